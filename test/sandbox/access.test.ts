import { expect, test } from 'vitest';
import { checkGrant } from '../../sandbox/organizations/access.ts';

test('a token is good until the moment at which it expires, and not in it', () => {
  const expires = Date.parse('2026-03-29T00:00:00Z');
  expect(() => checkGrant({ expires }, '10234695', expires - 1)).not.toThrow();
  expect(() => checkGrant({ expires }, '10234695', expires)).toThrow('The access token has expired.');
});
