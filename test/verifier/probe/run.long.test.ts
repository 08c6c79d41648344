import { describe, expect, test } from 'vitest';
import { createJournal } from '../../../verifier/probe/journal.ts';
import { createStandIn } from '../../support/probe-stand-in.ts';
import { probeOf, testKilledRuns, testLostAnswers, testStoppedRuns } from './run.ts';

describe('nothing is written to but what the run has made', () => {
  test('every DELETE and PUT names an id of the journal', async () => {
    const journal = createJournal();
    const standIn = createStandIn();
    await probeOf(standIn, { journal }).run();
    const made = new Set(journal.lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : [])));
    const writes = standIn.calls.filter(({ method }) => method === 'DELETE' || method === 'PUT');
    expect(writes.length).toBeGreaterThan(10);
    expect(writes.filter(({ path }) => !path.split('/').some((part) => made.has(part)))).toEqual([]);
  });

  testKilledRuns(1);
});

describe('a run that stops', () => {
  testStoppedRuns(1);
});

describe('limits', () => {
  testLostAnswers(1);
});
