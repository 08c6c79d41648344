import { operationsOf } from '../contract/operations.ts';
import { unknownFormats } from '../contract/validation/formats.ts';
import { interpretedRequests } from '../contract/validation/interpreted.ts';
import { serviceContract } from '../service/contract.ts';
import { createFaults } from '../service/faults.ts';
import { ownHeader } from '../service/headers.ts';
import { ListenError, type Listening, listen } from '../service/node/server.ts';
import { delayRange, SERVER_DEFAULTS } from '../service/node/server-options.ts';
import { defined, problemOf } from '../service/options.ts';
import { createService } from '../service/service.ts';
import { readEdition, shippedDocument } from './document.ts';
import { createMockEngine } from './engine.ts';
import { MockError, MockOptionError } from './errors.ts';
import { MOCK_OPTIONS, type MockOptions } from './options.ts';

export type { Violation } from '../contract/validation/violations.ts';
export type {
  Engine,
  EngineAnswer,
  EngineCall,
  FormField,
  FormFile,
  FormPayload,
  JsonPayload,
  Payload,
  Preferences,
  Scopes,
} from '../service/engine.ts';
export type { LogEntry } from '../service/log.ts';
export { formatJson, formatLine } from '../service/node/format-log.ts';
export type { Handler } from '../service/node/handler.ts';
export type { RefusalReason } from '../service/reasons.ts';
export { Refusal } from '../service/refusal.ts';
export type { CreateEngine } from './engine.ts';
export { MockError, MockFileError, MockOptionError } from './errors.ts';
export type { MockOptions } from './options.ts';

/** The header that tells a refusal of the mock from a mocked answer. */
export const REFUSAL_HEADER = ownHeader('mock', 'refusal');

/** A mock that listens. */
export interface Mock {
  /** Its origin, such as `http://127.0.0.1:49152`. */
  url: string;
  /** Where the URLs of the contract begin, such as `http://127.0.0.1:49152/inventory/v1`: the `baseUrl` of a client. */
  baseUrl: string;
  port: number;
  /** Formats of the document that are not known, so that no value is checked against them. */
  unknownFormats: readonly string[];
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
 * @throws MockOptionError if an option cannot be used.
 * @throws MockFileError if the document is no edition of the contract; MockError if the port is in use.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const wrong = problemOf(MOCK_OPTIONS, options);
  if (wrong) throw new MockOptionError(wrong.option, wrong.problem);
  const { port, host, delay, failShare, maxBody, allowHost, corsOrigin, log, fallback, engine, seed } = {
    ...{ ...SERVER_DEFAULTS, engine: createMockEngine, seed: crypto.randomUUID() },
    ...defined(options),
  };
  const document = await (options.document === undefined ? shippedDocument() : readEdition(options.document));
  const operations = operationsOf(document);
  const chance = { delay: delayRange(delay), failShare, seed: String(seed) };
  const service = createService({
    name: 'mock',
    contract: serviceContract({
      operations,
      servers: document.servers,
      requests: interpretedRequests(operations, document),
    }),
    engine: await engine(document, { seed: chance.seed }),
    faults: createFaults(chance),
    corsOrigins: corsOrigin === undefined ? undefined : [corsOrigin].flat(),
    log,
  });
  const allowedHosts = [allowHost ?? []].flat();
  const server = await listen(service, { port, host, allowedHosts, maxBody, fallback }).catch(refuseAddress);
  return { ...server, baseUrl: server.url + service.basePaths[0], unknownFormats: unknownFormats(document) };
}

function refuseAddress(error: unknown): Listening {
  throw error instanceof ListenError ? new MockError(error.message) : error;
}
