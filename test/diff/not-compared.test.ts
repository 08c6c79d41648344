import { expect, it } from 'vitest';
import { changesBetween, json, type Parts, record } from './fixture.ts';

const text = { type: 'string' };

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
  ['another pattern', { request: { ...text, pattern: '^a' } }, { request: { ...text, pattern: '^(a|b)' } }],
  [
    'an alternative that another one covers',
    { request: { anyOf: [text, { ...text, maxLength: 3 }] } },
    { request: text },
  ],
])('docs/diff.md says that it is a change: %s', (_, before, after) => {
  expect(changesBetween(before, after)).not.toEqual([]);
});

it('docs/diff.md says that an overlap in part is not found', () => {
  const short = { ...text, maxLength: 5 };
  const long = { ...text, minLength: 3 };
  const number = { type: 'number' };
  expect(
    changesBetween({ request: { oneOf: [short, number] } }, { request: { oneOf: [short, number, long] } }),
  ).toEqual(['additive alternative-added callers createThing request body: alternative added: string']);
});
