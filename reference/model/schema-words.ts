import { type OpenApiDocument, resolveSchema, type Schema } from '../../src/contract/index.ts';

/** A limit on a value, or an example of it, in words. */
export interface Limit {
  label: string;
  /** Values that it is said of, as JSON shows them; none if the label says it all. */
  values: string[];
}

/** Says what type a schema has, such as `array of objects`. */
export function typeInWords(document: OpenApiDocument, schema: Schema): string {
  const resolved = resolveSchema(document, schema);
  if (resolved.contentMediaType !== undefined) return 'file';
  if (resolved.oneOf) return resolved.oneOf.map((form) => typeInWords(document, form)).join(' or ');
  if (resolved.items && !Array.isArray(resolved.type))
    return `array of ${plural(typeInWords(document, resolved.items))}`;
  if (resolved.properties) return 'object';
  if (Array.isArray(resolved.type)) return resolved.type.join(' or ');
  if (resolved.type === undefined) return resolved.const === undefined ? 'any' : typeof resolved.const;
  const { format, type } = resolved;
  return format === 'date' ? 'date' : type;
}

/** Says which values a schema allows, and shows examples. */
export function limitsInWords(schema: Schema): Limit[] {
  const { enum: set, const: constant, pattern, examples, default: preset } = schema;
  const lengths = range(schema['minLength'], schema['maxLength'], 'characters');
  const bounds = range(schema['minimum'], schema['maximum']);
  const counts = range(schema['minItems'], schema['maxItems'], 'entries');
  const known = schema['x-known-values'];
  const refused = schema.not?.const;
  return [
    ...(set ? [{ label: 'One of', values: set.map(text) }] : []),
    ...(constant === undefined ? [] : [{ label: 'Always', values: [text(constant)] }]),
    ...(Array.isArray(known) ? [{ label: 'Known values', values: known.map(text) }] : []),
    ...(refused === undefined ? [] : [{ label: 'Never', values: [text(refused)] }]),
    ...[lengths, bounds, counts].flatMap((label) => (label === undefined ? [] : [{ label, values: [] }])),
    ...(schema.format === 'date' ? [{ label: 'Form', values: ['yyyy-mm-dd'] }] : []),
    ...(typeof pattern === 'string' ? [{ label: 'Pattern', values: [pattern] }] : []),
    ...(preset === undefined ? [] : [{ label: 'Default', values: [text(preset)] }]),
    ...(examples?.length ? [{ label: examples.length > 1 ? 'Examples' : 'Example', values: examples.map(text) }] : []),
  ];
}

function range(from: unknown, to: unknown, unit?: string): string | undefined {
  const suffix = unit === undefined ? '' : ` ${unit}`;
  if (from === undefined && to === undefined) return undefined;
  if (from === 1 && to === undefined && unit !== undefined) return 'Not empty';
  if (from === to) return `Exactly ${from}${suffix}`;
  if (from === undefined) return `At most ${to}${suffix}`;
  if (to === undefined) return `At least ${from}${suffix}`;
  return `From ${from} to ${to}${suffix}`;
}

function plural(type: string): string {
  if (type === 'any') return 'any type';
  return type.replace(/^(\w+)/, '$1s');
}

function text(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
