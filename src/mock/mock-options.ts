import type { Authorization, OpenApiDocument } from '../contract/index.ts';
import { AUTHORIZATION_OPTION, type Failure, type OptionTable } from '../service/index.ts';
import { isFunction, isText, SERVED_FAILURES, SERVER_OPTIONS, type ServerOptions } from '../service/node/index.ts';
import type { CreateEngine } from './mock-engine.ts';

/** Options of a mock. Each may be left out. */
export interface MockOptions extends ServerOptions {
  /**
   * How requests carry the token: `(token) => 'Bearer ' + token`, or a function that returns headers; only the header with the token is checked. Service-oauthtoken {token} by default.
   */
  authorization?: Authorization | undefined;
  /** Failures that are pending from the start. None by default. */
  failures?: readonly Failure[] | undefined;
  /** String that makes random failures and dynamic responses repeatable. Random by default. */
  seed?: string | number | undefined;
  /** OpenAPI 3.1 or 3.2 document to mock, as JSON or YAML. The package's by default. */
  document?: OpenApiDocument | string | undefined;
  /** Function that creates the engine. An engine that responds with samples by default. */
  engine?: CreateEngine | undefined;
}

/** The options of the mock: their checks, flags and descriptions. */
export const MOCK_OPTIONS: OptionTable<MockOptions> = {
  ...SERVER_OPTIONS,
  authorization: AUTHORIZATION_OPTION,
  failures: SERVED_FAILURES,
  seed: {
    description: 'string that makes random failures and dynamic responses repeatable',
    default: 'random',
    flag: { name: 'seed', value: '<text>' },
    check: (value) => typeof value === 'string' || typeof value === 'number',
    must: 'must be a string or a number.',
  },
  document: {
    description: 'OpenAPI 3.1 or 3.2 document to mock, as JSON or YAML',
    default: "the package's",
    flag: { name: 'document', value: '<file>' },
    check: (value) => isText(value) || (typeof value === 'object' && value !== null),
    must: 'must be a document or the path of a file.',
  },
  engine: {
    description: 'function that creates the engine',
    default: 'an engine that responds with samples',
    check: isFunction,
    must: 'must be a function.',
  },
};
