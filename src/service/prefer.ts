import type { Preferences } from './engine.ts';
import { Refusal } from './refusal.ts';

/** `name`, `name=value` or `name="value"`, between commas or semicolons (RFC 7240). */
const PREFERENCE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g;

/** Preferences that choose an answer. */
const OWN = ['code', 'example', 'dynamic', 'seed'];

/** Preferences that RFC 7240 registers. They ask for what a server may leave undone. */
const REGISTERED = ['handling', 'respond-async', 'return', 'wait'];

/** What a header `Prefer` asks for. */
export interface ReadPreferences {
  preferences: Preferences;
  /** Names of preferences that nobody knows, which may be slips. */
  unknown: readonly string[];
}

const NONE: ReadPreferences = { preferences: {}, unknown: [] };

/**
 * Reads the header `Prefer`. Of a preference that is given twice, the first counts.
 *
 * @throws Refusal if `dynamic` is neither true nor false.
 */
export function readPreferences(prefer: string | undefined): ReadPreferences {
  if (prefer === undefined) return NONE;
  const given = new Map(
    [...prefer.matchAll(PREFERENCE)]
      .map(([, name, quoted, plain]): [string, string] => [name!.toLowerCase(), quoted ?? plain ?? ''])
      .reverse(),
  );
  const [code, example, dynamic, seed] = OWN.map((name) => given.get(name));
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    throw new Refusal(400, 'prefer', `Prefer: dynamic is true or false, not ${JSON.stringify(dynamic)}.`);
  }
  return {
    preferences: {
      ...(code !== undefined && { code }),
      ...(example !== undefined && { example }),
      ...(dynamic !== undefined && { dynamic: dynamic === 'true' }),
      ...(seed !== undefined && { seed }),
    },
    unknown: [...given.keys()].filter((name) => !OWN.includes(name) && !REGISTERED.includes(name)),
  };
}
