import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { bundleWorker, type Worker } from '../support/worker.ts';
import type { MemoryWork } from './memory-worker.ts';

/** Bytes that a call may leave behind: half of an entry of a map. */
const LIMIT = 30;

let worker: Worker;
beforeAll(async () => {
  worker = await bundleWorker('test/sandbox/memory-worker.ts');
});
afterAll(() => worker?.remove());

async function keptBy(work: MemoryWork): Promise<number> {
  const kept = Number(await worker.start(work).output);
  console.log(`${work.kind}: ${kept.toFixed(1)} bytes a call`);
  return kept;
}

const WORK: MemoryWork[] = [
  { kind: 'reads', calls: 400 },
  { kind: 'refusals', calls: 500 },
  { kind: 'updates', calls: 700 },
  { kind: 'creations', calls: 500 },
  { kind: 'explanations', calls: 500 },
  { kind: 'forks', calls: 800 },
  { kind: 'clients', calls: 600 },
];

/** The kind with names that come only once; the others are measured before a release. */
const SMALL: readonly MemoryWork['kind'][] = ['refusals'];

describe('a sandbox that is called again and again keeps nothing', () => {
  it.each(WORK.filter(({ kind }) => IS_FULL || SMALL.includes(kind)))('of $kind', async (work) => {
    expect(await keptBy(work)).toBeLessThan(LIMIT);
  });
});

it('a map that each call adds an entry to is found', async () => {
  expect(await keptBy({ kind: 'leaks', calls: 800 })).toBeGreaterThan(LIMIT);
});
