import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS } from '../../src/diff/changes.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import { descriptionCases } from './cases/descriptions.ts';
import { equalCases } from './cases/equal.ts';
import { fieldCases } from './cases/fields.ts';
import { messageCases } from './cases/messages.ts';
import { operationCases } from './cases/operations.ts';
import { schemaCases } from './cases/schemas.ts';
import { changesBetween, documentOf, record } from './fixture.ts';

const text = { type: 'string' };
const cases = [...operationCases, ...messageCases, ...descriptionCases];

/** What is expected of a schema in a request or response, as a line of a change. */
function line(expected: string, side: string, body: string, message: string): string {
  const [, impact, kind, below = ''] = /^(\S+) (\S+) ?(.*)$/.exec(expected)!;
  return `${impact} ${kind} ${side} ${body}${below}: ${message}`;
}

describe('every kind of change has its class', () => {
  it.each(cases)('$what', ({ before, after, expected }) => {
    expect(changesBetween(before, after)).toEqual(expected);
  });

  it.each(schemaCases)('$what, in a request', ({ before, after, request, message }) => {
    expect(changesBetween({ request: before }, { request: after })).toEqual([
      line(request, 'callers', 'createThing request body', message),
    ]);
  });

  it.each(schemaCases)('$what, in a response', ({ before, after, response, message }) => {
    expect(changesBetween({ response: before }, { response: after })).toEqual([
      line(response, 'readers', 'createThing response 200', message),
    ]);
  });

  it.each(fieldCases)('%s', (_what, before, after, request, response) => {
    expect(changesBetween({ request: before }, { request: after })).toEqual(request ? [request] : []);
    expect(changesBetween({ response: before }, { response: after })).toEqual(response ? [response] : []);
  });

  it('and each is tried', () => {
    const tried = [
      ...cases.flatMap(({ expected }) => expected),
      ...schemaCases.flatMap(({ request, response }) => [request, response]),
      ...fieldCases.flatMap(([, , , request, response]) => [request ?? '', response ?? '']),
    ];
    const kinds = new Set(tried.map((change) => change.split(' ')[1]));
    expect(CHANGE_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

it('a deprecated field names the operations that send or read it', () => {
  const before = documentOf({ response: record({ a: text }) });
  const after = documentOf({ response: record({ a: { ...text, deprecated: true } }) });
  expect(diffDocuments(before, after).map(({ side, operations }) => ({ side, operations }))).toEqual([
    { side: 'readers', operations: ['createThing'] },
  ]);
});

describe('what means the same is no change', () => {
  it('a schema that is `true`', () => {
    expect(changesBetween({ request: record({ a: true }) }, { request: record({ a: {} }) })).toEqual([]);
  });

  it.each(equalCases)('$what', ({ before, after }) => {
    expect(changesBetween(before, after)).toEqual([]);
    expect(changesBetween(after, before)).toEqual([]);
  });
});
