import { ROUTES } from '../../sandbox/control/index.ts';
import { SANDBOX_OPTIONS } from '../../sandbox/node/index.ts';
import { OPTIONS } from '../../sandbox/options/index.ts';
import {
  type Command,
  commandNames,
  ENVIRONMENT,
  EXIT_STATUSES,
  loadCommand,
  optionRows,
} from '../../src/cli/index.ts';
import { MOCK_OPTIONS } from '../../src/mock/index.ts';
import { codeOf, type OptionTable, REASONS } from '../../src/service/index.ts';
import { OF_SANDBOX, WHEN } from './error-reasons.ts';
import { table } from './table.ts';
import { type Member, readInterfaces } from './typed-options.ts';

const HEAD = `# Options

Every command, and every option with its default, plus [exit statuses](#exit-statuses) and [error codes](#error-codes). The
[client](client.md) comes last. This page is generated from the code.

Run a command with \`npx inventory-service-api <command>\`. \`<command> --help\` prints its options with examples. Results go to standard
output and messages to standard error, so you can pipe everything. A command that reads a file also reads a pipe: \`-\` is standard input,
and gzip is recognized by its content.`;

const SERVICE = `## Your service

The service documentation names no host, and your account may expect another token prefix. Set both once, for all commands:`;

const PRECEDENCE = `Options take precedence. A command that reads the URL or the form from the environment says so on standard error. Without a URL, no
command sends anything to a service.`;

const CODES = `## Error codes

The service documentation names no error codes, so \`code\` is made up: the status, and two digits for the reason. The header
\`x-sandbox-refusal\` or \`x-mock-refusal\` names the reason. The sandbox and the mock share these:`;

/** The interfaces of the client's options, by heading. */
const CLIENT = {
  createInventoryClient: 'InventoryClientOptions',
  'limits of createInventoryClient': 'Limits',
  'limitHeaders of createInventoryClient': 'LimitHeaders',
  'Options of a call': 'ListOptions',
  'pages of a list': 'PagesOptions',
  mapRecords: 'MapRecordsOptions',
  keepToken: 'KeepTokenOptions',
  redisLimiter: 'RedisLimiterOptions',
  fileLimiter: 'FileLimiterOptions',
  redisLock: 'RedisLockOptions',
  fileLock: 'FileLockOptions',
} as const;

/** The client makes these optional. */
const LIMITS = new Set(['perMinute', 'perDay']);

const FILES = {
  InventoryClientOptions: 'src/client/client-options.ts',
  Limits: 'src/client/budget.ts',
  LimitHeaders: 'src/client/limit-headers.ts',
  ListOptions: 'src/client/paging.ts',
  PagesOptions: 'src/client/paging.ts',
  MapRecordsOptions: 'src/client/map-records.ts',
  KeepTokenOptions: 'src/token/keep-token.ts',
  RedisLimiterOptions: 'src/limits/redis.ts',
  FileLimiterOptions: 'src/file/file-limiter.ts',
  RedisLockOptions: 'src/token/redis-lock.ts',
  FileLockOptions: 'src/file/file-lock.ts',
  CallInfo: 'src/client/errors.ts',
  Hooks: 'src/client/hooks.ts',
};

/**
 * The commands with their options, variables and exit statuses; the options of `startMock`, `createSandbox` and `startSandbox`,
 * the control URLs, error codes, and the options of the client.
 */
export async function optionsPage(): Promise<string> {
  const commands = await Promise.all(commandNames.map(loadCommand));
  return `${[HEAD, ...overview(commands), ...ofServers(commands), ...errorCodes(), ...ofClient()].join('\n\n')}\n`;
}

