import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyNth } from '../support/full.ts';
import type { Step } from '../support/random/calls.ts';
import { createPlayer, createTally } from '../support/random/play.ts';

const FOLDER = new URL('found/', import.meta.url);

/** Plays what random calls once found: every nth of it. */
export function testFound(nth: number): void {
  test.each(everyNth(readdirSync(FOLDER), nth))(
    'what random calls once found keeps what must hold: %s',
    async (file) => {
      const steps = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Step[];
      const tally = createTally();
      await createPlayer(tally)(steps);
      expect(tally.seen.size).toBeGreaterThan(0);
    },
  );
}
