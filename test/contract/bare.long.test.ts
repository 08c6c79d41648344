import { expect, test } from 'vitest';
import { partOf } from '../support/full.ts';
import { allFlows } from '../verifier/verify/support/traffic.ts';
import { foundIn } from './bare.ts';

test('the verifier finds the same in the traffic of every operation without the texts and samples of the document', async () => {
  const { full, short } = foundIn(partOf(await allFlows(), 8));
  expect(full.flat().length).toBeGreaterThan(200);
  expect(short).toEqual(full);
});
