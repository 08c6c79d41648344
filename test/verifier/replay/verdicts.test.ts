import { expect, test } from 'vitest';
import { type Claim, createVerdicts } from '../../../verifier/replay/verdicts.ts';

const claimOf = (id: string): Claim => ({ id }) as Claim;

test('each rule counts once for each response that confirms it, in the order of the rules', () => {
  const verdicts = createVerdicts();
  const [taxes, contacts] = [claimOf('taxes.unique'), claimOf('contacts.names')];
  for (const claim of [taxes, contacts, taxes, taxes]) verdicts.confirmed(claim);
  verdicts.failed(contacts, { line: 7 } as never);
  expect(verdicts.all()).toEqual([
    { id: 'contacts.names', confirmed: 1, deviations: [{ line: 7 }] },
    { id: 'taxes.unique', confirmed: 3, deviations: [] },
  ]);
});
