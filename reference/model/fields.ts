import {
  deprecationInWords,
  descriptionOf,
  nameOf,
  type OpenApiDocument,
  observedInWords,
  type Parameter,
  resolveSchema,
  type Schema,
  SEE_SCHEMA,
} from '../../src/contract/index.ts';
import { type Input, inputOf } from './inputs.ts';
import { type Statement, sayOnce } from './once.ts';
import { limitsInWords, typeInWords } from './schema-words.ts';

/** A field of a body or a parameter, with what the contract says of it. */
export interface Field extends Statement {
  name: string;
  type: string;
  hasDocumentedType: boolean;
  required: boolean;
  /** Name of the schema that the field, or each entry of it, holds to. */
  schemaName: string | undefined;
  /** Sources that the field was inferred from. */
  inferred: readonly string[];
  /** Frequency with which the field was observed, if that is its source. */
  observed: string | undefined;
  /** Source of the value's inferred schema; shown with that schema. */
  inferredSchema: string | undefined;
  /** Source that several inferred fields of the body share. */
  inferredPart: string | undefined;
  /** Fields of records that it, or each entry of it, is an id of, such as `Contact.contact_id`. */
  refersTo: readonly string[];
  /** That it is deprecated, and until when it stays. */
  deprecation: string | undefined;
  input: Input;
  /** Fields of an object, or of each entry in an array of objects. */
  content: Content | undefined;
}

/** A rule between fields. */
export interface Rule {
  /** Markdown. */
  text: string;
  inferred: string | undefined;
}

/** A reason for which several fields of an object are what they are. */
export interface SharedReason {
  reason: string;
  names: string[];
  /** True if the reason applies to all fields of the object. */
  ofAll: boolean;
}

export interface Content {
  fields: Field[];
  rules: Rule[];
  shared: SharedReason[];
  /** True if further, unknown fields are explicitly allowed. */
  isOpen: boolean;
}

export interface ContentOptions {
  /** Number of nested levels to list; deeper levels are left to their schemas. All by default. */
  depth?: number;
  /** A value of the object, whose keys come first. */
  sample?: unknown;
  /** The schemas that the object is within, to notice that it is within itself. */
  ancestors?: readonly string[];
}

/** Limits that stand with a named schema, and not with each field that holds to it. */
const OF_SCHEMA = new Set(['Pattern', 'Example', 'Examples', 'Form']);

/** Lists what an object holds: its fields, those first that matter most, and the rules between them. */
export function contentOf(
  document: OpenApiDocument,
  schema: Schema,
  { depth = Infinity, sample, ancestors = [] }: ContentOptions = {},
): Content {
  const resolved = resolveSchema(document, schema);
  const name = nameOf(schema.$ref);
  const { properties = {}, required = [], allOf = [] } = resolved;
  const inner = name === undefined ? ancestors : [...ancestors, name];
  const fields = Object.entries(properties).map(([key, property]) => ({
    ...describe(document, key, property, { depth, ancestors: inner, sample: valueAt(sample, key) }),
    required: required.includes(key),
  }));
  const listed = inOrder(fields, sample).map(withSharedReason(fields));
  return {
    fields: listed,
    shared: sharedReasons(listed, resolved['x-inferred-fields']),
    rules: allOf.map(({ description = '', 'x-inferred': inferred }) => ({
      text: description,
      inferred,
    })),
    isOpen: resolved.additionalProperties === true,
  };
}

/** Lists parameters as fields. */
export function parametersContent(document: OpenApiDocument, parameters: readonly Parameter[]): Content {
  const fields = parameters.map((parameter) => parameterField(document, parameter));
  const listed = fields.map(withSharedReason(fields));
  return { fields: listed, shared: sharedReasons(listed), rules: [], isOpen: false };
}

function parameterField(document: OpenApiDocument, parameter: Parameter): Field {
  const { name, description = '', schema, required = false, example } = parameter;
  const resolved = resolveSchema(document, schema);
  const limits = limitsInWords({ ...resolved, ...(example !== undefined && { examples: [example] }) });
  return {
    name,
    type: typeInWords(document, schema),
    hasDocumentedType: true,
    required,
    ...sayOnce('', description, limits),
    schemaName: undefined,
    inferred: [parameter, resolved].flatMap((part) => part['x-inferred'] ?? []),
    inferredSchema: undefined,
    inferredPart: undefined,
    observed: parameter['x-observed'] && observedInWords(parameter['x-observed']),
    refersTo: [parameter['x-refers-to'] ?? []].flat(),
    deprecation: deprecationInWords(parameter),
    input: { ...inputOf(document, schema), kind: 'text' },
    content: undefined,
  };
}

