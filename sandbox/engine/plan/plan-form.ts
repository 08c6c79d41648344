import {
  createChecks,
  isNode,
  nameOf,
  type OpenApiDocument,
  type Operation,
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
  const formsByName = new Map<string, Form>();
  const checkOf = createChecks(document);

  function read(schema: Schema): Form {
    const name = schema.$ref && nameOf(schema.$ref);
    if (name === undefined) return readPlain(schema);
    let form = formsByName.get(name);
    if (!form) {
      // Below itself, a schema says nothing new.
      formsByName.set(name, ANY);
      form = readPlain(schema);
      formsByName.set(name, form);
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

  /** Returns the required fields, except those that only alternatives require. */
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

/** Place of the payload in a response, next to `code` and `message`. */
export type Envelope =
  /** One record, or the part of one, under a key. */
  | { form: 'record'; key: string; record: ObjectForm; isArray: boolean }
  /** The rows of a list under a key, with `page_context`. */
  | { form: 'list'; key: string; record: ObjectForm }
  /** The fields of a record at the top level. */
  | { form: 'top'; record: ObjectForm }
  /** Nothing, or fields that the contract leaves open. */
  | { form: 'bare'; isOpen: boolean }
  /** No JSON but a file. */
  | { form: 'file'; contentType: string };

const OWN_KEYS = new Set(['code', 'message', 'page_context']);

/** The envelope of the answer to an operation that succeeds. */
export function envelopeOf({ method, object, successStatus }: Operation, read: FormReader): Envelope {
  const content = object.responses[successStatus]?.content ?? {};
  const schema = content['application/json']?.schema;
  if (!schema) return { form: 'file', contentType: Object.keys(content)[0] ?? 'application/octet-stream' };
  const whole = read(schema);
  if (whole.kind !== 'object') return { form: 'bare', isOpen: false };
  const payload = [...whole.fields].filter(([name]) => !OWN_KEYS.has(name));
  const [only, ...others] = payload;
  if (!only) return { form: 'bare', isOpen: whole.isOpen };
  if (others.length > 0) return { form: 'top', record: { ...whole, fields: new Map(payload) } };
  const [key, form] = only;
  if (form.kind === 'array' && method === 'get') return { form: 'list', key, record: objectOf(form.items) };
  const isArray = form.kind === 'array';
  return { form: 'record', key, record: objectOf(isArray ? form.items : form), isArray };
}

function objectOf(form: Form): ObjectForm {
  return form.kind === 'object' ? form : { kind: 'object', fields: new Map(), isOpen: true };
}
