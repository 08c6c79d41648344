import type { OpenApiDocument } from '../contract/document.ts';
import { isFunction, isText, SERVER_OPTIONS, type ServerOptions } from '../service/node/server-options.ts';
import type { OptionTable } from '../service/options.ts';
import type { CreateEngine } from './engine.ts';

/** How a mock is started. Every option may be left out. */
export interface MockOptions extends ServerOptions {
  /** Repeats delays, failures and dynamic answers of an earlier run. Random by default. */
  seed?: string | number;
  /** Another edition of the contract: a document, or the path of its JSON or YAML file. That of the package by default. */
  document?: OpenApiDocument | string;
  /** Function that makes what answers. Samples by default. */
  engine?: CreateEngine;
}

/** The options of the mock: their checks, flags and descriptions. */
export const MOCK_OPTIONS: OptionTable<MockOptions> = {
  ...SERVER_OPTIONS,
  seed: {
    description: 'repeats delays, failures and dynamic answers of an earlier run',
    default: 'random',
    flag: { name: 'seed', value: '<text>' },
    check: (value) => typeof value === 'string' || typeof value === 'number',
    must: 'must be a text or a number.',
  },
  document: {
    description: 'another edition of the contract, JSON or YAML',
    default: 'that of the package',
    flag: { name: 'document', value: '<file>' },
    check: (value) => isText(value) || (typeof value === 'object' && value !== null),
    must: 'must be a document or the path of a file.',
  },
  engine: {
    description: 'function that makes what answers',
    default: 'the samples',
    check: isFunction,
    must: 'must be a function.',
  },
};
