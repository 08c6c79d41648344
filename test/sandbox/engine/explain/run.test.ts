import { expect, test } from 'vitest';
import { createRun } from '../../../../sandbox/engine/explain/run.ts';

/** What an explanation says of a rule that has read these. */
function said(sources: readonly Parameters<ReturnType<typeof createRun>['note']>[0][]) {
  const run = createRun('invoices.terms');
  for (const source of sources) run.note(source);
  return run.sourcesOf('due_date', '2026-04-12');
}

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ field: `field_${index}`, value: index }));

test('an explanation lists ten values, and counts the others', () => {
  expect(said(fields(10))).toEqual({ from: fields(10) });
  expect(said(fields(12))).toEqual({ from: fields(10), more: 2 });
});

test('an explanation names five of a kind, and the number of more', () => {
  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ record: `contacts ${index}`, field: 'contact_name', value: 'A' }));
  expect(said(records(5)).from).toHaveLength(5);
  expect(said(records(6)).from).toEqual([{ record: 'contacts', field: 'contact_name', value: '6 records' }]);
});
