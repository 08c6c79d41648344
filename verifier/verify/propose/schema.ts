import { escapeToken, refTo, type Schema, unescapeToken } from '../../../src/contract/index.ts';
import type { PlaceFacts } from '../evidence/facts.ts';
import { ENTRY, OTHER_NAMES } from '../evidence/map-names.ts';
import { combinePlaces } from './gather.ts';
import { formatIn, typesSeen } from './thresholds.ts';

const ID_NAME = /(^|_)id\d?$/i;

/** Lengths that ids of the service have. */
const LONG = ['16-31'];

/**
 * The schema of a field that was seen: no wider than what was seen, and without claims that one more value could break.
 *
 * @param facts What was seen of the field and of what it holds, by the pointer from the field.
 * @param ids The name of the schema of ids, if the contract names one.
 * @param at The pointer from the field to the place whose schema is made.
 * @param hidden Pointers to values whose names are hidden. They may be values of this place, so it is no narrower than they are.
 */
export function schemaOf(
  name: string,
  facts: Readonly<Record<string, PlaceFacts>>,
  ids: string | undefined,
  at = '',
  hidden: readonly string[] = [],
): Schema {
  const places = [at, ...hidden].flatMap((place) => facts[place] ?? []);
  if (places.length === 0) return {};
  const seen = places.reduce(combinePlaces);
  if (ids !== undefined && isId(name, seen)) return { $ref: refTo('schemas', ids) };
  const types = typesSeen(seen.types).map((type) => (type === 'integer' ? 'number' : type));
  const fields = childrenOf(facts, at);
  const format = types.includes('string') ? formatIn(seen.formats ?? {}) : undefined;
  const below = (key: string): string[] => hidden.map((place) => `${place}/${key}`);
  const others = [`${at}/${OTHER_NAMES}`, ...below(OTHER_NAMES)].filter((place) => facts[place]);
  const fieldSchema = (field: string): Schema => {
    const key = escapeToken(field);
    return schemaOf(field, facts, ids, `${at}/${key}`, [...below(key), ...others]);
  };
  return {
    type: types.length === 1 ? types[0]! : types,
    ...(format !== undefined && { format }),
    ...(types.includes('array') && { items: schemaOf(name, facts, ids, `${at}/${ENTRY}`, below(ENTRY)) }),
    ...(fields.length > 0 &&
      types.includes('object') && {
        properties: Object.fromEntries(fields.map((field) => [field, fieldSchema(field)])),
      }),
    // Keys that may be values are unknown, except that there are some.
    ...(others.length > 0 && types.includes('object') && { additionalProperties: true }),
  };
}

/** An id is one by its name or by how long its digits are. It is never taken for a number. */
function isId(name: string, { types, formats = {}, lengths = {} }: PlaceFacts): boolean {
  const seen = typesSeen(types);
  if (!seen.every((type) => type === 'string' || type === 'integer')) return false;
  if (ID_NAME.test(name) || types['unsafe integer'] !== undefined) return true;
  const isDigits = Object.keys(formats).length > 0 && Object.keys(formats).every((format) => format === 'digits');
  return isDigits && Object.keys(lengths).every((length) => LONG.includes(length));
}

function childrenOf(facts: Readonly<Record<string, PlaceFacts>>, at: string): string[] {
  const names = Object.keys(facts).flatMap((pointer) => {
    const rest = pointer.startsWith(`${at}/`) ? pointer.slice(at.length + 1) : '';
    return rest === '' || rest.includes('/') ? [] : [unescapeToken(rest)];
  });
  return names.filter((name) => name !== ENTRY && name !== OTHER_NAMES);
}
