import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { callerOf, type Reply } from '../support/sandbox-calls.ts';
import { goodsIn } from '../support/stock.ts';
import type { Json } from '../support/story.ts';
import { item, SEED, TODAY, testStock } from './random-stock.ts';

testStock(3, { done: 4, refused: 4 });

test('a quantity that is adjusted up and down again leaves all as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }), async (one, quantity) => {
      const sandbox = createSandbox();
      const before = stockIn(sandbox);
      const id = item(sandbox, one);
      const adjust = (quantity_adjusted: number): Promise<Reply> =>
        callerOf(sandbox)(
          'createItemAdjustment',
          {},
          { date: TODAY, reason: 'x', adjustment_type: 'quantity', line_items: [{ item_id: id, quantity_adjusted }] },
        );
      expect((await adjust(quantity)).status).toBe(201);
      expect(stockIn(sandbox)).not.toEqual(before);
      expect((await adjust(-quantity)).status).toBe(201);
      expect(stockIn(sandbox)).toEqual(before);
    }),
    { ...SEED, numRuns: 3 },
  );
});

function stockIn(sandbox: Sandbox): Json[] {
  return goodsIn(sandbox).map((one) => ({ ...one }));
}
