import { expect, test } from 'vitest';
import { grouped } from '../../reference/browser/try/record-facts.ts';

test.each([
  ['18408.00', '18,408.00'],
  ['-1234567.5', '-1,234,567.5'],
  ['416.00', '416.00'],
  // A number, an id, a day and a name, which no amount is.
  ['2400', '2400'],
  ['4815162342481523001', '4815162342481523001'],
  ['2026-03-28', '2026-03-28'],
  ['INV-000032', 'INV-000032'],
])('%s is read as %s', (text, read) => {
  expect(grouped(text)).toBe(read);
});
