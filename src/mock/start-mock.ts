import {
  conventionsOf,
  documentedAuthorization,
  interpretedRequests,
  operationsOf,
  type Unsupported,
  unknownFormats,
} from '../contract/index.ts';
import {
  ALL_FORMS,
  checkFailure,
  createFailures,
  createService,
  defined,
  type Failure,
  failing,
  ownHeader,
  problemOf,
  problemOfFailures,
  serviceContract,
} from '../service/index.ts';
import { ListenError, type Listening, listen, SERVER_DEFAULTS } from '../service/node/index.ts';
import { createRefusals } from './documented-refusals.ts';
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
  /**
   * Lets the next call fail, or a later one. Calls that the contract refuses do not count.
   *
   * @throws RangeError if the failure is not valid, or there is no such operation.
   */
  failNext(failure: Failure): void;
  /** The failures that were asked for and have not come yet, with the calls that are left. */
  readonly failures: readonly Failure[];
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
 * @throws MockOptionError if an option can't be used.
 * @throws MockFileError if the document is not an OpenAPI document of version 3.1 or 3.2; MockError if the port is in use.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const wrong = problemOf(MOCK_OPTIONS, options);
  if (wrong) throw new MockOptionError(wrong.option, wrong.problem);
  const { port, host, maxBody, allowHost, corsOrigin, log, fallback, engine, seed } = {
    ...{ ...SERVER_DEFAULTS, engine: createMockEngine, seed: crypto.randomUUID() },
    ...defined(options),
  };
  const { document, unsupported } = await mockedDocument(options.document);
  const authorization = options.authorization ?? documentedAuthorization(document);
  const operations = operationsOf(document);
  const { account, envelope } = conventionsOf(document);
  const wrongFailure = problemOfFailures(options.failures, operations);
  if (wrongFailure) throw new MockOptionError(wrongFailure.option, wrongFailure.problem);
  const failures = createFailures(options.failures ?? [], String(seed));
  const service = createService({
    name: 'mock',
    contract: serviceContract({
      operations,
      servers: document.servers,
      requests: interpretedRequests(operations, document),
      account,
      formReading: ALL_FORMS,
    }),
    engine: failing('mock', await engine(document, { seed: String(seed) }), failures),
    authorization,
    takesNoToken: authorization === undefined,
    writeRefusal: ['code', 'message'].every((key) => envelope.includes(key))
      ? undefined
      : createRefusals(document, operations),
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
    failNext(failure) {
      checkFailure(failure, operations);
      failures.add(failure);
    },
    get failures() {
      return structuredClone(failures.pending);
    },
  };
}

function refuseAddress(error: unknown): Listening {
  throw error instanceof ListenError ? new MockError(error.message) : error;
}
