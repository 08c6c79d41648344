import type { OpenApiDocument } from '../../src/contract/document.ts';
import { readDocument } from '../../src/contract/read.ts';
import { type Change, diffDocuments } from '../../src/diff/index.ts';

type Schema = Record<string, unknown>;

/** A document with one operation, `createThing`, made of what a test gives; the rest is the least that is valid. */
export interface Parts {
  operation?: Record<string, unknown>;
  parameters?: Record<string, unknown>[];
  request?: Schema;
  response?: Schema;
  schemas?: Record<string, Schema>;
  document?: Record<string, unknown>;
}

/** Builds a document from its parts. */
export function documentOf({
  operation,
  parameters,
  request,
  response,
  schemas,
  document,
}: Parts = {}): OpenApiDocument {
  return readDocument({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {
      '/things': {
        post: {
          operationId: 'createThing',
          tags: ['Things'],
          ...(parameters && { parameters }),
          ...(request && { requestBody: json(request) }),
          responses: { 200: { description: 'Done.', ...(response && json(response)) } },
          ...operation,
        },
      },
    },
    components: { ...(schemas && { schemas }) },
    ...document,
  });
}

/** A body of JSON. */
export function json(schema: Schema): Record<string, unknown> {
  return { content: { 'application/json': { schema } } };
}

/** An object schema with these fields. */
export function record(properties: Record<string, Schema | boolean>, ...required: string[]): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Each change between two documents as one line: `impact kind side place: message`. */
export function changesBetween(before: Parts, after: Parts): string[] {
  return diffDocuments(documentOf(before), documentOf(after)).map(lineOf);
}

/** A change as one line. */
export function lineOf({ impact, kind, side, place, message }: Change): string {
  return `${impact} ${kind} ${side ?? '–'} ${place}: ${message}`;
}
