import { ROUTES } from '../../sandbox/control/index.ts';
import { SANDBOX_OPTIONS } from '../../sandbox/node/index.ts';
import { OPTIONS } from '../../sandbox/options/index.ts';
import { commandNames, loadCommand, optionRows } from '../../src/cli/index.ts';
import { MOCK_OPTIONS } from '../../src/mock/index.ts';
import type { OptionTable } from '../../src/service/index.ts';
import { table } from './table.ts';
import { type Member, readInterfaces } from './typed-options.ts';

const HEAD = `# Options

Every option with its default, generated from the tables and the types in the code. [The command line](command-line.md) shows how to
use the commands; \`npx inventory-service-api <command> --help\` prints the same tables. The [client](client.md) comes last.`;

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

/** The options of commands, of `startMock`, `createSandbox` and `startSandbox`, the control URLs, and the options of the client. */
export async function optionsPage(): Promise<string> {
  return `${[HEAD, ...(await ofServers()), ...ofClient()].join('\n\n')}\n`;
}

async function ofServers(): Promise<string[]> {
  const commands = await Promise.all(commandNames.map(loadCommand));
  const ofCommands = commands.map(({ name, operands = [], options }) => {
    const rows = [
      ...operands.map((operand) => ({ usage: operand.name, fallback: '', ...operand })),
      ...optionRows(options),
    ];
    return section(
      name,
      ['option', 'what it does', 'default'],
      rows.map(({ usage, description, fallback }) => [`\`${usage}\``, description, fallback]),
    );
  });
  const urls = ROUTES.map(({ method, path, summary }) => [`\`${method} /sandbox${path}\``, summary]);
  return [
    ...ofCommands,
    ofMembers('startMock', MOCK_OPTIONS),
    ofMembers('createSandbox', OPTIONS),
    ofMembers('startSandbox', SANDBOX_OPTIONS),
    section('Control URLs of the sandbox', ['call', 'what it does'], urls),
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
