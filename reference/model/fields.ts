import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { nameOf, resolveSchema } from '../../src/contract/references.ts';
import { type Limit, limitsInWords, typeInWords } from './words.ts';

/** A field of a body, with what the contract says of it. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  /** Markdown. */
  description: string;
  limits: Limit[];
  /** Name of the schema that the field, or each entry of it, holds to. */
  schemaName: string | undefined;
  /** What the field was inferred from. */
  inferred: string | undefined;
  /** What the schema of its value was inferred from; it stands with that schema. */
  inferredSchema: string | undefined;
  /** What the part of the body that brings the field was inferred from. */
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

/** Every successful JSON response is documented to carry this, whatever is inferred around it. */
const DOCUMENTED_PART = 'SuccessEnvelope';

/** Limits that stand with a named schema, and not with each field that holds to it. */
const OF_SCHEMA = new Set(['Pattern', 'Example', 'Examples']);

/** Keywords that a schema has only to tie fields to each other. */
const RULE_KEYWORDS = ['if', 'dependentRequired', 'anyOf', 'oneOf', 'not'];

/**
 * Lists what an object holds, with everything that it is composed of.
 *
 * @param depth How many levels of nested objects to list; each further one is left to its schema.
 */
export function contentOf(
  document: OpenApiDocument,
  schema: Schema,
  depth = Infinity,
  ancestors: readonly string[] = [],
): Content {
  const fields = new Map<string, Field>();
  const required = new Set<string>();
  const rules: Rule[] = [];
  let isOpen = false;

  const visit = (part: Schema, inferredPart: string | undefined, isTop: boolean): void => {
    const resolved = resolveSchema(document, part);
    const name = nameOf(part.$ref);
    const own = isTop ? inferredPart : (resolved['x-inferred'] ?? inferredPart);
    const inferred = name === DOCUMENTED_PART ? undefined : own;
    if (
      RULE_KEYWORDS.some((keyword) => keyword in resolved) &&
      resolved.description &&
      (!isTop || ancestors.length > 0)
    ) {
      rules.push({ text: resolved.description, inferred });
    }
    resolved.allOf?.forEach((composed) => visit(composed, inferred, false));
    resolved.required?.forEach((key) => required.add(key));
    if (resolved.additionalProperties === true) isOpen = true;
    for (const [key, property] of Object.entries(resolved.properties ?? {})) {
      fields.set(
        key,
        describe(document, key, property, inferred, depth, name === undefined ? ancestors : [...ancestors, name]),
      );
    }
  };
  visit(schema, undefined, true);
  const listed = [...fields.values()].map((field) => ({ ...field, required: required.has(field.name) }));
  return {
    fields: [...listed.filter((field) => field.required), ...listed.filter((field) => !field.required)],
    rules,
    isOpen,
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
  inferredPart: string | undefined,
  depth: number,
  ancestors: readonly string[],
): Field {
  const schema = resolveSchema(document, property);
  const entry = schema.items && resolveSchema(document, schema.items);
  const holder = entry ?? schema;
  const schemaName = nameOf((schema.items ?? property).$ref);
  const isObject =
    holder.properties !== undefined || holder.allOf !== undefined || holder.additionalProperties === true;
  const isRecursive = schemaName !== undefined && ancestors.includes(schemaName);
  return {
    name,
    type: typeInWords(document, property),
    required: false,
    description: schema.description ?? '',
    limits: [...limitsInWords(schema), ...(entry && !isObject ? limitsInWords(entry) : [])].filter(
      ({ label }) => schemaName === undefined || !OF_SCHEMA.has(label),
    ),
    schemaName,
    inferred: property['x-inferred'],
    inferredSchema: holder['x-inferred'] === property['x-inferred'] ? undefined : holder['x-inferred'],
    inferredPart,
    content:
      isObject && !isRecursive && depth > 1
        ? contentOf(document, schema.items ?? property, depth - 1, [...ancestors, schemaName ?? name])
        : undefined,
  };
}
