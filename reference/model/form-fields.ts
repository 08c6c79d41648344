import { nameOf, type OpenApiDocument, resolveSchema, type Schema } from '../../src/contract/index.ts';
import { inOrder } from './order.ts';
import { limitsInWords, typeInWords } from './schema-words.ts';

/** What a field is edited with; `json` takes any value. */
export type InputKind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'object' | 'list' | 'json';

/** A field of a body, as a form asks for it. Plain data, which pages hold. */
export interface FormField {
  /** Empty for an entry of a list. */
  name: string;
  kind: InputKind;
  /** Its type and limits in words, such as `string, at most 100`. */
  hint: string;
  isRequired?: true;
  /** The values of a choice, or suggestions for a text. */
  values?: readonly unknown[];
  /** What an object holds, in the order of the form. */
  fields?: readonly FormField[];
  /** What each entry of a list is. */
  entry?: FormField;
}

/** Describes a body as a form asks for it. A schema within itself is edited as JSON. */
export function formField(document: OpenApiDocument, schema: Schema, sample: unknown): FormField {
  return describe(document, '', schema, { sample, ancestors: [] });
}

interface Place {
  /** The value that the sample has here; its keys come first. */
  sample: unknown;
  /** The schemas around this place. */
  ancestors: readonly string[];
}

function describe(document: OpenApiDocument, name: string, schema: Schema, { sample, ancestors }: Place): FormField {
  const resolved = resolveSchema(document, schema);
  // Of several forms the first is offered; the others can be typed as JSON.
  const form = resolved.oneOf?.[0] ? resolveSchema(document, resolved.oneOf[0]) : resolved;
  const schemaName = nameOf((resolved.oneOf?.[0] ?? schema).$ref);
  const isRecursive = schemaName !== undefined && ancestors.includes(schemaName);
  const kind = isRecursive ? 'json' : kindOf(form);
  const inner = schemaName === undefined ? ancestors : [...ancestors, schemaName];
  const values = form.enum ?? (form['x-known-values'] as unknown[] | undefined);
  return {
    name,
    kind,
    hint: hintOf(document, schema),
    ...(values && { values }),
    ...(kind === 'object' && { fields: fieldsOf(document, form, { sample, ancestors: inner }) }),
    ...(kind === 'list' && {
      entry: describe(document, '', form.items!, {
        sample: Array.isArray(sample) ? sample[0] : undefined,
        ancestors: inner,
      }),
    }),
  };
}

function fieldsOf(document: OpenApiDocument, schema: Schema, { sample, ancestors }: Place): FormField[] {
  const { properties = {}, required = [] } = schema;
  const sampleOf = (name: string): unknown => (sample as Record<string, unknown> | null | undefined)?.[name];
  const fields = Object.entries(properties).map(([name, property]) => ({
    ...describe(document, name, property, { sample: sampleOf(name), ancestors }),
    required: required.includes(name),
  }));
  return inOrder(fields, sample).map(({ required: isRequired, ...field }) => ({
    ...field,
    ...(isRequired && { isRequired }),
  }));
}

function kindOf({ enum: choice, properties, items, type, format }: Schema): InputKind {
  const [first] = [type].flat();
  if (choice) return 'choice';
  if (properties) return 'object';
  if (items) return 'list';
  if (first === 'boolean') return 'boolean';
  if (first === 'number' || first === 'integer') return 'number';
  if (first !== 'string') return 'json';
  return format === 'date' ? 'date' : 'text';
}

function hintOf(document: OpenApiDocument, schema: Schema): string {
  const limits = limitsInWords(resolveSchema(document, schema));
  const ranges = limits.flatMap(({ label, values }) => (values.length === 0 ? label.replace(' characters', '') : []));
  return [typeInWords(document, schema), ...ranges.map((range) => range.charAt(0).toLowerCase() + range.slice(1))].join(
    ', ',
  );
}