function overview(commands: readonly Command[]): string[] {
  const detailed = commands.filter(({ exitStatuses }) => exitStatuses !== undefined);
  return [
    table(
      ['command', 'what it does'],
      commands.map(({ name, summary }) => [`[\`${name}\`](#${name})`, summary]),
    ),
    SERVICE,
    table(
      ['variable', 'what it is'],
      ENVIRONMENT.map(({ usage, description }) => [`\`${usage}\``, description]),
    ),
    PRECEDENCE,
    section(
      'Exit statuses',
      ['exit status', 'meaning'],
      EXIT_STATUSES.map(({ usage, description }) => [usage, description]),
    ),
    `These commands say more in their \`--help\`: ${detailed.map(({ name }) => `\`${name}\``).join(', ')}.`,
  ];
}

/** The codes of errors in their order, those that only the sandbox has last. */
function errorCodes(): string[] {
  const reasons = (Object.keys(REASONS) as (keyof typeof REASONS)[]).map((name) => {
    const reason: (typeof REASONS)[typeof name] = REASONS[name];
    const isOfSandbox = reason.by === 'rule' || OF_SANDBOX.has(name);
    return { name, isOfSandbox, codes: reason.statuses.map((status) => codeOf(status, name)), when: WHEN[name] };
  });
  const tableOf = (ofSandbox: boolean): string =>
    table(
      ['reason', 'code', 'when'],
      reasons
        .filter(({ isOfSandbox }) => isOfSandbox === ofSandbox)
        .toSorted((one, other) => one.codes[0]! - other.codes[0]!)
        .map(({ name, codes, when }) => [`\`${name}\``, codes.join(', '), when]),
    );
  return [CODES, tableOf(false), 'Only the sandbox has these:', tableOf(true)];
}

function ofServers(commands: readonly Command[]): string[] {
  const ofCommands = commands.map(({ name, operands = [], options }) => {
    const rows = [
      ...operands.map((operand) => ({ usage: operand.name, fallback: '', ...operand })),
      ...optionRows(options),
    ];
    return section(
      name,
      ['option', 'what it does', 'default'],
      rows.map(({ usage, description, fallback = '' }) => [`\`${usage}\``, description, fallback]),
    );
  });
  const urls = ROUTES.map(({ method, path, summary }) => [`\`${method} /sandbox${path}\``, summary]);
  return [
    ...ofCommands,
    ofMembers('startMock', MOCK_OPTIONS),
    ofMembers('createSandbox', OPTIONS),
    ofMembers('startSandbox', SANDBOX_OPTIONS),
    section('Control URLs of the sandbox', ['request', 'what it does'], urls),
  ];
}

function ofClient(): string[] {
  const { membersOf, argumentsOf } = readInterfaces(FILES);
  const head = ['member', 'type', 'what it does'];
  const rowOf = ({ name, type, description, isRequired }: Member): string[] => [
    `\`${name}\`${isRequired && !LIMITS.has(name) ? ', required' : ''}`,
    `\`${type}\``,
    description,
  ];
  const ofAll = membersOf('CallInfo');
  const isOfAll = ({ name }: Member): boolean => ofAll.some((member) => member.name === name);
  return [
    ...Object.entries(CLIENT).map(([name, type]) => section(name, head, membersOf(type).map(rowOf))),
    section(
      'Hooks',
      ['hook', 'when it is called'],
      membersOf('Hooks').map(({ name, description }) => [`\`${name}\``, description]),
    ),
    section(
      'What hooks receive',
      ['member', 'of', 'type', 'what it is'],
      [
        ...ofAll.map((member) => ['all but `onExchange`', member] as const),
        ...argumentsOf('Hooks').flatMap(([hook, members]) =>
          members.filter((member) => !isOfAll(member)).map((member) => [`\`${hook}\``, member] as const),
        ),
      ].map(([of, { name, type, description }]) => [`\`${name}\``, of, `\`${type}\``, description]),
    ),
  ];
}

function ofMembers(name: string, options: OptionTable<never>): string {
  const rows = Object.entries<OptionTable<Record<string, unknown>>[string]>(options).map(([member, option]) => [
    `\`${member}\``,
    option.description,
    option.default ?? '',
  ]);
  return section(name, ['member', 'what it does', 'default'], rows);
}

function section(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `## ${name}\n\n${table(head, rows)}`;
}
