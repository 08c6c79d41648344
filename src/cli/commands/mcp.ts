import { version } from '../../contract/node/index.ts';
import type { LiveTarget } from '../../mcp/index.ts';
import { defineCommand } from '../command.ts';
import { findOperation, readContract } from '../document.ts';
import { untilInterrupted } from '../interrupt.ts';
import { ruleEvidenceIn } from '../rule-evidence.ts';
import { AUTHORIZATION, authorizationOf, baseUrlOf, type Given } from '../service-settings.ts';
import { filesIn, shippedSite } from '../site-archive.ts';
import { UsageError } from '../usage-error.ts';

/** Names of the variables that a live target needs. */
const [TOKEN, ORGANIZATION] = ['INVENTORY_ACCESS_TOKEN', 'INVENTORY_ORGANIZATION_ID'] as const;

/** Serves tools for agents. */
export const command = defineCommand({
  name: 'mcp',
  summary: 'Serve tools for agents over the Model Context Protocol',
  description: `Serves four tools for agents on standard input and output: search, describe and sample the operations of the contract,
and call them on a sandbox in memory, or with --base-url on a service.`,
  options: {
    'base-url': {
      type: 'string',
      value: '<url>',
      formerName: 'target',
      description: 'address of a service to call, with its path',
      fallback: 'a sandbox',
    },
    authorization: AUTHORIZATION,
    evidence: {
      type: 'string',
      value: '<file>',
      description: 'evidence of probes, which answers of the sandbox then show',
      fallback: 'none',
    },
    allow: {
      type: 'string',
      value: '<operationId>',
      multiple: true,
      description: 'operation that may write to the service; may be repeated',
      fallback: 'none: calls only read',
    },
  },
  examples: [
    'mcp',
    'mcp --base-url https://inventory.example.com/inventory/v1',
    'mcp --base-url https://inventory.example.com/inventory/v1 --allow createInvoice --allow markInvoiceSent',
  ],
  notes: `With a base URL, ${TOKEN} and ${ORGANIZATION} must be set. Calls count
toward the limits of the organization.`,
  async run({ allow = [], evidence, ...service }) {
    const contract = await readContract();
    for (const operation of allow) findOperation(contract, operation);
    const live = liveTarget(service, allow);
    if (!live && allow.length > 0) throw new UsageError('--allow needs --base-url: a sandbox accepts every call.');
    if (!live && service.authorization !== undefined)
      throw new UsageError('--authorization needs --base-url: the sandbox is called as the documents show it.');
    if (live && evidence !== undefined)
      throw new UsageError('--evidence is about the rules of the sandbox, and cannot be given with --base-url.');
    const found = evidence === undefined ? undefined : await ruleEvidenceIn(evidence);
    const { createServers, serveStdio } = await import('../../mcp/index.ts');
    const servers = createServers({
      version: version(),
      contract,
      target: live,
      evidence: found,
      site: () => filesIn(shippedSite()),
    });
    await Promise.race([serveStdio(servers()), untilInterrupted()]);
    return 0;
  },
});

/** The service to call; undefined for a sandbox. */
function liveTarget(service: Given, allow: readonly string[]): LiveTarget | undefined {
  const baseUrl = baseUrlOf(service);
  if (!baseUrl) return undefined;
  return {
    baseUrl: baseUrl.value,
    authorization: authorizationOf(service)?.value,
    accessToken: variable(TOKEN, baseUrl.source),
    organizationId: variable(ORGANIZATION, baseUrl.source),
    allowed: new Set(allow),
  };
}

function variable(name: string, source: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`${source} needs ${name} in the environment.`);
  return value;
}
