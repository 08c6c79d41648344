import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROBES } from '../../../generated/probes/index.ts';
import { LEDGER_SCHEMA, type RuleLedger } from '../../../sandbox/rule-states/ledger.ts';
import { assumed, documented, rule } from '../../../src/public/sandbox.ts';
import type { StartSandboxOptions } from '../../../src/public/sandbox-server.ts';
import { start } from '../../support/sandbox-server.ts';
import { createLibrary, type Library, type LibraryOptions, startLibrary } from './library.ts';

const validate = new Ajv2020({ allErrors: true }).compile(LEDGER_SCHEMA);

/** The ledger that a simulator publishes. It must match the schema, and have each rule once. */
async function ledgerOf(url: string): Promise<RuleLedger['rules']> {
  const response = await fetch(`${url}/sandbox/rules.json`, { headers: { 'X-Sandbox-Control': '1' } });
  const ledger = (await response.json()) as RuleLedger;
  validate(ledger);
  expect(validate.errors ?? []).toEqual([]);
  const ids = ledger.rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  // No schema can say this: what names an alternative names one of the rule.
  const named = ledger.rules.flatMap(({ id, chosen = [], state, alternatives = {} }) =>
    [chosen, ('instead' in state && state.instead) || []]
      .flat()
      .flatMap((name) => (Object.hasOwn(alternatives, name) ? [] : [`${id} ${name}`])),
  );
  expect(named).toEqual([]);
  return ledger.rules;
}

/** An explained answer. */
interface Explained {
  status: number;
  body: Record<string, Record<string, unknown>>;
  /** The rules that the answer names, each once. */
  rules: string[];
  /** The ids in the header of assumptions. */
  assumptions: string[];
}

