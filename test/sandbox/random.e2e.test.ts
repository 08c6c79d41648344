import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';
import { SEED, testRepeats, testSequences } from './random.ts';

describe('any sequence of calls', () => {
  testSequences({ sequences: 4, done: 9, refused: 2 }, { sequences: 1, done: 6, refused: 6 });
  testRepeats(1);
});

describe('bundles', () => {
  const stock = (sandbox: Sandbox) =>
    [...sandbox.records('items').list(), ...sandbox.records('compositeItems').list()].map((one) => [
      one.stock_on_hand,
      (one as { asset_value?: number }).asset_value,
    ]);

  test('of any size are undone by their deletion', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.boolean(), async (quantity, isHalf) => {
        const sandbox = createSandbox();
        const call = callerOf(sandbox);
        const before = stock(sandbox);
        const quantity_to_bundle = isHalf ? quantity - 0.5 : quantity;
        const { body } = await call('createBundle', {}, { composite_item_id: castId(17001), quantity_to_bundle });
        const { bundle_id, total } = body['bundle'] as Json;
        expect(total).toBe(2200 * quantity_to_bundle);
        expect(stock(sandbox)).not.toEqual(before);
        await call('deleteBundle', { bundle_id });
        expect(stock(sandbox)).toEqual(before);
      }),
      { ...SEED, numRuns: 2 },
    );
  });
});
