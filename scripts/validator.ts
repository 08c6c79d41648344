import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../src/contract/document.ts';

const addFormats = formatsPlugin.default;
const CONTRACT = 'https://contract.invalid/';

/** Keywords that rule on values and name no property of their own. */
const CONDITIONS = ['if', 'then', 'else', 'not', 'dependentRequired'];
const COMBINATIONS = ['allOf', 'anyOf', 'oneOf'];

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
  const schemas = mapValues(document.components.schemas, walk);
  const sealed = validator({ ...document, components: { ...document.components, schemas } }, seal);
  const open = openValidator(document);
  return {
    violations(schema, value) {
      const all = [...open.violations(schema, value), ...sealed.violations(schema, value)];
      return [...new Map(all.map((violation) => [JSON.stringify(violation), violation])).values()];
    },
  };
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
  ajv.addVocabulary(['components', 'x-inferred']);
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
  const unknown = params['unevaluatedProperty'] as string | undefined;
  if (unknown !== undefined)
    return { pointer: `${instancePath}/${unknown}`, message: `has no property "${unknown}" in its schema` };
  const allowed = params['allowedValues'] as string[] | undefined;
  return {
    pointer: instancePath,
    message: allowed ? `${message}: ${allowed.join(', ')}` : (message ?? 'is not valid'),
  };
}

/** Refuses unnamed properties in the value that a schema describes. */
function seal(schema: Schema): Schema {
  return typeof schema === 'object' ? { ...walk(schema), unevaluatedProperties: false } : schema;
}

/**
 * Seals what lies below a schema; the schema itself may be a part of another, so it stays open.
 *
 * Conditions are left out: Ajv forgets what `allOf` has evaluated when an `if` beside it fails, and the open schema
 * is held against them anyway.
 */
function walk(schema: Schema): Schema {
  const sealed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (CONDITIONS.includes(key)) continue;
    if (COMBINATIONS.includes(key)) sealed[key] = (value as Schema[]).map(walk);
    else if (key === 'properties') sealed[key] = mapValues(value as Record<string, Schema>, seal);
    else if (key === 'items') sealed[key] = seal(value as Schema);
    else sealed[key] = value;
  }
  return sealed;
}

function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`));
}

function mapValues<Value>(object: Record<string, Value>, map: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
