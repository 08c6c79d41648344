import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { controlDocument } from '../../sandbox/control/index.ts';
import { type Authorization, type OpenApiDocument, readDocument } from '../contract/index.ts';
import type { SandboxOptions } from '../public/sandbox.ts';
import { createCatalogue } from './catalogue.ts';
import { createMcpServer } from './mcp-server.ts';
import { type Pages, readPages, type SiteFiles } from './pages.ts';
import { sendToSandbox, sendWith } from './send.ts';
import type { Calling } from './tools/call.ts';

/** A service that is called instead of the sandbox. */
export interface LiveTarget {
  /** Its address with the path of the service, such as `https://inventory.example.com/inventory/v1`. */
  baseUrl: string;
  organizationId: string;
  accessToken: string;
  /** Form of the token header; as documented by default. */
  authorization?: Authorization | undefined;
  /** The operations that may write; any may read. */
  allowed: ReadonlySet<string>;
}

export interface McpOptions {
  version: string;
  contract: OpenApiDocument;
  /** The service to call; a sandbox in this process if it is undefined. */
  target: LiveTarget | undefined;
  /** Findings of account probes on the rules of that sandbox; none by default. */
  evidence?: SandboxOptions['evidence'];
  /** Reads the files of the reference, which are resources. It is called when they are first asked for. */
  site(): SiteFiles;
}

/** Prepares servers, one for each connection, which share what they call: the service, or one sandbox. */
export function createServers({ version, contract, target, evidence, site }: McpOptions): () => Server {
  const catalogue = createCatalogue(contract, target ? undefined : readDocument(controlDocument));
  const calling = target
    ? callingOf(target)
    : { send: sendToSandbox(evidence), target: 'a sandbox in memory', allowed: undefined };
  let pages: Pages | undefined;
  return () => createMcpServer(version, catalogue, calling, () => (pages ??= readPages(site())));
}

/** Serves on standard input and output, until the client closes the connection. */
export async function serveStdio(server: Server): Promise<void> {
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
