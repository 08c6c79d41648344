import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { operationOf, TOKEN } from '../support/mock-calls.ts';
import { plans } from '../support/plans.ts';
import { anyStep, type Step } from '../support/random/calls.ts';
import { createIds, type Ids } from '../support/random/ids.ts';
import { trading } from '../support/random-documents.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

type Passing = Parameters<Sandbox['clock']['advance']>[0];

const passing: fc.Arbitrary<Passing> = fc.oneof(
  fc.record({ minutes: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ hours: fc.integer({ min: 1, max: 48 }) }),
  fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
);

const reads = [...plans.values()].filter(({ writes }) => !writes).map(({ operation }) => operationOf(operation));

/** What every read of the contract answers, byte for byte: about the records of the examples, and about the newest ones. */
async function everyRead(sandbox: Sandbox, ids: Ids): Promise<string[]> {
  const texts: string[] = [];
  for (const { id, path, parameters } of reads) {
    const needed = parameters.filter(({ name, required }) => required && name !== 'organization_id');
    const examples = Object.fromEntries(needed.map(({ name, example }) => [name, example]));
    const newest = ids.resolve(Object.fromEntries(needed.map(({ name }) => [name, '#0'])));
    for (const values of needed.length === 0 ? [examples] : [examples, newest]) {
      const query = new URLSearchParams({ organization_id: sandbox.organizationId });
      for (const { name, in: location } of needed) if (location === 'query') query.set(name, String(values[name]));
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
      const response = await sandbox.fetch(`https://inventory.example.com/inventory/v1${filled}?${query}`, {
        headers: TOKEN,
      });
      const headers = JSON.stringify([...response.headers]);
      const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
      texts.push(`${id} ${JSON.stringify(values)} ${response.status} ${headers} ${bytes}`);
    }
  }
  return texts;
}

/** Does one thing. If it is refused, nothing changes. */
async function play(sandbox: Sandbox, step: Step | Passing, ids: Ids): Promise<void> {
  if ('event' in step || 'file' in step) return;
  if (!('operation' in step)) return sandbox.clock.advance(step);
  const body = 'body' in step ? (ids.resolve(step.body) as Json) : undefined;
  const before = sandbox.snapshot();
  const { status, body: answer } = await callerOf(sandbox)(step.operation, ids.resolve(step.parameters), body);
  if (status < 300) ids.collect(answer);
  else expect(sandbox.snapshot()).toEqual(before);
}

/**
 * Does things at random and reads everything again, in forks and in copies as well.
 *
 * @param sequences How many sequences of things are done.
 * @param length How many things a sequence has.
 */
export function testReads(sequences: number, length = { minLength: 3, maxLength: 8 }): void {
  test('every read answers as it does in a fork, and in a sandbox with the same snapshot', async () => {
    const steps = fc.oneof(
      { arbitrary: anyStep().filter((step) => 'operation' in step && plans.get(step.operation)!.writes), weight: 2 },
      { arbitrary: passing, weight: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, length), async (sequence) => {
        const sandbox = await trading();
        const ids = createIds();
        ids.collect(sandbox.snapshot().records);
        await everyRead(sandbox, ids);
        for (const step of sequence) {
          await play(sandbox, step, ids);
          const answers = await everyRead(sandbox, ids);
          expect(await everyRead(sandbox.fork(), ids)).toEqual(answers);
          expect(await everyRead(createSandbox({ seed: sandbox.snapshot() }), ids)).toEqual(answers);
        }
      }),
      { seed: 20260328, numRuns: sequences },
    );
  });
}
