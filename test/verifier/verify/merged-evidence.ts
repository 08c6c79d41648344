import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRecorder, type Evidence, mergeEvidence, SharedRecordingsError } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { readEvidence } from '../../../verifier/verify/read/evidence.ts';
import { createRecordingReader } from '../../../verifier/verify/read/recording.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { contract } from '../../support/document.ts';
import { plans } from '../../support/plans.ts';
import { deviationsOf } from './support/deviations.ts';
import { flowsByOperation } from './support/traffic.ts';

const model = createModel(contract);
let exchanges: Exchange[];
/** Evidence of some exchanges, as a recording of an account. */
function evidenceOf(chosen: readonly Exchange[], account = ''): Evidence {
  const recorder = createRecorder({ document: contract, account });
  chosen.forEach(recorder);
  return recorder.evidence();
}

const someExchanges = () => fc.shuffledSubarray(exchanges, { maxLength: 15 });
const someEvidence = () =>
  fc
    .tuple(someExchanges(), fc.constantFrom('', 'mine', 'yours'))
    .map(([chosen, account]) => evidenceOf(chosen, account));

/** Two pieces of evidence that share a recording of which one has seen more. */
const overlapping = () =>
  fc.tuple(someExchanges(), someExchanges(), someEvidence()).map(([first, later, other]) => {
    const recorder = createRecorder({ document: contract });
    first.forEach(recorder);
    const early = recorder.evidence();
    later.forEach(recorder);
    return [early, recorder.evidence(), other] as const;
  });

/** Evidence as it is read from a file. */
function reread(evidence: Evidence): Evidence {
  return readEvidence(JSON.parse(JSON.stringify(evidence)))!;
}

function hash(exchange: Exchange, seed: number): number {
  const text = `${exchange.request.url}${exchange.response.body?.length}`;
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0) + seed) % 1009, seed % 1009);
}

/** How much is tried. */
interface Extent {
  /** Of how many exchanges deviations are made. */
  flows: number;
  /** How often each property is tried. */
  numRuns: number;
  /** How many recordings of the same calls are merged. */
  recordings: number;
}

/** Merges evidence of exchanges that are picked at random. */
export function testEvidence({ flows, numRuns, recordings }: Extent): void {
  const runs = { seed: 20260328, numRuns };
  beforeAll(async () => {
    const some = (await flowsByOperation([...plans.keys()].slice(0, flows))).flat().slice(0, flows);
    exchanges = some.flatMap((flow) => [flow, ...deviationsOf(model, flow).map(({ exchange }) => exchange)]);
  });

  describe('evidence', () => {
    test('is the same whichever way it is merged', () => {
      fc.assert(
        fc.property(overlapping(), ([a, b, c]) => {
          assert.deepEqual(mergeEvidence(a, b), mergeEvidence(b, a));
          assert.deepEqual(mergeEvidence(mergeEvidence(a, b), c), mergeEvidence(a, mergeEvidence(b, c)));
          assert.deepEqual(mergeEvidence(c, c), c);
          // Whoever gives both the earlier and the later state of a recording has given the later one.
          assert.deepEqual(mergeEvidence(a, b), b);
        }),
        runs,
      );
    });

    test('has the same bytes in whichever order, and however grouped, recordings are merged', () => {
      const parts = fc.array(someEvidence(), { minLength: 2, maxLength: 6 });
      fc.assert(
        fc.property(parts, fc.infiniteStream(fc.nat()), (all, numbers) => {
          const next = (below: number): number => numbers.next().value % below;
          const left = [...all];
          // Each step merges two that are picked at random, one of which may have been read from a file.
          while (left.length > 1) {
            const [one, other] = [left.splice(next(left.length), 1)[0]!, left.splice(next(left.length), 1)[0]!];
            left.push(mergeEvidence(one, next(2) === 0 ? other : reread(other)));
          }
          assert.equal(JSON.stringify(left[0]), JSON.stringify(all.reduce(mergeEvidence)));
          // Whatever was merged in before is absorbed.
          for (const part of all) assert.equal(mergeEvidence(part, left[0]!), left[0]);
        }),
        runs,
      );
    });

    test('is not merged with what shares some of its recordings alone', () => {
      const [a, b, c] = [exchanges[0]!, exchanges[1]!, exchanges[2]!].map((one) => evidenceOf([one])) as [
        Evidence,
        Evidence,
        Evidence,
      ];
      const [shared] = Object.keys(a.recordings);
      const [one, other] = [mergeEvidence(a, b), mergeEvidence(a, c)];
      for (const pair of [
        [one, other],
        [other, one],
      ] as const)
        expect(() => mergeEvidence(...pair)).toThrow(SharedRecordingsError);
      expect(() => mergeEvidence(one, other)).toThrow(`share the recording ${shared}, and neither contains the other`);
      expect(mergeEvidence(mergeEvidence(one, c), other).recordings).toEqual({
        ...a.recordings,
        ...b.recordings,
        ...c.recordings,
      });
    });

    test('grows by one line with each recording of the same calls', () => {
      const chosen = exchanges.slice(0, 30);
      expect(chosen).toHaveLength(30);
      const one = evidenceOf(chosen, 'mine');
      const many = Array.from({ length: recordings }, () => evidenceOf(chosen, 'mine')).reduce(mergeEvidence, one);
      const lines = ({ length }: string[]): number => length;
      const written = (evidence: Evidence): string[] => JSON.stringify(evidence, null, 1).split('\n');
      expect(lines(written(many)) - lines(written(one))).toBe(recordings);
      expect(reportOn(model, many).exchanges).toBe((recordings + 1) * chosen.length);
    });

    test('leads to the same report in any order of the exchanges', () => {
      fc.assert(
        fc.property(someExchanges(), fc.nat(), (chosen, seed) => {
          const shuffled = [...chosen].sort((one, other) => hash(one, seed) - hash(other, seed));
          const report = (list: readonly Exchange[]) => reportOn(model, evidenceOf(list));
          assert.deepEqual(report(shuffled), report(chosen));
        }),
        runs,
      );
    });

    test('adds up what several recordings have seen', () => {
      fc.assert(
        fc.property(someExchanges(), someExchanges(), (one, other) => {
          const together = reportOn(model, mergeEvidence(evidenceOf(one), evidenceOf(other)));
          const { recordings: _, ...alone } = reportOn(model, evidenceOf([...one, ...other]));
          expect(together).toMatchObject(alone);
        }),
        runs,
      );
    });

    test('is read from the lines of a recording as it was in memory', () => {
      fc.assert(
        fc.property(someExchanges(), fc.boolean(), (chosen, values) => {
          const reader = createRecordingReader(model);
          const recorder = createRecorder({ document: contract, values, to: (line) => reader.line(line) });
          chosen.forEach(recorder);
          assert.deepEqual(reportOn(model, reader.evidence()), recorder.report());
        }),
        runs,
      );
    });
  });
}
