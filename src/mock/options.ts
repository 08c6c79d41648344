import { randomUUID } from 'node:crypto';
import type { OpenApiDocument } from '../contract/document.ts';
import { shippedFile } from '../contract/node/shipped.ts';
import type { CreateEngine } from './engine.ts';
import type { Handler } from './front.ts';
import type { LogEntry } from './log.ts';

/** How a mock is started. Every option may be left out. */
export interface MockOptions {
  /** Port to listen on, 0 by default, which takes a free one. */
  port?: number;
  /** Address to listen on, `127.0.0.1` by default, so that only this machine reaches the mock. `0.0.0.0` is every address. */
  host?: string;
  /** The contract, or the path of its JSON or YAML file; the one of this package by default. */
  document?: OpenApiDocument | string;
  /** Delay of every answer in ms, or the shortest and the longest; none by default. */
  delay?: number | readonly [from: number, to: number];
  /** Share of the requests that fail with 429 or 5xx, from 0 to 1, 0 by default. */
  failShare?: number;
  /** Repeats delays, failures and dynamic answers of an earlier run; random by default. */
  seed?: string | number;
  /** Origin or origins whose pages may read answers, such as `http://localhost:5173`; any by default. */
  corsOrigin?: string | readonly string[];
  /** Told of each request when it has been answered. */
  log?: (entry: LogEntry) => void;
  /** Most bytes of a body, 10 MiB by default. */
  maxBody?: number;
  /** Handles requests to URLs that are not the service's, such as those of a site; 404 by default. */
  otherwise?: Handler;
  /** Makes what answers; Prism, with the samples of the contract, by default. */
  engine?: CreateEngine;
}

/** Options with their defaults. */
export interface ResolvedOptions {
  port: number;
  host: string;
  document: OpenApiDocument | string;
  delay: readonly [from: number, to: number];
  failShare: number;
  seed: string;
  corsOrigins: readonly string[] | undefined;
  maxBody: number;
}

/** The mock cannot start. The message says why and what to do. */
export class MockError extends Error {
  override readonly name: string = 'MockError';
}

/** An option has a value that cannot be used. */
export class MockOptionError extends MockError {
  override readonly name = 'MockOptionError';
  readonly option: keyof MockOptions;
  /** What its value must be, as the end of a sentence. */
  readonly problem: string;

  constructor(option: keyof MockOptions, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}

const MIB = 1024 ** 2;

/** What a timer of Node can hold, in ms: 24 days. */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * Checks options and fills in their defaults.
 *
 * @throws MockOptionError for a value that cannot be used.
 */
export function resolveOptions(options: MockOptions): ResolvedOptions {
  const {
    port = 0,
    host = '127.0.0.1',
    delay = 0,
    failShare = 0,
    seed = randomUUID(),
    corsOrigin,
    maxBody = 10 * MIB,
  } = options;
  const range: readonly [number, number] = typeof delay === 'number' ? [delay, delay] : delay;
  const [from, to] = range;
  check('port', Number.isInteger(port) && port >= 0 && port <= 65_535, 'must be a whole number from 0 to 65535.');
  check('host', host !== '', 'must be an address, such as 127.0.0.1.');
  check(
    'delay',
    range.every((ms) => Number.isInteger(ms)) && 0 <= from && from <= to && to <= LONGEST_DELAY,
    'must be whole milliseconds, or a range of them with the shorter first.',
  );
  check('failShare', failShare >= 0 && failShare <= 1, 'must be a share from 0 to 1, such as 0.05.');
  check('maxBody', Number.isInteger(maxBody) && maxBody >= 0, 'must be a whole number of bytes.');
  const corsOrigins = corsOrigin === undefined ? undefined : [corsOrigin].flat();
  check(
    'corsOrigin',
    corsOrigins?.every(isOrigin) ?? true,
    'must be an origin with its scheme and without a path, such as http://localhost:5173.',
  );
  const document = options.document ?? shippedFile('generated/openapi.json');
  return { port, host, document, delay: range, failShare, seed: String(seed), corsOrigins, maxBody };
}

function check(option: keyof MockOptions, holds: boolean, problem: string): void {
  if (!holds) throw new MockOptionError(option, problem);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
