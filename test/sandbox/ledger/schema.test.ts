import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LEDGER_SCHEMA, RULE_STATES } from '../../../sandbox/rule-states/ledger.ts';
import { writeLedgerSchema } from '../../../scripts/package/write-schemas.ts';
import { createLibrary } from './library.ts';
import { LIBRARY_RULES } from './library-rules.ts';

/** A ledger that a test may break. */
type Draft = Record<string, unknown> & { rules: Record<string, unknown>[] };

/** Part of a schema. */
interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  oneOf?: readonly Described[];
}

const refuse = (message: string): never => {
  throw new Error(message);
};
const strict = new Ajv2020({ strict: true, allErrors: true, logger: { log: refuse, warn: refuse, error: refuse } });
const validate = strict.compile(LEDGER_SCHEMA);

const valid = (await (await createLibrary().fetch(new Request('http://localhost/sandbox/rules.json'))).json()) as Draft;

/** Where a ledger breaks the schema once it has been changed. */
function problems(change: (draft: Draft) => void): string[] {
  const draft = structuredClone(valid);
  change(draft);
  return validate(draft) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const indexOf = (id: string): number => LIBRARY_RULES.findIndex((rule) => rule.id === id);

/** Changes a rule. */
const inRule =
  (id: string, change: (rule: Record<string, unknown>) => void) =>
  (draft: Draft): void =>
    change(draft.rules[indexOf(id)]!);

/** Gives properties of a rule other values; what is undefined is left out. */
const withValues = (id: string, values: object) =>
  inRule(id, (rule) => {
    Object.assign(rule, values);
    for (const [key, value] of Object.entries(values)) if (value === undefined) delete rule[key];
  });

const FOUND = { kind: 'observed', runs: 1, of: 2, accounts: 1, last: '2026-03-28' };

describe('the schema of a ledger', () => {
  it('accepts the ledger of another service', () => {
    expect(problems(() => {})).toEqual([]);
    const states = new Set(LIBRARY_RULES.map(({ state }) => state.kind));
    expect(states).toEqual(new Set(['documented', 'assumed', 'undecidable', 'observed', 'refuted']));
  });

  it.each<[what: string, change: (draft: Draft) => void]>([
    ['no rule', (draft) => void (draft.rules = [])],
    ['a rule that is off', withValues('loans.due', { isOn: false })],
    ['an alternative that is chosen', withValues('loans.due', { chosen: '14-days' })],
    ['no alternatives, as an empty object', withValues('books.title', { alternatives: {} })],
    ['behavior that no alternative describes', withValues('loans.due', { state: { ...FOUND, kind: 'otherwise' } })],
    ['a state that was found for a rule without a probe', withValues('loans.lost', { state: FOUND })],
    ['extensions', (draft) => Object.assign(draft, { 'x-service': 'library' })],
    ['extensions of a rule', withValues('loans.due', { 'x-operations': ['createLoan'] })],
  ])('accepts %s', (_, change) => {
    expect(problems(change)).toEqual([]);
  });

  it.each<[what: string, place: string, change: (draft: Draft) => void]>([
    ['another version', '/format', (draft) => void (draft['format'] = 2)],
    ['no version', '', (draft) => void delete draft['format']],
    ['no rules', '', (draft) => void delete (draft as Record<string, unknown>)['rules']],
    ['an unknown property', '', (draft) => Object.assign(draft, { title: 'Library' })],
    ...['id', 'statement', 'basis', 'because', 'isOn', 'state'].map(
      (key) =>
        [`a rule without ${key}`, `/rules/${indexOf('loans.due')}`, withValues('loans.due', { [key]: undefined })] as [
          string,
          string,
          (draft: Draft) => void,
        ],
    ),
    ['an id with a comma', '/rules/5/id', withValues('loans.due', { id: 'loans,due' })],
    ['an id with a semicolon', '/rules/5/id', withValues('loans.due', { id: 'loans.due;state=refuted' })],
    ['an empty statement', '/rules/5/statement', withValues('loans.due', { statement: '' })],
    ['a basis without a reason', '/rules/5/because', withValues('loans.due', { because: '' })],
    ['an unknown basis', '/rules/5/basis', withValues('loans.due', { basis: 'guessed' })],
    ['an unknown property of a rule', '/rules/5', withValues('loans.due', { does: 'It is due.' })],
    ['an unknown state', '/rules/5/state/kind', withValues('loans.due', { state: { kind: 'likely' } })],
    ['a state as text', '/rules/5/state', withValues('loans.due', { state: 'assumed' })],
    [
      'an undecidable rule without a reason',
      '/rules/7/state',
      withValues('loans.lost', { state: { kind: 'undecidable' } }),
    ],
    ['an undecidable rule with a probe', '/rules/7/probe', withValues('loans.lost', { probe: true })],
    ...['runs', 'of', 'accounts', 'last'].map(
      (key) =>
        [
          `a state that was found without ${key}`,
          '/rules/5/state',
          withValues('loans.due', { state: { ...FOUND, [key]: undefined } }),
        ] as [string, string, (draft: Draft) => void],
    ),
    ['no run', '/rules/5/state/runs', withValues('loans.due', { state: { ...FOUND, runs: 0 } })],
    [
      'a day with a time',
      '/rules/5/state/last',
      withValues('loans.due', { state: { ...FOUND, last: '2026-03-28T12:00' } }),
    ],
    [
      'no alternative that holds',
      '/rules/5/state/instead',
      withValues('loans.due', { state: { ...FOUND, instead: [] } }),
    ],
    [
      'an alternative without a sentence',
      '/rules/5/alternatives/14-days',
      withValues('loans.due', { alternatives: { '14-days': '' } }),
    ],
    ['an assumed rule that does not mention a probe', '/rules/5', withValues('loans.due', { probe: undefined })],
    ['no probe and no reason', '/rules/5/probe', withValues('loans.due', { probe: false })],
    [
      'an assumed rule in the state of a documented one',
      '/rules/5/state/kind',
      withValues('loans.due', { state: { kind: 'documented' } }),
    ],
    ['a documented rule with a probe', '/rules/1/probe', withValues('books.title', { probe: true })],
    [
      'a documented rule in another state',
      '/rules/1/state/kind',
      withValues('books.title', { state: { kind: 'assumed' } }),
    ],
    [
      'a documented rule with alternatives',
      '/rules/1/alternatives',
      withValues('books.title', { alternatives: { none: 'It needs nothing.' } }),
    ],
    ['a documented rule with a chosen alternative', '/rules/1/chosen', withValues('books.title', { chosen: 'none' })],
  ])('rejects %s', (_, place, change) => {
    const found = problems(change);
    expect(found.map((one) => one.split(' ')[0])).toContain(place);
  });

  it('describes every property', () => {
    const undescribed: string[] = [];
    const visit = ({ properties = {}, items, oneOf = [] }: Described): void => {
      for (const [name, property] of Object.entries(properties)) {
        if (!property.description) undescribed.push(name);
        visit(property);
      }
      for (const one of [...oneOf, ...(items ? [items] : [])]) visit(one);
    };
    visit(LEDGER_SCHEMA as Described);
    expect(undescribed).toEqual([]);
  });

  it('has every state, and no other', () => {
    const { oneOf } = LEDGER_SCHEMA.properties.rules.items.properties.state;
    const kinds = oneOf.flatMap(({ properties: { kind } }) => ('enum' in kind ? kind.enum : kind.const));
    expect(kinds).toEqual(RULE_STATES);
  });

  it('ships in its dialect', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeLedgerSchema(folder);
    const { $schema, ...schema } = JSON.parse(readFileSync(path.join(folder, 'ledger.json'), 'utf8'));
    expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema).toEqual(JSON.parse(JSON.stringify(LEDGER_SCHEMA)));
    expect(strict.validateSchema({ $schema, ...schema })).toBe(true);
  });
});
