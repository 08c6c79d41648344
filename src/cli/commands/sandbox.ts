import { SANDBOX_OPTIONS, type SandboxServer, type StartSandboxOptions } from '../../../sandbox/node/index.ts';
import { readFlags } from '../../service/index.ts';
import { defineCommand } from '../command.ts';
import { DELAY, failuresOf } from '../failing.ts';
import type { CommandOption, CommandOptions } from '../help.ts';
import { assumptionsIn, ruleEvidenceIn } from '../read-yaml.ts';
import { optionsFrom, PRINTING, serve } from '../serve-until.ts';
import { AUTHORIZATION, authorizationOf } from '../service-settings.ts';
import { CommandError, UsageError } from '../usage-error.ts';

const OPTIONS = {
  ...optionsFrom(SANDBOX_OPTIONS),
  delay: DELAY,
  authorization: AUTHORIZATION,
  export: {
    type: 'string',
    value: '<folder>',
    description: 'writes an organization from `--data` to a folder that `--seed` reads, and exits',
  },
  ...PRINTING,
} as const satisfies CommandOptions;

/** Options that are allowed with `--export`, and itself. */
const OF_EXPORT = ['export', 'data', 'organization-id'];

/** Runs the sandbox until it is interrupted. */
export const command = defineCommand({
  name: 'sandbox',
  summary: 'Run a local copy of the service that stores what you send',
  description: 'Runs a sandbox at the same paths as the service, until you press Ctrl-C. It stores what you create.',
  options: OPTIONS,
  examples: [
    'sandbox',
    'sandbox --port 4020 --seed empty',
    'sandbox --seed busy',
    'sandbox --seed ./seed',
    'sandbox --data ./sandbox',
    'sandbox --data ./sandbox --export ./seed',
    'sandbox --limits documented --unknown refuse',
    'sandbox --fail answer=lost,operationId=createInvoice,nth=2',
  ],
  notes: `Examples with curl:

  curl 'http://127.0.0.1:4010/inventory/v1/contacts?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo' --json '{"contact_name":"Hubballi Outdoors '$(date +%s)'"}'
  curl 'http://127.0.0.1:4010/inventory/v1/contacts?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo'

Error responses have an x-sandbox-refusal header.
The control URLs set the clock, take snapshots, add records and more:

  curl 'http://127.0.0.1:4010/sandbox/clock' -H 'X-Sandbox-Control: 1'`,
  async run(values) {
    if (values.export !== undefined) return exportTo(values.export, values);
    const { startSandbox, SandboxError, SandboxFileError, SandboxOptionError, formatLine, formatJson } = await import(
      '../../public/sandbox-server.ts'
    );
    return serve<StartSandboxOptions, SandboxServer>(
      {
        table: SANDBOX_OPTIONS,
        start: startSandbox,
        announce: (server) => announcement(server, values),
        OptionError: SandboxOptionError,
        FileError: SandboxFileError,
        StartError: SandboxError,
        formatLine,
        formatJson,
      },
      {
        ...values,
        fail: failuresOf(values),
        ...(await rulesOf(values)),
        authorization: authorizationOf(values)?.value,
        'control-token': controlTokenOf(values),
      },
    );
  },
});

function announcement({ url, baseUrl, sandbox }: SandboxServer, { data }: Readonly<Record<string, unknown>>): string {
  const today = new Date(sandbox.clock.now()).toISOString().slice(0, 10);
  return [
    `Sandbox API: ${baseUrl}`,
    `Console:     ${url}/sandbox`,
    `Date:        ${today}. With --clock now, it follows yours.`,
    data === undefined
      ? 'Records last until you press Ctrl-C. To keep them, add --data ./sandbox.'
      : `Records are stored in ${String(data)}. Press Ctrl-C to stop.`,
  ].join('\n');
}

/** Reads rule settings from files: the assumptions that are switched, and the findings of probes. */
async function rulesOf({ assumptions, evidence }: Readonly<Record<string, unknown>>): Promise<object> {
  return {
    ...(typeof assumptions === 'string' && { assumptions: await assumptionsIn(assumptions) }),
    ...(typeof evidence === 'string' && { evidence: await ruleEvidenceIn(evidence) }),
  };
}

/** The control token, by the option or the environment, where other users of the machine do not see it. It is never printed. */
function controlTokenOf(values: Readonly<Record<string, unknown>>): unknown {
  const given = values['control-token'];
  const token = given ?? (process.env['INVENTORY_CONTROL_TOKEN'] || undefined);
  if (given === undefined && token !== undefined) console.error('Using the control token in INVENTORY_CONTROL_TOKEN.');
  return token;
}

/** Writes what a sandbox has kept as a seed. */
async function exportTo(folder: string, values: Readonly<Record<string, unknown>>): Promise<number> {
  const { exportData, SandboxError } = await import('../../public/sandbox-server.ts');
  const { data, organizationId } = readFlags<StartSandboxOptions>(SANDBOX_OPTIONS, values);
  if (data === undefined) throw new UsageError('--export needs --data, the folder with the data.');
  const other = Object.entries<CommandOption>(OPTIONS).find(([name, { type, default: preset }]) => {
    const isGiven = type === 'boolean' ? values[name] === true : values[name] !== preset;
    return isGiven && !OF_EXPORT.includes(name);
  });
  if (other) throw new UsageError(`--${other[0]} can't be combined with --export, which does not start a sandbox.`);
  try {
    const { records, warnings, ...exported } = exportData({ data, folder, organizationId });
    for (const warning of warnings) console.error(warning);
    console.log(
      `${records} records of the organization ${exported.organizationId} are in ${folder}. Start from them with --seed ${folder}`,
    );
    return 0;
  } catch (error) {
    if (error instanceof SandboxError) throw new CommandError(error.message);
    throw error;
  }
}
