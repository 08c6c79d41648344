import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../../src/contract/index.ts';

const addFormats = formatsPlugin.default;
const CONTRACT = 'https://contract.invalid/';

/** Extensions of fields that don't affect validation. */
const ANNOTATIONS = [
  'inferred',
  'inferred-fields',
  'not-documented',
  'contradiction',
  'observed',
  'known-values',
  'state',
  'generated',
  'refers-to',
].map((word) => `x-${word}`);

/** Something in a value that its schema refuses. */
export interface Violation {
  /** JSON Pointer to the place in the value, empty for the value itself. */
  pointer: string;
  message: string;
}

/** Validates values against the schemas of a document, formats on. */
export interface Validator {
  /** Returns the violations in a value; empty if it is valid. */
  violations(schema: Schema, value: unknown): Violation[];
  /** The same for many values of one schema, which is compiled at once. */
  of(schema: Schema): (value: unknown) => Violation[];
}

/** Validates as JSON Schema says: what a schema does not name is allowed. */
export function openValidator(document: OpenApiDocument): Validator {
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
  function compile(schema: Schema): ValidateFunction {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(absolute(schema));
    compiled.set(key, validate);
    return validate;
  }

  const violationsOf = (validate: ValidateFunction, value: unknown): Violation[] =>
    validate(value) ? [] : (validate.errors ?? []).map(violation);

  return {
    violations: (schema, value) => violationsOf(compile(schema), value),
    of(schema) {
      const validate = compile(schema);
      return (value) => violationsOf(validate, value);
    },
  };
}

function violation({ instancePath, message, params }: ErrorObject): Violation {
  const allowed = params['allowedValues'] as string[] | undefined;
  return {
    pointer: instancePath,
    message: allowed ? `${message}: ${allowed.join(', ')}` : (message ?? 'is not valid'),
  };
}

function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`));
}
