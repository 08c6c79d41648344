import { isNode } from '../../src/contract/index.ts';
import type { OptionTable } from '../../src/service/index.ts';
import {
  isText,
  isWholeNumber,
  OWN_TOKEN,
  readNumber,
  SERVED_FAILURES,
  SERVER_OPTIONS,
  type ServerOptions,
} from '../../src/service/node/index.ts';
import { OPTIONS, type SandboxOptions } from '../options/index.ts';

/** Options of a sandbox over HTTP. All of them are optional. */
export interface StartSandboxOptions extends ServerOptions, Omit<SandboxOptions, 'seed'> {
  /**
   * Initial data of an organization: the samples' story (default), settings only (`empty`), a year of a business (`busy`),
   * records, a snapshot, a snapshot file, or a folder with a JSON or CSV file for each resource.
   */
  seed?: SandboxOptions['seed'] | 'busy' | (string & {});
  /** Folder to store everything in. It is created if it doesn't exist. Without it, all records are lost when the sandbox stops. */
  data?: string | undefined;
  /**
   * True to enable the control URLs even when other machines can connect. By default, they are enabled only on this machine,
   * because anyone who can reach them can read and change everything.
   */
  control?: boolean | undefined;
  /**
   * Token that calls of control URLs must have in `X-Sandbox-Control`, 16 to 256 letters, digits and signs. With it, they also answer
   * beyond this machine. Any value will do by default.
   */
  controlToken?: string | undefined;
  /** The most bytes of data of all organizations, about. 256 MiB by default. */
  maxBytes?: number | undefined;
}

/** Default limit of the stored data, in bytes. */
export const MAX_BYTES = 256 * 1024 ** 2;

/** The options of a sandbox over HTTP: their checks, flags and descriptions. */
export const SANDBOX_OPTIONS: OptionTable<StartSandboxOptions> = {
  ...SERVER_OPTIONS,
  ...OPTIONS,
  seed: {
    ...OPTIONS.seed,
    description:
      'what an organization starts with: `story`, `empty`, `busy`, a snapshot file, or a folder of JSON and CSV files',
    check: (value) => isText(value) || isNode(value),
    must: 'must be story, empty, busy, a snapshot, the path of a snapshot file, the path of a folder with a file for each resource, or records.',
  },
  failures: SERVED_FAILURES,
  assumptions: {
    ...OPTIONS.assumptions,
    flag: {
      name: 'assumptions',
      value: '<file>',
      description: 'file with assumptions to change, in the form that `probe --assumptions` prints',
    },
  },
  evidence: {
    ...OPTIONS.evidence,
    flag: {
      name: 'evidence',
      value: '<file>',
      description: 'evidence from probes, to show in responses and in the list of rules',
    },
  },
  now: {
    ...OPTIONS.now,
    description: 'time at which the clock starts; `system` follows the clock of this machine',
    flag: {
      ...OPTIONS.now.flag!,
      description: 'time at which the clock starts; `now` follows the clock of this machine',
    },
  },
  data: {
    description: 'folder to store everything in',
    default: 'none',
    flag: { name: 'data', value: '<folder>' },
    check: isText,
    must: 'must be the path of a folder.',
  },
  control: {
    description: 'enables the control URLs under `/sandbox/` even when other machines can connect',
    default: 'on this machine only',
    flag: { name: 'control', default: '' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  controlToken: {
    description:
      'token that the `X-Sandbox-Control` header must contain; with it, the control URLs also work from other machines',
    default: 'any value',
    flag: {
      name: 'control-token',
      value: '<token>',
      description:
        'the same as `INVENTORY_CONTROL_TOKEN`: token that the `X-Sandbox-Control` header must contain; also enables the control URLs',
    },
    ...OWN_TOKEN,
  },
  maxBytes: {
    description: 'approximate maximum of stored data for all organizations, in bytes',
    default: '256 MiB',
    flag: { name: 'max-bytes', value: '<number>', read: readNumber },
    check: (value) => isWholeNumber(value) && (value as number) > 0,
    must: 'must be a whole number, 1 or more.',
  },
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