/** Tells a reason that several fields share from that of one alone. */
function withSharedReason(fields: readonly Field[]): (field: Field) => Field {
  return (field) => {
    const [reason] = field.inferred;
    const isShared = reason !== undefined && fields.filter(({ inferred }) => inferred[0] === reason).length > 1;
    return isShared ? { ...field, inferred: [], inferredPart: reason } : field;
  };
}

function sharedReasons(fields: readonly Field[], ofSchema?: string): SharedReason[] {
  const reasons = new Set(fields.flatMap(({ inferredPart }) => inferredPart ?? []));
  return [...reasons].map((reason) => {
    const names = fields.filter(({ inferredPart }) => inferredPart === reason).map(({ name }) => name);
    return { reason: (reason === SEE_SCHEMA && ofSchema) || reason, names, ofAll: names.length === fields.length };
  });
}

/** Names every field of a body, on all levels. */
export function fieldNames({ fields }: Content): string[] {
  return fields.flatMap(({ name, content }) => [name, ...(content ? fieldNames(content) : [])]);
}

function describe(
  document: OpenApiDocument,
  name: string,
  property: Schema,
  { depth, sample, ancestors }: Required<ContentOptions>,
): Field {
  const schema = resolveSchema(document, property);
  // Of several forms the first is shown, such as that of a single line.
  const inner = schema.items ?? schema.oneOf?.[0];
  const entry = inner && resolveSchema(document, inner);
  const holder = entry ?? schema;
  const holderName = nameOf((inner ?? property).$ref);
  const isObject = holder.properties !== undefined || holder.additionalProperties === true;
  const isRecursive = holderName !== undefined && ancestors.includes(holderName);
  const limits = [...limitsInWords(schema), ...(entry && !isObject ? limitsInWords(entry) : [])].filter(
    ({ label }) => holderName === undefined || !OF_SCHEMA.has(label),
  );
  return {
    name,
    type: typeInWords(document, property),
    hasDocumentedType: !(property['x-not-documented'] as string[] | undefined)?.includes('type'),
    required: false,
    ...sayOnce(name, descriptionOf(document, property), limits),
    schemaName: holderName ?? nameOf(property.$ref),
    inferred: property['x-inferred'] === undefined ? [] : [property['x-inferred']],
    observed: property['x-observed'] && observedInWords(property['x-observed']),
    inferredSchema: [schema, holder]
      .map((part) => part['x-inferred'])
      .find((reason) => reason !== property['x-inferred']),
    inferredPart: undefined,
    refersTo: [property['x-refers-to'] ?? schema.items?.['x-refers-to'] ?? []].flat() as string[],
    deprecation: deprecationInWords(property),
    input: inputOf(document, property, isRecursive),
    content:
      isObject && !isRecursive && depth > 1
        ? contentOf(document, inner ?? property, {
            depth: depth - 1,
            sample: Array.isArray(sample) ? sample[0] : sample,
            ancestors: [...ancestors, holderName ?? name],
          })
        : undefined,
  };
}

function valueAt(sample: unknown, key: string): unknown {
  return typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>)[key] : undefined;
}

/** The field that a record is mostly about, where it has one. */
export const MAIN = 'line_items';

interface Orderable {
  name: string;
  required: boolean;
}

/** Sorts fields by how soon a reader needs them: the required ones, the lines, those of a sample in its order, the rest. */
function inOrder<Field extends Orderable>(fields: readonly Field[], sample: unknown): Field[] {
  const shown = Object.keys(typeof sample === 'object' && sample !== null ? sample : {});
  const rank = ({ name, required }: Orderable): number => {
    if (required) return 0;
    if (name === MAIN) return 1;
    const place = shown.indexOf(name);
    return place < 0 ? Infinity : 2 + place;
  };
  return [...fields].sort((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}
