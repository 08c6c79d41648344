import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type Authorization, type OpenApiDocument, readDocument } from '../contract/index.ts';
import type { SandboxOptions } from '../public/sandbox.ts';
import { controlDocument } from '../sandbox/control/index.ts';
import { createCatalogue } from './catalogue.ts';
import { createMcpServer } from './mcp-server.ts';
import { sendToSandbox, sendWith } from './send.ts';
import type { Calling } from './tools/call.ts';

/** A service that is called instead of the sandbox. */
export interface LiveTarget {
  /** Its address with the path of the service, such as `https://inventory.example.com/inventory/v1`. */
  baseUrl: string;
  organizationId: string;
  accessToken: string;
  /** How calls carry the token; as documented by default. */
  authorization?: Authorization | undefined;
  /** The operations that may write; any may read. */
  allowed: ReadonlySet<string>;
}

/**
 * Serves the four tools on standard input and output, until the client closes the connection.
 *
 * @param target The service to call; a sandbox in this process if it is undefined.
 * @param evidence What probes of accounts have found of the rules of that sandbox.
 */
export async function serveMcp(
  version: string,
  contract: OpenApiDocument,
  target: LiveTarget | undefined,
  evidence?: SandboxOptions['evidence'],
): Promise<void> {
  const catalogue = createCatalogue(contract, target ? undefined : readDocument(controlDocument));
  const calling = target
    ? callingOf(target)
    : { send: sendToSandbox(evidence), target: 'a sandbox in memory', allowed: undefined };
  const server = createMcpServer(version, catalogue, calling);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', () => void server.close());
  });
  await server.connect(new StdioServerTransport());
  await closed;
}

function callingOf({ allowed, ...service }: LiveTarget): Calling {
  return { send: sendWith(service), target: service.baseUrl, allowed };
}
