import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { plans } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';
import { catalog, checkInvariants, contentOf, resolved, SEED, send, testSequences, trade } from './random.ts';

/** How many times as many sequences as in the long suite are sent; the judges send most of them. */
const TIMES = Number(process.env['RANDOM_TIMES'] ?? 0);

describe('any sequence of calls', () => {
  // They reach many operations, both ways, and those of the judges nearly all.
  if (TIMES > 1)
    testSequences({ sequences: 10 * TIMES, done: 35, refused: 25 }, { sequences: 3 * TIMES, done: 40, refused: 50 });
  else testSequences({ sequences: 4, done: 9, refused: 2 }, { sequences: 1, done: 6, refused: 6 });

  test('gives the same answers and the same records each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), async (sequence) => {
        const [one, other] = [createSandbox(), createSandbox()];
        for (const step of sequence) {
          const call = resolved(step, contentOf(one));
          const replies = [await send(one, call), await send(other, call)];
          expect(JSON.stringify(replies[0]!.body)).toBe(JSON.stringify(replies[1]!.body));
        }
        expect(JSON.stringify(one.snapshot())).toBe(JSON.stringify(other.snapshot()));
      }),
      { ...SEED, numRuns: 2 * (TIMES || 1) },
    );
  });

  test('can be taken up again from a snapshot or a fork, and leaves them alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), catalog, async (sequence, further) => {
        const sandbox = createSandbox();
        for (const step of sequence) await send(sandbox, resolved(step, contentOf(sandbox)));
        const snapshot = sandbox.snapshot();
        const text = JSON.stringify(snapshot);
        const restored = createSandbox({ seed: JSON.parse(text) });
        const fork = sandbox.fork();
        expect(JSON.stringify(restored.snapshot())).toBe(text);
        for (const step of further) {
          const call = resolved(step, contentOf(sandbox));
          const [reply, again] = [await send(sandbox, call), await send(restored, call)];
          expect(again.body).toEqual(reply.body);
          if (reply.status < 300 && plans.get(step.operation)!.writes) checkInvariants(restored);
        }
        expect(JSON.stringify(restored.snapshot())).toBe(JSON.stringify(sandbox.snapshot()));
        expect(JSON.stringify(fork.snapshot())).toBe(text);
        expect(JSON.stringify(snapshot)).toBe(text);
      }),
      { ...SEED, numRuns: 2 * (TIMES || 1) },
    );
  });
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
      { ...SEED, numRuns: 2 * (TIMES || 1) },
    );
  });
});
