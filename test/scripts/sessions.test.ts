import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedContract } from '../../sandbox/engine/plan/contract.ts';
import { createRules } from '../../scripts/probes/oracle.ts';
import { readSessions, type Sessions } from '../../scripts/probes/sessions.ts';
import { codeBelow } from '../support/markdown.ts';

const contract = shippedContract();
const rules = createRules(contract);
const operations = [...contract.plans.keys()];
const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string, file = 'taxes.yaml'): Sessions {
  writeFileSync(path.join(folder, file), text);
  try {
    return readSessions(folder, rules, operations);
  } finally {
    rmSync(path.join(folder, file));
  }
}

const STEPS = 'steps: [{ id: a, operation: listTaxes }]';

describe('sessions', () => {
  it('compare with the rule off unless they name an alternative', () => {
    expect(read(`- { rule: taxes.rate, ${STEPS} }`).probes).toEqual([
      { rule: 'taxes.rate', negation: 'off', steps: [{ id: 'a', operation: 'listTaxes' }] },
    ]);
  });

  it('are shown by docs/contributing/sandbox.md as they are', () => {
    const page = readFileSync('docs/contributing/sandbox.md', 'utf8');
    const shown = codeBelow(page, 'Add a probe', 'yaml');
    expect(shown).toContain('taxes.rate');
    expect(readFileSync('verifier/probe/sessions/taxes.yaml', 'utf8')).toContain(shown);
  });

  it('of controls are apart', () => {
    expect(read(`- { about: taxes.rate, ${STEPS} }`, 'controls.yaml').controls).toEqual([
      { about: 'taxes.rate', steps: [{ id: 'a', operation: 'listTaxes' }] },
    ]);
  });

  it.each([
    ['a file without sessions', '# None.', 'taxes.yaml has no sessions.'],
    [
      'an unknown key',
      `- { rule: taxes.rate, negatoin: off, ${STEPS} }`,
      'unknown key negatoin. Did you mean negation?',
    ],
    ['an unknown rule', `- { rule: taxes.rates, ${STEPS} }`, 'unknown rule taxes.rates. Did you mean taxes.rate?'],
    ['an unknown alternative', `- { rule: taxes.rate, negation: on, ${STEPS} }`, 'unknown negation on.'],
    ['a resource without the rule', `- { rule: taxes.rate, about: items, ${STEPS} }`, 'unknown resource items.'],
    [
      'an unknown operation',
      '- { rule: taxes.rate, steps: [{ id: a, operation: listTax }] }',
      'unknown operation listTax.',
    ],
    [
      'an unknown key of a step',
      '- { rule: taxes.rate, steps: [{ id: a, operation: listTaxes, boby: {} }] }',
      'unknown key boby.',
    ],
    [
      'an unknown shared record',
      '- { rule: taxes.rate, steps: [{ id: a, operation: getTax, path: { tax_id: "{shared.custmer}" } }] }',
      'unknown shared record custmer. Did you mean customer?',
    ],
    ['a step without an id', '- { rule: taxes.rate, steps: [{ operation: listTaxes }] }', 'each step needs an `id`'],
    ['no steps', '- { rule: taxes.rate, steps: [] }', 'a list of 1 to 9 calls'],
    ['a text', '- taxes.rate', 'must be mappings'],
    [
      'the same session twice',
      `- { rule: taxes.rate, ${STEPS} }\n- { rule: taxes.rate, ${STEPS} }`,
      'session 2: another session has',
    ],
  ])('with %s are rejected with their place', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
