import { expect, test } from 'vitest';
import { callAtRandom } from '../support/random-calls.ts';

test('no random call fails, and what is refused changes nothing', async () => {
  const { succeeded, refused } = await callAtRandom(20260328, 500);
  expect(succeeded).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(50);
});
