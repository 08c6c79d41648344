import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { LEDGER_SCHEMA, type RuleLedger } from '../../../sandbox/rule-states/ledger.ts';
import { createLibrary } from './library.ts';

/** A rule of the library, as its ledger has it. */
const LOANS_DUE = {
  id: 'loans.due',
  statement: 'A loan is due after 21 days.',
  basis: 'assumed',
  because: 'The handbook mentions a due date, but not how it is set.',
  isOn: true,
  state: { kind: 'refuted', runs: 1, of: 2, accounts: 1, last: '2026-03-28', instead: ['14-days'] },
  alternatives: { '14-days': 'A loan is due after 14 days.', '28-days': 'A loan is due after 28 days.' },
  probe: true,
};

describe('a second simulator, as docs/receipts.md describes one,', () => {
  it('publishes its rules in a ledger that the schema accepts', async () => {
    const response = await createLibrary().fetch(new Request('http://localhost/sandbox/rules.json'));
    const ledger = (await response.json()) as RuleLedger;
    expect(ledger.rules.find(({ id }) => id === 'loans.due')).toEqual(LOANS_DUE);
    const validate = new Ajv2020({ allErrors: true }).compile(LEDGER_SCHEMA);
    expect([validate({ format: 1, rules: [LOANS_DUE] }), validate.errors]).toEqual([true, null]);
    expect(validate({ format: 1 })).toBe(false);
  });

  it('explains a value that a rule has set', async () => {
    const { fetch } = createLibrary();
    const post = (path: string, body: object) =>
      fetch(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: { 'X-Sandbox-Explain': '1' },
          body: JSON.stringify(body),
        }),
      );
    await post('/books', { title: 'The Dispossessed' });
    const response = await post('/loans', { book_id: '1', reader: 'Meera' });
    expect((await response.json()).explain).toEqual([{ rule: 'loans.due', path: 'loan.due', value: '2026-04-18' }]);
    expect(response.headers.get('x-sandbox-assumptions')).toBe('loans.due;state=refuted');
  });
});
