import {
  type Check,
  createChecks,
  isNode,
  type Node,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
} from '../contract/index.ts';

/** Strings of formats. */
const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  time: '00:00:00Z',
  duration: 'P1D',
  email: 'ann@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': '/',
  uuid: '00000000-0000-4000-8000-000000000000',
  byte: 'YQ==',
};

/** The most values that a made body has, unless more are required. */
const MOST_VALUES = 1000;

/** The most levels of a made body on which fields stand that are not required. */
const MOST_LEVELS = 8;

/** Stands for any value. Whatever another schema of the same value says comes first. */
const ANYTHING = Object.freeze({});

/**
 * Makes a value of a schema, of its own values and samples where it has some. It has the fields that are not required on as many
 * levels as keep it small. Not every rule is met.
 */
export function madeBody(document: OpenApiDocument, schema: Schema, checkOf = createChecks(document)): unknown {
  const maker = createMaker(document, checkOf);
  let body = maker(schema, 0).value;
  for (let levels = 1; levels <= MOST_LEVELS; levels += 1) {
    const larger = maker(schema, levels);
    if (larger.count > MOST_VALUES) break;
    body = larger.value;
  }
  return body;
}

/** Returns the first of a schema's allowed values, samples and default. */
export function givenValue({ const: only, enum: values, default: usual, examples, example }: Schema): unknown {
  return [only, values?.[0], examples?.[0], example, usual].find((value) => value !== undefined);
}

/** Makes what makes values with the fields of some levels, and counts them. It ends early if they are too many. */
function createMaker(document: OpenApiDocument, checkOf: (schema: Schema) => Check) {
  let count = 0;

  function make(schema: Schema, levels: number, within: readonly Schema[]): unknown {
    count += 1;
    if (!isNode(schema) || within.includes(schema) || (levels > 0 && count > MOST_VALUES)) return undefined;
    const resolved = resolveSchema(document, schema);
    const preset = givenValue(resolved);
    if (preset !== undefined) return preset;
    const { allOf = [], oneOf, anyOf } = resolved;
    const inside = [...within, schema];
    const parts = [...allOf, ...(oneOf ?? anyOf ?? []).slice(0, 1)].map((part) => make(part, levels, inside));
    const value = makeOfType(resolved, levels, inside);
    const objects = [value, ...parts].filter(isNode);
    if (objects.length === 0) return parts.find((part) => part !== undefined) ?? value;
    const said = resolved.type !== undefined || resolved.properties !== undefined;
    return said || parts.every((part) => part === undefined || isNode(part)) ? merged(objects) : parts[0];
  }

  function makeOfType(schema: Schema, levels: number, within: readonly Schema[]): unknown {
    const { type: types, properties = {}, required = [], items, minItems, maxItems, format = '' } = schema;
    const [type = items ? 'array' : 'object'] = [types ?? []].flat();
    if (type === 'null') return null;
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return madeNumber(schema);
    if (type === 'string')
      return (TEXTS[format] ?? 'text').padEnd(Number(schema['minLength'] ?? 0), 'x').slice(0, lengthOf(schema));
    if (type === 'array') {
      const [least, most] = [Number(minItems ?? 0), Number(maxItems ?? 1)];
      const entry = make(items ?? {}, levels, within);
      const length = levels > 0 && entry !== undefined ? Math.max(least, Math.min(1, most)) : least;
      return Array.from({ length }, () => entry ?? null);
    }
    if (types === undefined && Object.keys(properties).length === 0 && required.length === 0) return ANYTHING;
    const fields = Object.entries(properties).flatMap(([name, part]) => {
      const isRequired = required.includes(name);
      if (!isRequired && levels === 0) return [];
      const value = make(part, isRequired ? levels : levels - 1, within);
      return isRequired || isUsable(part, value) ? [[name, value] as const] : [];
    });
    // Without a field that it must have, since the schema is within itself, it is left out. The body itself can't be.
    if (within.length > 1 && fields.some(([, value]) => value === undefined)) return undefined;
    const others = required.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, ANYTHING] as const);
    return Object.fromEntries([...fields, ...others]);
  }

  /** Checks whether an optional field can have the value made for it. A value that the schema gives may break the schema. */
  function isUsable(schema: Schema, value: unknown): boolean {
    if (value === undefined || value === ANYTHING) return false;
    const isMade = typeof value !== 'object' && givenValue(resolveSchema(document, schema)) === undefined;
    return !isMade || checkOf(schema)(value);
  }

  return (schema: Schema, levels: number): { value: unknown; count: number } => {
    count = 0;
    const value = make(schema, levels, []);
    return { value, count };
  };
}

/** Makes one object of several. */
function merged(objects: readonly Node[]): Node {
  if (objects.length === 1) return objects[0]!;
  const fields = new Map<string, unknown>();
  for (const [name, value] of objects.flatMap((object) => Object.entries(object)))
    if (value !== ANYTHING || !fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

function lengthOf({ maxLength }: Schema): number {
  return typeof maxLength === 'number' ? maxLength : Infinity;
}

function madeNumber({ minimum, maximum, exclusiveMinimum, multipleOf }: Schema): number {
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const stepped = typeof multipleOf === 'number' ? Math.ceil(least / multipleOf) * multipleOf : least;
  return typeof maximum === 'number' ? Math.min(stepped, maximum) : stepped;
}
