import { isNode, type OpenApiDocument, resolveSchema, type Schema } from '../contract/index.ts';

/** Texts of formats. */
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

/** Makes the least value that a schema may take, from its own values and samples where it has some. Not every rule is met. */
export function madeBody(document: OpenApiDocument, schema: Schema, within: readonly Schema[] = []): unknown {
  if (!isNode(schema) || within.includes(schema)) return undefined;
  const own = resolveSchema(document, schema);
  const made = (part: Schema): unknown => madeBody(document, part, [...within, schema]);
  const { const: only, enum: values, default: usual, examples, allOf = [], oneOf, anyOf } = own;
  const given = [only, values?.[0], examples?.[0], own['example'], usual].find((value) => value !== undefined);
  if (given !== undefined) return given;
  const parts = [...allOf, ...(oneOf ?? anyOf ?? []).slice(0, 1)].map((part) => made(part));
  const value = madeOfType(own, made);
  const objects = [value, ...parts].filter(isNode);
  if (objects.length === 0) return parts.find((part) => part !== undefined) ?? value;
  const said = own.type !== undefined || own.properties !== undefined;
  return said || parts.every((part) => part === undefined || isNode(part)) ? Object.assign({}, ...objects) : parts[0];
}

function madeOfType(schema: Schema, made: (part: Schema) => unknown): unknown {
  const { type: types, properties = {}, required = [], items, minItems = 0, format = '' } = schema;
  const [type = items ? 'array' : 'object'] = [types ?? []].flat();
  if (type === 'null') return null;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return madeNumber(schema);
  if (type === 'array') return Array.from({ length: Number(minItems) }, () => made(items ?? {}) ?? null);
  if (type === 'string')
    return (TEXTS[format] ?? 'text').padEnd(Number(schema['minLength'] ?? 0), 'x').slice(0, lengthOf(schema));
  return Object.fromEntries(required.map((name) => [name, made(properties[name] ?? {})]));
}

function lengthOf({ maxLength }: Schema): number {
  return typeof maxLength === 'number' ? maxLength : Infinity;
}

function madeNumber({ minimum, maximum, exclusiveMinimum, multipleOf }: Schema): number {
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const stepped = typeof multipleOf === 'number' ? Math.ceil(least / multipleOf) * multipleOf : least;
  return typeof maximum === 'number' ? Math.min(stepped, maximum) : stepped;
}
