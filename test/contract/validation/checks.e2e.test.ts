import { expect, it } from 'vitest';
import { operations, requests } from '../../support/document.ts';
import { everyNth } from '../../support/full.ts';
import { testChecks } from './checks.ts';

it('the checks are there for every operation', () => {
  expect(Object.keys(requests)).toEqual(operations.map(({ id }) => id));
});

testChecks(everyNth(operations, 20), { messages: 4, rejected: 10 });
