import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../src/contract.ts';

const addFormats = formatsPlugin.default;
const CONTRACT = 'https://contract.invalid/';

/** What the contract says of a field that judges nothing. */
const ANNOTATIONS = ['inferred', 'not-documented', 'known-values', 'state', 'generated', 'refers-to'].map(
  (word) => `x-${word}`,
);

/** Something in a value that its schema refuses. */
export interface Violation {
  /** JSON Pointer to the place in the value, empty for the value itself. */
  pointer: string;
  message: string;
}

/** Validates values against the schemas of a document, formats on. */
export interface Validator {
  /** What a schema refuses in a value; nothing if it is valid. */
  violations(schema: Schema, value: unknown): Violation[];
}

/** Validates as JSON Schema says: what a schema does not name is allowed. */
export function openValidator(document: OpenApiDocument): Validator {
  return validator(document, (schema) => schema);
}

/**
 * Validates and refuses every property that no schema names, at any depth, so that a misspelt one is found.
 * Objects of which nothing is documented say `additionalProperties: true` and stay open.
 */
export function strictValidator(document: OpenApiDocument): Validator {
  const schemas = mapValues(document.components.schemas, seal);
  return validator({ ...document, components: { ...document.components, schemas } }, seal);
}

function validator(document: OpenApiDocument, prepare: (schema: Schema) => Schema): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateFormats: true,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.addVocabulary(['components', ...ANNOTATIONS]);
  ajv.addSchema({ $id: CONTRACT, components: { schemas: document.components.schemas } });
  const compiled = new Map<string, ValidateFunction>();
  return {
    violations(schema, value) {
      const key = JSON.stringify(schema);
      let validate = compiled.get(key);
      if (!validate) {
        validate = ajv.compile(absolute(prepare(schema)));
        compiled.set(key, validate);
      }
      return validate(value) ? [] : (validate.errors ?? []).map(violation);
    },
  };
}

function violation({ instancePath, message, params }: ErrorObject): Violation {
  const unknown = params['additionalProperty'] as string | undefined;
  if (unknown !== undefined)
    return { pointer: `${instancePath}/${unknown}`, message: `has no property "${unknown}" in its schema` };
  const allowed = params['allowedValues'] as string[] | undefined;
  return {
    pointer: instancePath,
    message: allowed ? `${message}: ${allowed.join(', ')}` : (message ?? 'is not valid'),
  };
}

/** Refuses unnamed properties wherever a schema lists those of an object. Rules between fields name only some, and stay. */
function seal(schema: Schema): Schema {
  const { properties, items } = schema;
  return {
    ...(properties && { additionalProperties: false }),
    ...schema,
    ...(properties && { properties: mapValues(properties, seal) }),
    ...(items && { items: seal(items) }),
  };
}

function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`));
}

function mapValues<Value>(object: Record<string, Value>, map: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
