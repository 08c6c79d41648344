import { expect, test } from 'vitest';
import { createRecorder } from '../../../src/public/verify.ts';
import { everyNth } from '../../support/full.ts';
import { plans } from '../../support/plans.ts';
import { flowsByOperation } from './support/traffic.ts';

test('what the sandbox answers to some calls breaks no claim of the documents', async () => {
  const operations = everyNth([...plans.keys()], 15);
  const flows = (await flowsByOperation(operations)).flat();
  const recorder = createRecorder();
  flows.forEach(recorder);
  const { exchanges, skipped, findings, operations: seen } = recorder.report();
  expect([exchanges, skipped]).toEqual([flows.length, {}]);
  expect(seen.seen).toBeGreaterThanOrEqual(operations.length);
  expect(findings.filter(({ kind, basis }) => kind === 'violation' && basis === 'documented')).toEqual([]);
});
