import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { contract, flatten } from '../support/document.ts';
import { type Body, bodies, isObject, payload, rows } from '../support/story.ts';

/** The requests whose response holds a record, not the envelope alone. */
const answered = bodies.flatMap((response) => {
  const request = bodies.find(({ name }) => name === response.name.replace(/response$/, 'request'));
  const { key, records } = payload(response);
  const isRecord = Object.keys(records[0] ?? {}).some((name) => !['code', 'message'].includes(name));
  return request && request !== response && isRecord
    ? [{ name: response.operation.id, request, response, key, record: records[0]! }]
    : [];
});

/** The schema of the record in a response. */
function recordSchema({ schema }: Body, key: string): Schema {
  return key ? itemSchema(flatten(contract, schema).get(key)!.schema) : schema;
}

/** The schema of the entries of an array; that of the value itself where the documents show a single object. */
function itemSchema(schema: Schema): Schema {
  const { items, oneOf } = resolveSchema(contract, schema);
  return items ?? oneOf?.[0] ?? schema;
}

/** What was sent and has a place in the record, but is not there. */
function lost(sent: unknown, kept: unknown, schema: Schema, pointer = ''): string[] {
  if (Array.isArray(sent))
    return sent.flatMap((entry, index) => lost(entry, rows(kept)[index], itemSchema(schema), `${pointer}/${index}`));
  if (!isObject(sent))
    return sent === kept ? [] : [`${pointer}: sent ${JSON.stringify(sent)}, got ${JSON.stringify(kept)}`];
  const properties = flatten(contract, schema);
  return Object.entries(sent).flatMap(([key, value]) => {
    const property = properties.size > 0 ? properties.get(key)?.schema : {};
    return property ? lost(value, isObject(kept) ? kept[key] : undefined, property, `${pointer}/${key}`) : [];
  });
}

describe('what a request sends', () => {
  it('is checked for every resource that is written', () => {
    expect(answered.length).toBeGreaterThan(35);
    expect(new Set(answered.map(({ request }) => request.operation.tag)).size).toBeGreaterThan(18);
  });

  it.each(answered)('comes back from $name', ({ request, response, key, record }) => {
    expect(lost(request.sample, record, recordSchema(response, key))).toEqual([]);
  });

  it.each(answered)('has as many rows in the record of $name', ({ request, record }) => {
    const lists = Object.entries(request.sample).filter(([key, value]) => Array.isArray(value) && key in record);
    expect(lists.map(([key]) => rows(record[key]).length)).toEqual(lists.map(([, value]) => rows(value).length));
  });
});
