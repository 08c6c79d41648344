import fc from 'fast-check';
import { test } from 'vitest';
import { createSandbox, type Snapshot, SnapshotError } from '../../src/public/sandbox.ts';
import type { Json } from '../support/story.ts';

const text = JSON.stringify(createSandbox().snapshot());

/** A snapshot of the story. */
export const story = (): Snapshot => JSON.parse(text) as Snapshot;

/** The story with other records of a resource. */
export function withRecords(resource: string, change: (records: Json[]) => unknown): unknown {
  const snapshot = story();
  return { ...snapshot, records: { ...snapshot.records, [resource]: change(snapshot.records[resource] as Json[]) } };
}

/** Puts junk anywhere into a snapshot, so many times. */
export function testJunk(times: number): void {
  test('is said in one way, wherever the junk is', () => {
    const sandbox = createSandbox();
    const names = Object.keys(story().records);
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, '404', -1, 1e300, '', []));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(), junk, (resource, row, field, value) => {
        const snapshot = withRecords(resource, (records) => {
          const index = row % records.length;
          const record = records[index]!;
          const name = Object.keys(record)[field % Object.keys(record).length]!;
          return records.with(index, { ...record, [name]: value });
        });
        try {
          sandbox.restore(snapshot);
        } catch (error) {
          if (!(error instanceof SnapshotError)) throw error;
        }
      }),
      { seed: 20260328, numRuns: times },
    );
  });
}
