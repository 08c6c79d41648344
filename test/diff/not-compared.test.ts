import { expect, it } from 'vitest';
import { changesBetween, json, type Parts, record } from './fixture.ts';

const text = { type: 'string' };
const content = (type: string): Parts => ({ operation: { requestBody: { content: { [type]: { schema: text } } } } });

it.each<[string, Parts, Parts]>([
  [
    'components that nothing uses',
    {},
    { document: { components: { responses: { Unused: { description: 'No.', ...json(text) } } } } },
  ],
  [
    'a field that is only sent marked as read-only',
    { response: record({ a: text }) },
    { response: record({ a: { ...text, readOnly: true } }) },
  ],
  ['keywords that JSON Schema does not define', { request: text }, { request: { ...text, xml: { name: 'a' } } }],
  [
    'another order of servers',
    { document: { servers: [{ url: '/a' }, { url: '/b' }] } },
    { document: { servers: [{ url: '/b' }, { url: '/a' }] } },
  ],
])('docs/diff.md says that it is not found: %s', (_, before, after) => {
  expect(changesBetween(before, after)).toEqual([]);
});

it.each<[string, Parts, Parts]>([
  [
    'a limit of an integer in another form',
    { request: { type: 'integer', exclusiveMinimum: 0 } },
    { request: { type: 'integer', minimum: 1 } },
  ],
  ['one alternative', { request: { oneOf: [text] } }, { request: text }],
  ['a range of content types', content('application/json'), content('application/*')],
])('docs/diff.md says that it is a change: %s', (_, before, after) => {
  expect(changesBetween(before, after)).not.toEqual([]);
});
