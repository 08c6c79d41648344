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
  /** Whether the sandbox refuses a call without it. */
  isNeeded?: true;
  /** The records of the sandbox that it can be an id of: by what it calls their resource, and the field with the id. */
  choices?: readonly RecordChoice[];
  /** The values of a choice, or suggestions for a text. */
  values?: readonly unknown[];
  /** What an object holds, in the order of the form. */
  fields?: readonly FormField[];
  /** What each entry of a list is. */
  entry?: FormField;
}

/** Records that an id can be chosen from. */
export interface RecordChoice {
  /** Such as `contacts`. */
  resource: string;
  /** Such as `contact_id`. */
  field: string;
}

/** Names the resource that a schema describes the record of, as the sandbox calls it; undefined if it is of none. */
export type ResourceOf = (schema: string) => string | undefined;

/** Describes a body as a form asks for it. A schema within itself is edited as JSON. */
export function formField(
  document: OpenApiDocument,
  schema: Schema,
  sample: unknown,
  resourceOf: ResourceOf = () => undefined,
): FormField {
  return describe(document, '', schema, { sample, ancestors: [], resourceOf });
}

interface Place {
  /** The value that the sample has here; its keys come first. */
  sample: unknown;
  /** The schemas around this place. */
  ancestors: readonly string[];
  resourceOf: ResourceOf;
}

function describe(document: OpenApiDocument, name: string, schema: Schema, place: Place): FormField {
  const { sample, ancestors, resourceOf } = place;
  const resolved = resolveSchema(document, schema);
  // Of several forms the first is offered; the others can be typed as JSON.
  const form = resolved.oneOf?.[0] ? resolveSchema(document, resolved.oneOf[0]) : resolved;
  const schemaName = nameOf((resolved.oneOf?.[0] ?? schema).$ref);
  const isRecursive = schemaName !== undefined && ancestors.includes(schemaName);
  const kind = isRecursive ? 'json' : kindOf(form);
  const inner = schemaName === undefined ? ancestors : [...ancestors, schemaName];
  const choices = choicesOf(schema, resourceOf);
  const values = form.enum ?? (form['x-known-values'] as unknown[] | undefined);
  return {
    name,
    kind,
    hint: hintOf(document, schema),
    ...(values && { values }),
    ...(choices.length > 0 && { choices }),
    ...(kind === 'object' && { fields: fieldsOf(document, form, { sample, ancestors: inner, resourceOf }) }),
    ...(kind === 'list' && {
      entry: describe(document, '', form.items!, {
        sample: Array.isArray(sample) ? sample[0] : undefined,
        ancestors: inner,
        resourceOf,
      }),
    }),
  };
}

/** The records that a field is an id of: `Contact.contact_id`, not lines within a record. */
function choicesOf(schema: Schema, resourceOf: ResourceOf): RecordChoice[] {
  const references = [schema['x-refers-to'] ?? []].flat() as string[];
  return references.flatMap((reference) => {
    const [name = '', field = '', ...inner] = reference.split('.');
    const resource = resourceOf(name);
    return resource === undefined || inner.length > 0 ? [] : [{ resource, field }];
  });
}

function fieldsOf(document: OpenApiDocument, schema: Schema, { sample, ...place }: Place): FormField[] {
  const { properties = {}, required = [] } = schema;
  const sampleOf = (name: string): unknown => (sample as Record<string, unknown> | null | undefined)?.[name];
  const fields = Object.entries(properties).map(([name, property]) => ({
    ...describe(document, name, property, { ...place, sample: sampleOf(name) }),
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

/**
 * The same with marks at what is needed.
 *
 * @param isNeeded Whether the sandbox needs what is at a place in the body, such as `line_items.rate`.
 */
export function withNeeds(field: FormField, isNeeded: (place: string) => boolean, place = ''): FormField {
  const { fields, entry } = field;
  const below = (one: FormField): FormField =>
    withNeeds(one, isNeeded, place === '' ? one.name : `${place}.${one.name}`);
  return {
    ...field,
    ...(isNeeded(place) && { isNeeded: true }),
    ...(fields && { fields: fields.map(below) }),
    ...(entry && { entry: { ...entry, ...(entry.fields && { fields: entry.fields.map(below) }) } }),
  };
}
