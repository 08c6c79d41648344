import { nearest } from '../contract/index.ts';
import type { Preferences } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

/** `name`, `name=value` or `name="value"`, between commas or semicolons (RFC 7240). */
const PREFERENCE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g;

/** Preferences that choose an answer. */
const OWN = ['code', 'example', 'dynamic', 'seed'];

/** Preferences that RFC 7240 registers. They ask for what a server may leave undone. */
const REGISTERED = ['handling', 'respond-async', 'return', 'wait'];

export interface ReadPreferences {
  preferences: Preferences;
  /** Preferences that are not heeded: `prefer.status`; a slip with what was probably meant: `prefer.exmple (did you mean example?)`. */
  unknown: readonly string[];
}

const NONE: ReadPreferences = { preferences: {}, unknown: [] };

/**
 * Reads the header `Prefer`. Of a preference that is given twice, the first counts.
 *
 * @param isChosen Whether the answer can be chosen. If it can't, none of our preferences is heeded.
 * @throws Refusal if `dynamic` is neither true nor false.
 */
export function readPreferences(prefer: string | undefined, isChosen: boolean): ReadPreferences {
  if (prefer === undefined) return NONE;
  const values = new Map<string, string>();
  for (const [, written, quoted, plain] of prefer.matchAll(PREFERENCE)) {
    const name = written!.toLowerCase();
    if (!values.has(name)) values.set(name, quoted ?? plain ?? '');
  }
  const supported = isChosen ? OWN : [];
  const unknown = [...values.keys()]
    .filter((name) => !supported.includes(name) && !REGISTERED.includes(name))
    .map((name) => placeOf(name, supported));
  if (!isChosen) return { preferences: {}, unknown };
  const [code, example, dynamic, seed] = OWN.map((name) => values.get(name));
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    throw new Refusal(400, 'prefer', `Prefer: dynamic must be true or false, not ${JSON.stringify(dynamic)}.`);
  }
  return {
    preferences: {
      ...(code !== undefined && { code }),
      ...(example !== undefined && { example }),
      ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
      ...(seed !== undefined && { seed }),
    },
    unknown,
  };
}

function placeOf(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  return `prefer.${name}${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
}
