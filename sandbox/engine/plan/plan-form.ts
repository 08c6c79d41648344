import {
  createChecks,
  isNode,
  nameOf,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
  shapeOf,
  violationsOf,
} from '../../../src/contract/index.ts';
import { ANY, type Form, type ObjectForm, type SimpleForm } from './form.ts';

/** Reads the forms of the schemas of one document. */
export type FormReader = (schema: Schema) => Form;

/** Keywords that limit values of a type. */
const LIMITS = ['const', 'enum', 'format', 'maximum', 'maxLength', 'minimum', 'minLength', 'pattern'];

/** Makes a reader of forms. Named schemas are read once, so forms that are the same are the same object. */
export function createFormReader(document: OpenApiDocument): FormReader {
  const named = new Map<string, Form>();
  const checkOf = createChecks(document);

  function read(schema: Schema): Form {
    const name = schema.$ref && nameOf(schema.$ref);
    if (name === undefined) return readPlain(schema);
    let form = named.get(name);
    if (!form) {
      // Below itself, a schema says nothing new.
      named.set(name, ANY);
      form = readPlain(schema);
      named.set(name, form);
    }
    return form;
  }

  function readPlain(schema: Schema): Form {
    const parts = [...partsOf(document, schema)];
    const types = new Set(parts.flatMap(({ type }) => type ?? []));
    if (types.has('array')) {
      const items = parts.find((part) => isNode(part.items))?.items;
      return { kind: 'array', items: items ? read(items) : ANY };
    }
    if (types.has('object') || parts.some(({ properties }) => properties)) return readObject(schema, parts);
    const isLimited = parts.some((part) => LIMITS.some((keyword) => part[keyword] !== undefined));
    return { kind: simpleKind(types), ...(isLimited && { hasTypeOf: typeIn(types), problemOf: judge(schema) }) };
  }

  function typeIn(types: ReadonlySet<string>): (value: unknown) => boolean {
    return (value) => types.has(typeof value) || (types.has('integer') && Number.isInteger(value));
  }

  function judge(schema: Schema): NonNullable<SimpleForm['problemOf']> {
    let part: Parameters<typeof violationsOf>[0] | undefined;
    return (value) => {
      part ??= { check: checkOf(schema), shape: shapeOf(document, schema) };
      return part.check(value) ? undefined : violationsOf(part, value, '')[0]!.message;
    };
  }

  function readObject(schema: Schema, parts: readonly Schema[]): ObjectForm {
    const fields = new Map<string, Form>();
    for (const { properties } of parts) {
      for (const [name, property] of Object.entries(properties ?? {})) fields.set(name, read(property));
    }
    const isOpen = parts.some((part) => part.additionalProperties === true);
    return { kind: 'object', fields, isOpen, required: new Set(requiredOf(schema)) };
  }

  /** What alternatives require is not required of all. */
  function requiredOf(schema: Schema): string[] {
    const { required = [], allOf = [] } = resolveSchema(document, schema);
    return [...required, ...allOf.flatMap(requiredOf)];
  }

  return read;
}

/** A schema with the parts that it is composed of and its alternatives, references followed. */
function* partsOf(document: OpenApiDocument, schema: Schema): Generator<Schema> {
  const resolved = resolveSchema(document, schema);
  for (const part of [...(resolved.allOf ?? []), ...(resolved.oneOf ?? [])]) yield* partsOf(document, part);
  yield resolved;
}

/**
 * The first of several types is the likely one: the contract writes ids as text and integers, and what it takes for an
 * integer or an amount with text in addition.
 */
function simpleKind(types: ReadonlySet<string>): 'any' | 'boolean' | 'id' | 'integer' | 'number' | 'text' {
  const [likely] = types;
  if (likely === 'string') return types.has('integer') ? 'id' : 'text';
  if (likely === 'number' || likely === 'integer' || likely === 'boolean') return likely;
  return 'any';
}
