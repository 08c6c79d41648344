import { version } from '../../contract/node/index.ts';
import type { HttpOptions, LiveTarget } from '../../mcp/index.ts';
import { ListenError, OWN_TOKEN, readNumber, SERVER_OPTIONS } from '../../service/node/index.ts';
import { defineCommand } from '../command.ts';
import { findOperation, readContract } from '../document.ts';
import { ruleEvidenceIn } from '../read-yaml.ts';
import { untilInterrupted } from '../serve-until.ts';
import {
  AUTHORIZATION,
  authorizationOf,
  baseUrlOf,
  type Given,
  ORGANIZATION_VARIABLE as ORGANIZATION,
  TOKEN_VARIABLE as TOKEN,
} from '../service-settings.ts';
import { filesIn, shippedSite } from '../site-archive.ts';
import { CommandError, UsageError } from '../usage-error.ts';

/** The port of `--http` if none is given. */
const PORT = 4012;

/** Name of the variable with the token of `--http`. */
const MCP_TOKEN = 'INVENTORY_MCP_TOKEN';

/** Serves tools for agents. */
export const command = defineCommand({
  name: 'mcp',
  summary: 'Serve tools for agents over the Model Context Protocol',
  description: `Serves four tools for agents on standard input and output: search, describe, sample and call. Calls go to a sandbox in
memory, or with --base-url to a service. The pages of the reference are resources, and there are three prompts.
With --http, everything is served over HTTP, on this machine only.`,
  options: {
    'base-url': {
      type: 'string',
      value: '<url>',
      description: 'URL of a service to call, with its path',
      fallback: 'a sandbox',
    },
    authorization: AUTHORIZATION,
    evidence: {
      type: 'string',
      value: '<file>',
      description: "evidence from probes, to show in the sandbox's responses",
      fallback: 'none',
    },
    allow: {
      type: 'string',
      value: '<operationId>',
      multiple: true,
      description: 'operation that is allowed to write to the service; may be repeated',
      fallback: 'none: calls can only read',
    },
    http: {
      type: 'boolean',
      description: 'serves at `http://127.0.0.1:<port>/mcp` (streamable HTTP), until you press Ctrl-C',
    },
    port: {
      type: 'string',
      value: '<number>',
      description: 'port of `--http`; 0 picks a free one',
      fallback: String(PORT),
    },
    'mcp-token': {
      type: 'string',
      value: '<token>',
      description: `the same as \`${MCP_TOKEN}\`: token that requests to \`--http\` must send as a \`Bearer\` token; required with a service`,
      fallback: 'none',
    },
  },
  examples: [
    'mcp',
    'mcp --http',
    'mcp --base-url https://inventory.example.com/inventory/v1',
    'mcp --base-url https://inventory.example.com/inventory/v1 --allow createInvoice --allow markInvoiceSent',
  ],
  notes: `With a base URL, set ${TOKEN} and ${ORGANIZATION}. With --http, also set
--mcp-token, because anyone who reaches the tools acts with your access token. Calls count toward your organization's limits.`,
  async run({ allow = [], evidence, http, port, 'mcp-token': token, ...service }) {
    const contract = await readContract();
    for (const operation of allow) findOperation(contract, operation);
    const live = liveTarget(service, allow);
    if (!live && allow.length > 0) throw new UsageError('--allow needs --base-url: a sandbox accepts every call.');
    if (!live && service.authorization !== undefined)
      throw new UsageError('--authorization needs --base-url: the sandbox always uses the documented form.');
    if (live && evidence !== undefined)
      throw new UsageError("--evidence applies only to the sandbox. It can't be combined with --base-url.");
    const listening = httpOf({ http, port, token }, live);
    const found = evidence === undefined ? undefined : await ruleEvidenceIn(evidence);
    const { createServers, serveHttp, serveStdio } = await import('../../mcp/index.ts');
    const servers = createServers({
      version: version(),
      contract,
      target: live,
      evidence: found,
      site: () => filesIn(shippedSite()),
    });
    if (!listening) {
      await Promise.race([serveStdio(servers()), untilInterrupted()]);
      return 0;
    }
    const { url, close } = await serveHttp(servers, listening).catch(refuseStart);
    const stopped = untilInterrupted();
    console.log(`The tools are at ${url}. Press Ctrl-C to stop.`);
    await stopped;
    await close();
    return 0;
  },
});

/**
 * Returns the options for HTTP; undefined for standard input and output. The token is never printed.
 *
 * @throws UsageError if an option can't be used, or a service could be called without a token.
 */
function httpOf(
  { http, port, token }: { http: boolean; port: string | undefined; token: string | undefined },
  live: LiveTarget | undefined,
): HttpOptions | undefined {
  const given = { port, 'mcp-token': token };
  const [alone] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : name));
  if (!http && alone !== undefined) throw new UsageError(`--${alone} needs --http.`);
  if (!http) return undefined;
  const chosen = port === undefined ? PORT : readNumber(port);
  if (!SERVER_OPTIONS.port.check(chosen)) throw new UsageError(`--port ${SERVER_OPTIONS.port.must}`);
  const [own, source] = token === undefined ? [process.env[MCP_TOKEN] || undefined, MCP_TOKEN] : [token, '--mcp-token'];
  if (own !== undefined && !OWN_TOKEN.check(own)) throw new UsageError(`${source} ${OWN_TOKEN.must}`);
  if (live && own === undefined)
    throw new UsageError(
      `With --base-url, --http needs --mcp-token, or ${MCP_TOKEN} in the environment, because anyone who reaches the tools acts with your access token.`,
    );
  if (own !== undefined && source === MCP_TOKEN) console.error(`Using the token in ${MCP_TOKEN}.`);
  return { port: chosen, token: own };
}

function refuseStart(error: unknown): never {
  if (error instanceof ListenError) throw new CommandError(error.message);
  throw error;
}

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
