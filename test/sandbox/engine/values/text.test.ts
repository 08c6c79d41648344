import { expect, test } from 'vitest';
import { withArticle } from '../../../../sandbox/engine/values/text.ts';
import { TABLES } from '../../../../sandbox/resources/index.ts';
import { createSandbox, type ResourceName } from '../../../../src/public/sandbox.ts';

test.each([
  ['invoice', 'an invoice'],
  ['item adjustment', 'an item adjustment'],
  ['email', 'an email'],
  ['user', 'a user'],
  ['unit', 'a unit'],
  ['bill', 'a bill'],
])('%s is %s', (noun, written) => {
  expect(withArticle(noun)).toBe(written);
});

test('no message says a invoice', () => {
  const sandbox = createSandbox();
  for (const { resource, noun } of TABLES.filter(({ source }) => !source)) {
    const add = (): unknown => sandbox.records(resource as ResourceName).add({ colour: 'red' } as never);
    expect(add, resource).toThrow(new RegExp(`^${/^[aeio]/.test(noun) ? 'An' : 'A'} ${noun} has no field`));
  }
});
