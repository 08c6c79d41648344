import { ANY_ORIGIN, isOrigin } from '../cors.ts';
import { FAILURES_OPTION } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Option, OptionTable } from '../options.ts';
import type { Handler } from './handler.ts';
import { isHostName } from './host.ts';

/** The options of every program that serves a service. Each may be left out. */
export interface ServerOptions {
  /** Port to listen on; 0 picks a free one. 0 by default. */
  port?: number | undefined;
  /** Address to listen on; `0.0.0.0` opens it to the network. 127.0.0.1 by default. */
  host?: string | undefined;
  /** Additional host name to accept. None by default. */
  allowHost?: string | readonly string[] | undefined;
  /** Extra origin to accept requests from, or `*`. Local ones by default. */
  corsOrigin?: string | readonly string[] | undefined;
  /** Maximum size of a body, in bytes. 10 MiB by default. */
  maxBody?: number | undefined;
  /** Function that is called after each request. */
  log?: Log | undefined;
  /** Connect or Express handler for all other URLs. 404 by default. */
  fallback?: Handler | undefined;
}

const MIB = 1024 ** 2;

export const SERVER_DEFAULTS = { port: 0, host: '127.0.0.1', maxBody: 10 * MIB } as const;

/** The options of every program that serves a service: their checks, flags and descriptions. */
export const SERVER_OPTIONS: OptionTable<ServerOptions> = {
  port: {
    description: 'port to listen on; 0 picks a free one',
    default: '0',
    flag: { name: 'port', value: '<number>', default: '4010', read: readNumber },
    check: (value) => isWholeNumber(value) && value <= 65_535,
    must: 'must be a whole number from 0 to 65535.',
  },
  host: {
    description: 'address to listen on; `0.0.0.0` opens it to the network',
    default: '127.0.0.1',
    flag: { name: 'host', value: '<address>' },
    check: isText,
    must: 'must be an address, such as 127.0.0.1.',
  },
  allowHost: {
    description: 'additional host name to accept',
    default: 'none',
    flag: { name: 'allow-host', value: '<name>', multiple: true },
    check: (value) => isOneOrMore(value, isHostName),
    must: 'must be a host name without a port, such as mock.test.',
  },
  corsOrigin: {
    description: 'extra origin to accept requests from, or `*`',
    default: 'local ones',
    flag: { name: 'cors-origin', value: '<origin>', multiple: true },
    check: (value) => isOneOrMore(value, (text) => text === ANY_ORIGIN || isOrigin(text)),
    must: 'must be an origin with its scheme and without a path, such as https://app.example, or * for any.',
  },
  maxBody: {
    description: 'maximum size of a body, in bytes',
    default: '10 MiB',
    check: isWholeNumber,
    must: 'must be a whole number of bytes.',
  },
  log: {
    description: 'function that is called after each request',
    check: isFunction,
    must: 'must be a function.',
  },
  fallback: {
    description: 'Connect or Express handler for all other URLs',
    default: '404',
    check: isFunction,
    must: 'must be a function.',
  },
};

/** The failures that a server starts with, also on the command line. */
export const SERVED_FAILURES: Option = {
  ...FAILURES_OPTION,
  flag: {
    name: 'fail',
    value: '<failure>',
    multiple: true,
    description: 'failure: `status=503,nth=2`, or share of calls: `0.05`',
  },
};

/** A string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** A whole number from 0 on. */
export function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isOneOrMore(value: unknown, test: (text: string) => boolean): boolean {
  const values: unknown[] = [value].flat();
  return values.length > 0 && values.every((one) => typeof one === 'string' && test(one));
}

/** Reads the value of a flag as a number, in digits: NaN, which no option takes, for any other text. */
export function readNumber(text: string): number {
  return /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
}
