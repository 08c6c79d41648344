import {
  isFunction,
  isText,
  isWholeNumber,
  readNumber,
  SERVER_OPTIONS,
  type ServerOptions,
} from '../../service/node/server-options.ts';
import type { Option, OptionTable } from '../../service/options.ts';
import { timeOf } from '../core/clock.ts';
import type { SandboxOptions } from '../options.ts';
import type { Caps } from './caps/gauge.ts';

/** How a sandbox is started that answers over HTTP. Every option may be left out. */
export interface StartSandboxOptions extends ServerOptions, Omit<SandboxOptions, 'seed'> {
  /**
   * What an organization starts with: the story of the samples (default), settings alone, a snapshot, its file, or a folder
   * that was exported.
   */
  seed?: SandboxOptions['seed'] | (string & {});
  /** Folder in which everything is kept. It is created. Without it, what was sent is gone when the sandbox stops. */
  data?: string;
  /**
   * Whether the control URLs answer. By default they do only if the sandbox listens on this machine alone, since whoever
   * reaches them may read and change everything.
   */
  control?: boolean;
  /** The most organizations. 10,000 by default. */
  maxOrganizations?: number;
  /** The most records of an organization. 100,000 by default. */
  maxRecords?: number;
  /** The most bytes of data of all organizations, about. 256 MiB by default. */
  maxBytes?: number;
  /** The most bytes of the calls that the logs of all organizations keep. The oldest go first. 16 MiB by default. */
  maxLog?: number;
}

const MIB = 1024 ** 2;

/** How much is kept where no option says something else. */
export const CAPS: Caps = {
  maxOrganizations: 10_000,
  maxRecords: 100_000,
  maxBytes: 256 * MIB,
  maxLog: 16 * MIB,
};

/** The options of a sandbox over HTTP: their checks, flags and descriptions. */
export const SANDBOX_OPTIONS: OptionTable<StartSandboxOptions> = {
  ...SERVER_OPTIONS,
  seed: {
    description:
      'what an organization starts with: `story`, `empty`, the file of a snapshot, or a folder that was exported',
    default: 'story',
    flag: { name: 'seed', value: '<seed>' },
    check: (value) => isText(value) || isObject(value),
    must: 'must be story, empty, a snapshot, or the path of its file or of a folder that was exported.',
  },
  organizationId: {
    description: 'id of the organization',
    default: '10234695',
    flag: { name: 'organization-id', value: '<id>' },
    check: (value) => typeof value === 'string' && /^\d{1,30}$/.test(value),
    must: 'must be an id of digits, such as 10234695.',
  },
  createsOrganizations: {
    description: 'makes each organization that a call names; others are refused without it',
    default: 'false',
    flag: { name: 'create-organizations', default: '' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  now: {
    description: 'what time it is at first; the clock goes on from there',
    default: '2026-03-28T12:00:00+05:30',
    flag: { name: 'now', value: '<time>' },
    check: (value) => isTime(value) && Number.isSafeInteger(timeOf(value)),
    must: 'must be a time, such as 2026-03-28.',
  },
  unknown: {
    description: 'fields and parameters that the contract does not have; `report` names them in a header',
    default: 'report',
    flag: { name: 'unknown', value: '<refuse|report>' },
    check: (value) => value === 'refuse' || value === 'report',
    must: 'must be refuse or report.',
  },
  assumed: {
    description: 'operations whose effect is not documented, such as moves between states',
    default: 'answer',
    flag: { name: 'assumed', value: '<refuse|answer>' },
    check: (value) => value === 'refuse' || value === 'answer',
    must: 'must be refuse or answer.',
  },
  strict: {
    description: 'both: `--unknown refuse` and `--assumed refuse`',
    default: 'false',
    flag: { name: 'strict', default: '' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  limits: {
    description: '`documented` counts 100 requests a minute, and those of the plan a day',
    default: 'none',
    flag: { name: 'limits', value: '<none|documented>' },
    check: (value) => value === 'none' || value === 'documented',
    must: 'must be none or documented.',
  },
  data: {
    description: 'folder in which everything is kept',
    default: 'none',
    flag: { name: 'data', value: '<folder>' },
    check: isText,
    must: 'must be the path of a folder.',
  },
  control: {
    description: 'lets the control URLs below `/sandbox/` answer also where it listens beyond this machine',
    default: 'on this machine alone',
    flag: { name: 'control', default: '' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  maxOrganizations: cap('the most organizations', 'max-organizations', '10000'),
  maxRecords: cap('the most records of an organization', 'max-records', '100000'),
  maxBytes: cap('the most bytes of data of all organizations, about', 'max-bytes', '256 MiB'),
  maxLog: cap('the most bytes that the log keeps; the oldest calls go first', 'max-log', '16 MiB'),
  assumptions: {
    description: "switches assumptions off: `{ 'taxes.unique': false }`",
    default: 'all are on',
    check: isObject,
    must: 'must be an object with true or false for the ids of rules.',
  },
  tokens: {
    description: 'the access tokens that are taken, each with `scopes`, `organizations` and `expires`',
    default: 'any token may do anything',
    check: isObject,
    must: 'must be an object with what each token may do.',
  },
};

function cap(description: string, name: string, preset: string): Option {
  return {
    description,
    default: preset,
    flag: { name, value: '<number>', read: readNumber },
    check: (value) => isWholeNumber(value) && (value as number) > 0,
    must: 'must be a whole number from 1 on.',
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isFunction(value);
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isTime(value: unknown): value is Date | string | number {
  return value instanceof Date || typeof value === 'string' || typeof value === 'number';
}
