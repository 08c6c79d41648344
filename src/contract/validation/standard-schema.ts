import type { Schema } from '../document.ts';
import { createChecks } from './interpreter.ts';
import { explain, tellingErrors } from './violations.ts';

/** A problem with a value, and its place. */
export interface StandardIssue {
  /** The problem, as the end of a sentence: `is required`. */
  readonly message: string;
  /** The keys from the value to what is wrong; indexes of arrays are numbers. */
  readonly path: readonly (string | number)[];
}

/** Validator for form, router and test libraries: the interface Standard Schema, version 1 (standardschema.dev). */
export interface StandardSchema<Body> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'inventory-service-api';
    /** Checks a value, which is returned as it is. */
    readonly validate: (
      value: unknown,
    ) => { readonly value: Body; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: Body; readonly output: Body } | undefined;
  };
}

/**
 * Makes a validator of a JSON Schema 2020-12, such as `inventory-service-api/schemas/createTax.request.json`. It generates no code, so
 * it works under any content security policy.
 *
 * @typeParam Body What the schema describes, such as `TaxCreate`.
 * @throws SchemaError if the schema can't be read.
 */
export function standardSchema<Body = unknown>(schema: object): StandardSchema<Body> {
  const check = createChecks(schema)(schema as Schema);
  return {
    '~standard': {
      version: 1,
      vendor: 'inventory-service-api',
      validate: (value) => (check(value) ? { value: value as Body } : { issues: issuesOf(check, value) }),
    },
  };
}

function issuesOf(check: ReturnType<ReturnType<typeof createChecks>>, value: unknown): StandardIssue[] {
  const issues = tellingErrors(check).map((error) => {
    const { keys, field, message } = explain(error, value, {}, 'body');
    return { message, path: pathOf(value, field === undefined ? keys : [...keys, field]) };
  });
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

function pathOf(value: unknown, keys: readonly string[]): (string | number)[] {
  let at = value;
  return keys.map((key) => {
    const isIndex = Array.isArray(at);
    at = (at as Record<string, unknown> | undefined)?.[key];
    return isIndex ? Number(key) : key;
  });
}