async function explained(url: string, method: string, body?: object, headers = {}): Promise<Explained> {
  const response = await fetch(url, {
    method,
    headers: { 'X-Sandbox-Explain': '1', 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { explain = [], ...rest } = (await response.json()) as Explained['body'] & { explain?: { rule: string }[] };
  const header = response.headers.get('x-sandbox-assumptions') ?? '';
  return {
    status: response.status,
    body: rest as Explained['body'],
    rules: [...new Set(explain.map((one) => one.rule))],
    assumptions: header.split(', ').flatMap((one) => one.split(';')[0] || []),
  };
}

async function library(options?: LibraryOptions): Promise<Library> {
  const started = await startLibrary(options);
  onTestFinished(() => started.close());
  return started;
}

describe('the ledger of the sandbox', () => {
  const evidence: StartSandboxOptions['evidence'] = {
    format: 2,
    probes: {
      'run 1': {
        account: 'north',
        rules: {
          'taxes.unique': { verdict: 'observed', on: '2026-03-01' },
          'lists.page-size': { verdict: 'refuted', on: '2026-03-28', instead: '100' },
          'contacts.email': { verdict: 'refuted', on: '2026-03-28', instead: 'no-effect' },
          'taxes.rate': { verdict: 'otherwise', on: '2026-03-28' },
        },
      },
    },
  };

  it('matches the schema', async () => {
    const rules = await ledgerOf((await start()).url);
    expect(new Set(rules.map(({ state }) => state.kind))).toEqual(new Set(['documented', 'assumed', 'undecidable']));
  });

  it('matches it with evidence, and with other assumptions', async () => {
    const assumptions = { 'taxes.unique': false, 'lists.page-size': '100', 'contacts.email': 'no-effect' } as const;
    const rules = await ledgerOf((await start({ evidence, assumptions })).url);
    expect(rules.find(({ id }) => id === 'lists.page-size')).toMatchObject({
      chosen: '100',
      state: { kind: 'refuted', instead: ['100'] },
    });
    expect(rules.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(['taxes.unique']);
    expect(rules.filter(({ state }) => 'runs' in state)).toHaveLength(4);
  });

  it('matches it with custom rules, also with one that says little, and one that replaces an assumption', async () => {
    const { url } = await start({
      rules: {
        taxes: {
          checks: [
            rule('acme.tax', assumed('A tax has a name.', ''), () => {}),
            rule('taxes.editable', documented('Names never change.', 'our manual'), () => {}),
          ],
        },
      },
    });
    const rules = await ledgerOf(url);
    expect(rules.find(({ id }) => id === 'acme.tax')).toMatchObject({
      because: 'It is a custom rule.',
      probe: 'No probe covers this custom rule.',
    });
    expect(rules.find(({ id }) => id === 'taxes.editable')).toMatchObject({ basis: 'documented', isOn: true });
  });

  it('has a probe for the rules that probes are written for', async () => {
    const rules = await ledgerOf((await start()).url);
    const probed = [...new Set(PROBES.map((probe) => probe.rule))];
    expect(
      rules
        .filter(({ probe }) => probe === true)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(probed.sort());
  });

  it('has the rules that its answers name', async () => {
    const { url, baseUrl, sandbox } = await start();
    const ids = (await ledgerOf(url)).map(({ id }) => id);
    const answer = await explained(
      `${baseUrl}/settings/taxes?organization_id=${sandbox.organizationId}`,
      'POST',
      { tax_name: 'VAT', tax_percentage: 5 },
      { Authorization: 'Service-oauthtoken demo' },
    );
    expect(answer.rules).toContain('taxes.defaults');
    expect([...answer.rules, ...answer.assumptions].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the ledger of another service', () => {
  it('matches the schema, with any assumptions', async () => {
    await ledgerOf((await library()).url);
    const { url } = await library({ assumptions: { 'books.isbn': false, 'loans.due': '14-days' } });
    const rules = await ledgerOf(url);
    expect(rules.find(({ id }) => id === 'books.isbn')).toMatchObject({ isOn: false });
    expect(rules.find(({ id }) => id === 'loans.due')).toMatchObject({ isOn: true, chosen: '14-days' });
  });

  it('has the rules that its answers name, and each of them is named', async () => {
    const { url, advance } = await library();
    const rules = await ledgerOf(url);
    const answers: Explained[] = [];
    const call = async (method: string, path: string, body?: object) => {
      const answer = await explained(url + path, method, body);
      answers.push(answer);
      return answer;
    };
    const book = { title: 'The Left Hand of Darkness', isbn: '978-0-441-47812-5' };
    await call('POST', '/books', {});
    const { id } = (await call('POST', '/books', book)).body['book']!;
    await call('POST', '/books', book);
    await call('PUT', `/books/${id}`, { title: 'The Dispossessed' });
    const loan = (await call('POST', '/loans', { book_id: id, reader: 'Meera' })).body['loan']!;
    expect(loan['due']).toBe('2026-04-18');
    await call('POST', '/loans', { book_id: id, reader: 'Asha' });
    await call('DELETE', `/books/${id}`);
    for (let renewal = 1; renewal <= 3; renewal += 1) await call('POST', `/loans/${loan['id']}/renew`);
    advance(500);
    await call('GET', '/loans');
    await call('GET', `/loans/${loan['id']}`);
    await call('POST', `/loans/${loan['id']}/return`);
    await call('GET', '/books');
    await call('GET', `/books/${id}`);
    await call('DELETE', `/books/${id}`);
    expect(answers.map(({ status }) => status)).toEqual([
      409, 200, 409, 200, 200, 409, 409, 200, 200, 409, 200, 200, 200, 200, 200, 200,
    ]);

    expect([...new Set(answers.flatMap((answer) => answer.rules))].sort()).toEqual(rules.map(({ id }) => id).sort());
    const assumedIds = rules.flatMap((one) => (one.basis === 'assumed' ? one.id : []));
    for (const { rules: named, assumptions } of answers)
      expect(assumptions.sort()).toEqual(named.filter((one) => assumedIds.includes(one)).sort());
  });

  it('has ten operations', () => {
    expect(createLibrary().operations).toHaveLength(10);
  });
});
