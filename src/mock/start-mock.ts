import {
  conventionsOf,
  documentedAuthorization,
  interpretedRequests,
  operationsOf,
  type Unsupported,
  unknownFormats,
} from '../contract/index.ts';
import { createFaults, createService, defined, ownHeader, problemOf, serviceContract } from '../service/index.ts';
import { delayRange, ListenError, type Listening, listen, SERVER_DEFAULTS } from '../service/node/index.ts';
import { mockedDocument } from './mock-document.ts';
import { createMockEngine } from './mock-engine.ts';
import { MockError, MockOptionError } from './mock-errors.ts';
import { MOCK_OPTIONS, type MockOptions } from './mock-options.ts';

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
  /** Parts of the document that are not read, with why. */
  unsupported: readonly Unsupported[];
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
 * @throws MockFileError if the document is no OpenAPI 3.1 document; MockError if the port is in use.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const wrong = problemOf(MOCK_OPTIONS, options);
  if (wrong) throw new MockOptionError(wrong.option, wrong.problem);
  const { port, host, delay, failShare, maxBody, allowHost, corsOrigin, log, fallback, engine, seed } = {
    ...{ ...SERVER_DEFAULTS, engine: createMockEngine, seed: crypto.randomUUID() },
    ...defined(options),
  };
  const { document, unsupported } = await mockedDocument(options.document);
  const authorization = options.authorization ?? documentedAuthorization(document);
  const operations = operationsOf(document);
  const { account, envelope } = conventionsOf(document);
  const chance = { delay: delayRange(delay), failShare, seed: String(seed) };
  const service = createService({
    name: 'mock',
    contract: serviceContract({
      operations,
      servers: document.servers,
      requests: interpretedRequests(operations, document),
      account,
    }),
    engine: await engine(document, { seed: chance.seed }),
    faults: createFaults(chance),
    authorization,
    takesNoToken: authorization === undefined,
    refusesWithProblems: !['code', 'message'].every((key) => envelope.includes(key)),
    corsOrigins: corsOrigin === undefined ? undefined : [corsOrigin].flat(),
    log,
  });
  const allowedHosts = [allowHost ?? []].flat();
  const server = await listen(service, { port, host, allowedHosts, maxBody, fallback }).catch(refuseAddress);
  return {
    ...server,
    baseUrl: server.url + service.basePaths[0],
    unknownFormats: unknownFormats(document),
    unsupported,
  };
}

function refuseAddress(error: unknown): Listening {
  throw error instanceof ListenError ? new MockError(error.message) : error;
}
