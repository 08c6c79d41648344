import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { observedInWords } from '../../src/contract/observed.ts';
import { nameOf, resolveSchema } from '../../src/contract/references.ts';
import { type Limit, limitsInWords, typeInWords } from './words.ts';

/** A field of a body, with what the contract says of it. */
export interface Field {
  name: string;
  type: string;
  /** Whether the documents give the type; if not, it was inferred. */
  hasDocumentedType: boolean;
  required: boolean;
  /** Markdown. */
  description: string;
  limits: Limit[];
  /** Name of the schema that the field, or each entry of it, holds to. */
  schemaName: string | undefined;
  /** What the field was inferred from. */
  inferred: string | undefined;
  /** How often it was seen, if it rests on that. */
  observed: string | undefined;
  /** What the schema of its value was inferred from; it stands with that schema. */
  inferredSchema: string | undefined;
  /** What this field and others of the body were inferred from together. */
  inferredPart: string | undefined;
  /** What an object, or each entry of an array of objects, holds. */
  content: Content | undefined;
}

/** A rule between fields. */
export interface Rule {
  /** Markdown. */
  text: string;
  inferred: string | undefined;
}

/** What an object holds. */
export interface Content {
  fields: Field[];
  rules: Rule[];
  /** Whether further fields are expressly allowed, and which are not known. */
  isOpen: boolean;
}

/** Limits that stand with a named schema, and not with each field that holds to it. */
const OF_SCHEMA = new Set(['Pattern', 'Example', 'Examples']);

/**
 * Lists what an object holds: its fields, the required ones first, and the rules between them.
 *
 * @param depth How many levels of nested objects to list; each further one is left to its schema.
 */
export function contentOf(
  document: OpenApiDocument,
  schema: Schema,
  depth = Infinity,
  ancestors: readonly string[] = [],
): Content {
  const resolved = resolveSchema(document, schema);
  const name = nameOf(schema.$ref);
  const { properties = {}, required = [], allOf = [] } = resolved;
  const inner = name === undefined ? ancestors : [...ancestors, name];
  const fields = Object.entries(properties).map(([key, property]) => ({
    ...describe(document, key, property, depth, inner),
    required: required.includes(key),
  }));
  return {
    fields: [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)].map(
      withSharedReason(fields),
    ),
    rules: allOf.map(({ description = '', 'x-inferred': inferred }) => ({
      text: description,
      inferred,
    })),
    isOpen: resolved.additionalProperties === true,
  };
}

/** Tells a reason that several fields share from that of one alone. */
function withSharedReason(fields: readonly Field[]): (field: Field) => Field {
  return (field) => {
    const isShared = fields.filter(({ inferred }) => inferred === field.inferred).length > 1;
    return isShared ? { ...field, inferred: undefined, inferredPart: field.inferred } : field;
  };
}

/** Names every field of a body, on all levels. */
export function fieldNames({ fields }: Content): string[] {
  return fields.flatMap(({ name, content }) => [name, ...(content ? fieldNames(content) : [])]);
}

function describe(
  document: OpenApiDocument,
  name: string,
  property: Schema,
  depth: number,
  ancestors: readonly string[],
): Field {
  const schema = resolveSchema(document, property);
  // Of several forms the first is shown, such as that of a single line.
  const inner = schema.items ?? schema.oneOf?.[0];
  const entry = inner && resolveSchema(document, inner);
  const holder = entry ?? schema;
  const holderName = nameOf((inner ?? property).$ref);
  const isObject = holder.properties !== undefined || holder.additionalProperties === true;
  const isRecursive = holderName !== undefined && ancestors.includes(holderName);
  return {
    name,
    type: typeInWords(document, property),
    hasDocumentedType: !(property['x-not-documented'] as string[] | undefined)?.includes('type'),
    required: false,
    description: schema.description ?? '',
    limits: [...limitsInWords(schema), ...(entry && !isObject ? limitsInWords(entry) : [])].filter(
      ({ label }) => holderName === undefined || !OF_SCHEMA.has(label),
    ),
    schemaName: holderName ?? nameOf(property.$ref),
    inferred: property['x-inferred'],
    observed: property['x-observed'] && observedInWords(property['x-observed']),
    inferredSchema: [schema, holder]
      .map((part) => part['x-inferred'])
      .find((reason) => reason !== property['x-inferred']),
    inferredPart: undefined,
    content:
      isObject && !isRecursive && depth > 1
        ? contentOf(document, inner ?? property, depth - 1, [...ancestors, holderName ?? name])
        : undefined,
  };
}
