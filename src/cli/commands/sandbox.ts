import { SANDBOX_OPTIONS, type StartSandboxOptions } from '../../sandbox/node/options.ts';
import { defineCommand } from '../command.ts';
import { optionsFrom } from '../flags.ts';
import { PRINTING, serve } from '../serve.ts';

/** Runs the sandbox until it is interrupted. */
export const command = defineCommand({
  name: 'sandbox',
  summary: 'Run a sandbox: a service that keeps what it is sent',
  description: "Runs a sandbox of the service at the service's own URLs, until Ctrl-C: what is created is found later.",
  options: { ...optionsFrom(SANDBOX_OPTIONS), ...PRINTING },
  examples: [
    'sandbox',
    'sandbox --port 4020 --seed empty',
    'sandbox --data ./sandbox',
    'sandbox --limits documented --unknown refuse',
  ],
  notes: `Call it, for example, with

  curl 'http://127.0.0.1:4010/inventory/v1/contacts?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo' --json '{"contact_name":"Hubballi Outdoors"}'
  curl 'http://127.0.0.1:4010/inventory/v1/contacts?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo'

What the sandbox refuses by itself has the header x-sandbox-refusal.
Control URLs set the clock, take snapshots, add records and more:

  curl 'http://127.0.0.1:4010/sandbox/clock' -H 'X-Sandbox-Control: 1'`,
  async run(values) {
    const { startSandbox, SandboxError, SandboxOptionError, formatLine, formatJson } = await import(
      '../../sandbox/node/index.ts'
    );
    return serve<StartSandboxOptions>(
      {
        table: SANDBOX_OPTIONS,
        start: startSandbox,
        announce: ({ url, baseUrl }) =>
          `The sandbox answers at ${baseUrl}, its page is ${url}/sandbox. Ctrl-C stops it.`,
        OptionError: SandboxOptionError,
        StartError: SandboxError,
        formatLine,
        formatJson,
      },
      values,
    );
  },
});
