import { createCors } from './cors.ts';
import { loadDocument } from './document.ts';
import { createFaults } from './faults.ts';
import { createFront } from './front.ts';
import { type MockOptions, resolveOptions } from './options.ts';
import { createPrismEngine } from './prism/index.ts';
import { createRoutes } from './routes.ts';
import { listen } from './server.ts';

export type {
  Answer,
  CreateEngine,
  Engine,
  EngineRequest,
  FormPayload,
  JsonPayload,
  Payload,
  Preferences,
} from './engine.ts';
export type { Handler } from './front.ts';
export { formatJson, formatLine, type LogEntry } from './log.ts';
export { MockError, MockOptionError, type MockOptions } from './options.ts';
export { REFUSAL_HEADER, Refusal, type RefusalReason, type Violation } from './refusal.ts';

/** A mock that listens. */
export interface Mock {
  /** Its origin, such as `http://127.0.0.1:49152`. */
  url: string;
  /** Where the URLs of the contract begin, such as `http://127.0.0.1:49152/inventory/v1`: the `baseUrl` of a client. */
  baseUrl: string;
  port: number;
  /** Stops it and ends all its connections. It may be called again. */
  close(): Promise<void>;
}

/**
 * Starts a mock of the service in this process.
 *
 * ```ts
 * const mock = await startMock();
 * const inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });
 * await mock.close();
 * ```
 *
 * @throws MockOptionError if an option cannot be used; MockError if the document cannot be read or the port is taken.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const resolved = resolveOptions(options);
  const { port, host, seed, delay, failShare, corsOrigins, maxBody } = resolved;
  const { engine: createEngine = createPrismEngine, log, otherwise } = options;
  const document = await loadDocument(resolved.document);
  const routes = createRoutes(document);
  const front = createFront({
    document,
    engine: await createEngine(document, { seed }),
    routes,
    cors: createCors(corsOrigins),
    nextFault: createFaults({ delay, failShare, seed }),
    maxBody,
    log,
    otherwise,
  });
  const server = await listen(front, { port, host });
  const url = `http://${addressOf(host)}:${server.port}`;
  return { url, baseUrl: `${url}${routes.basePaths[0]}`, port: server.port, close: server.close };
}

/** What stands in a URL for a host: this machine for all addresses, and brackets around IPv6. */
function addressOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
