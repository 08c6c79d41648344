import type { Contract } from '../../sandbox/engine/index.ts';
import { isNode, lookUp, type OpenApiDocument } from '../../src/contract/index.ts';
import { type Probe, shownKey } from '../../verifier/probe/index.ts';

/** Checks whether the service documentation shows a path in an operation's response. */
export type IsDocumented = (operation: string, at: string) => boolean;

/**
 * Says which places the service documentation shows in answers, so that a service which leaves one out does so in this case, and not wherever.
 */
export function createIsDocumented(document: OpenApiDocument, { operations }: Contract): IsDocumented {
  const schemas = new Map(
    operations.map(({ id, object, successStatus }) => [
      id,
      object.responses[successStatus]?.content?.['application/json']?.schema,
    ]),
  );
  return (operation, at) => {
    const keys = shownKey(operation, at)
      .slice(operation.length + 2)
      .split('/');
    return at.startsWith('/') && isDocumented(document, schemas.get(operation), keys, keys.length > 1);
  };
}

/** The documented places that probes decide by, as `shownKey` writes them, by the operation. */
export function documentedPlaces(isShown: IsDocumented, probes: readonly Probe[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { steps, places } of probes) {
    const { operation } = steps.at(-1)!;
    for (const { at } of places)
      if (isShown(operation, at))
        found.set(operation, (found.get(operation) ?? new Set()).add(shownKey(operation, at)));
  }
  return new Map([...found].map(([operation, keys]) => [operation, [...keys].toSorted()]));
}

/**
 * Checks whether a schema has a path on which nothing is inferred.
 *
 * @param isEnvelope True if the schema is the envelope of a record. An envelope may be inferred, because a response without it
 * doesn't count.
 */
function isDocumented(
  document: OpenApiDocument,
  schema: unknown,
  keys: readonly string[],
  isEnvelope = false,
): boolean {
  if (!isNode(schema)) return false;
  const { $ref, properties, items, oneOf, allOf, anyOf, ...others } = schema;
  if ('x-inferred' in others && !isEnvelope) return false;
  if (typeof $ref === 'string') return isDocumented(document, lookUp(document, $ref), keys, isEnvelope);
  const [key, ...rest] = keys;
  if (key === undefined) return true;
  const within = [oneOf, allOf, anyOf].flatMap((choice) => (Array.isArray(choice) ? choice : []));
  if (within.some((one) => isDocumented(document, one, keys, isEnvelope))) return true;
  if (key === '*') return isDocumented(document, items, rest);
  return isNode(properties) && Object.hasOwn(properties, key) && isDocumented(document, properties[key], rest);
}
