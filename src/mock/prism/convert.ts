import type { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { IHttpOperation } from '@stoplight/types';
import type { OpenApiDocument } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { createDereference } from './dereference.ts';

/** The dialect of OpenAPI 3.1. Unless a document names it, Prism validates by draft 7 and misses newer keywords. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Makes a function that turns an operation into Prism's form. Each is turned when it is first called, so that a mock
 * starts quickly.
 */
export function createConverter(
  document: OpenApiDocument,
  transform: typeof transformOas3Operations,
): (operation: Operation) => IHttpOperation {
  const dereference = createDereference(document);
  const converted = new Map<string, IHttpOperation>();

  function convert({ id, path, method, object }: Operation): IHttpOperation {
    const paths = { [path]: { [method]: dereference({ responses: object.responses }) } };
    const [operation] = transform({ openapi: document.openapi, jsonSchemaDialect: DIALECT, paths } as Parameters<
      typeof transform
    >[0]);
    if (!operation) throw new Error(`Prism cannot read ${id}`);
    return operation;
  }

  return (operation) => {
    const known = converted.get(operation.id);
    if (known) return known;
    const fresh = convert(operation);
    converted.set(operation.id, fresh);
    return fresh;
  };
}
