import { defineCommand } from '../command.ts';
import { untilInterrupted } from '../interrupt.ts';
import { version } from '../package-version.ts';
import { findOperation, readContract } from '../read-contract.ts';
import { UsageError } from '../usage-error.ts';

/** Names of the variables that a live target needs. */
const [TOKEN, ORGANIZATION] = ['INVENTORY_ACCESS_TOKEN', 'INVENTORY_ORGANIZATION_ID'] as const;

/** Serves tools for agents. */
export const command = defineCommand({
  name: 'mcp',
  summary: 'Serve tools for agents over the Model Context Protocol',
  description: `Serves four tools for agents on standard input and output: search, describe and sample the operations of the contract,
and call them on a sandbox in memory, or with --target on a service.`,
  options: {
    target: {
      type: 'string',
      value: '<url>',
      description: 'URL of a service to call, including its path',
      fallback: 'a sandbox',
    },
    allow: {
      type: 'string',
      value: '<operationId>',
      multiple: true,
      description: 'operation that may write to the target; may be repeated',
      fallback: 'none: calls only read',
    },
  },
  examples: [
    'mcp',
    'mcp --target https://inventory.example.com/inventory/v1',
    'mcp --target https://inventory.example.com/inventory/v1 --allow createInvoice --allow markInvoiceSent',
  ],
  notes: `With --target, ${TOKEN} and ${ORGANIZATION} must be set. Calls count
toward the limits of the organization.`,
  async run({ target, allow = [] }) {
    const contract = await readContract();
    for (const operation of allow) findOperation(contract, operation);
    if (target === undefined && allow.length > 0)
      throw new UsageError('--allow needs --target: a sandbox accepts every call.');
    const live = target === undefined ? undefined : liveTarget(target, allow);
    const { serveMcp } = await import('../../mcp/index.ts');
    await Promise.race([serveMcp(version(), contract, live), untilInterrupted()]);
    return 0;
  },
});

function liveTarget(target: string, allow: readonly string[]) {
  if (!/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : ''))
    throw new UsageError('--target must be an http or https URL, such as https://inventory.example.com/inventory/v1.');
  return {
    baseUrl: target.replace(/\/$/, ''),
    accessToken: variable(TOKEN),
    organizationId: variable(ORGANIZATION),
    allowed: new Set(allow),
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`--target needs ${name} in the environment.`);
  return value;
}
