import { describe, expect, test } from 'vitest';
import { valueAt } from '../../sandbox/engine/values/paths.ts';
import { rules } from '../../sandbox/resources/registry.ts';
import { createSandbox, type Explanation, type Sandbox } from '../../src/public/sandbox.ts';
import { type ExplainedReply, explain, type Prepared, prepare } from '../support/explained-calls.ts';
import { everyNth } from '../support/full.ts';
import { operationOf } from '../support/mock-calls.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

/** A call, what it was called on, and why its answer is as it is. */
export interface Explained extends Prepared, ExplainedReply {
  before: Sandbox;
}

/** What another rule would give by itself. Without that one as well, the value is another. */
export const GIVEN_BY_ANOTHER: Readonly<Record<string, { instead: string; why: string; paths: string[] }>> = {
  'credit-notes.credited-line': {
    instead: 'documents.lines',
    why: 'The credited line has the values of the item, from which any line takes what it lacks.',
    paths: ['description', 'hsn_or_sac', 'name', 'rate', 'tax_id', 'unit', 'warehouse_id'].map(
      (field) => `creditnote.line_items[].${field}`,
    ),
  },
  'credit-notes.defaults': {
    instead: 'documents.status',
    why: 'A credit without a state is shown as open while something of it is left.',
    paths: ['creditnote.status'],
  },
  'vendor-credits.defaults': {
    instead: 'documents.status',
    why: 'A credit without a state is shown as open while something of it is left.',
    paths: ['vendor_credit.status'],
  },
};

/** What is read in addition before a call, since the story has nothing of it. */
const READ_BEFORE: Readonly<Record<string, string>> = {
  deleteInvoiceAppliedCredit: 'listInvoiceAppliedCredits',
  deleteCreditNoteAppliedCredit: 'listCreditNoteInvoices',
};

/** Calls operations so that they succeed, and some of them in further ways, and asks why each answer is as it is. */
export async function explainedCalls(operations: Iterable<string>): Promise<Explained[]> {
  const calls: Explained[] = [];
  const add = async (prepared: Prepared): Promise<void> => {
    const { operation, sandbox, asked } = prepared;
    calls.push({ ...prepared, before: sandbox.fork(), ...(await explain(sandbox, operation, asked)) });
  };
  for (const operation of operations) {
    const { sandbox, asked } = await prepare(operation);
    const read = READ_BEFORE[operation];
    if (read) await add({ operation: read, sandbox, asked: { parameters: idsOf(read, asked.parameters) } });
    await add({ operation, sandbox: sandbox.fork(), asked });
  }
  const withheld = await prepare('createCustomerPayment');
  const [account] = withheld.sandbox.records('accounts').list();
  const body = { ...withheld.asked.body, tax_account_id: account!.account_id };
  await add({ ...withheld, asked: { ...withheld.asked, body } });
  const reverse = await prepare('createVendorCredit');
  const sent = reverse.asked.body as Json;
  const line_items = (sent['line_items'] as Json[]).map((line) => ({ ...line, reverse_charge_tax_id: castId(11001) }));
  await add({ ...reverse, asked: { ...reverse.asked, body: { ...sent, line_items } } });
  return calls;
}

/** The identifiers of the URL of an operation. */
function idsOf(operation: string, parameters: Json): Json {
  const { path } = operationOf(operation);
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => path.includes(`{${name}}`)));
}

/** The explanations of values, with their operation. */
export function explanationsOf(calls: readonly Explained[]): (Explanation & { operation: string })[] {
  return calls.flatMap((call) => call.explanations.map((one) => ({ ...one, operation: call.operation })));
}

/**
 * Holds explanations of calls against what the calls answer.
 *
 * @param count There are more explanations than this.
 */
export function testExplanations(calls: () => readonly Explained[], count: number): void {
  test('an answer is the same, and changes the same, whether it is explained or not', async () => {
    for (const { operation, asked, before, body, status, sandbox } of calls()) {
      const plain = before.fork();
      const reply = await callerOf(plain)(operation, asked.parameters, asked.body);
      expect(reply.status, operation).toBe(status);
      if (!('bytes' in reply.body)) expect(JSON.stringify(reply.body), operation).toBe(JSON.stringify(body));
      expect(JSON.stringify(plain.snapshot()), operation).toBe(JSON.stringify(sandbox.snapshot()));
    }
  });

  describe('an explanation', () => {
    test('has the value that is at its path, and what its rule says of itself', () => {
      const known = new Map(rules().map(({ id, basis }) => [id, basis]));
      const wrong = calls().flatMap(({ body, explanations: all }) =>
        all.filter(({ path, value, rule, does, basis, from }) => {
          const rests = known.get(rule);
          const isSame = value !== undefined && JSON.stringify(valueAt(body, path!)) === JSON.stringify(value);
          const isNamed = rests?.does === does && rests?.kind === basis;
          return !isSame || !isNamed || from.length > 10;
        }),
      );
      expect(wrong).toEqual([]);
      expect(explanationsOf(calls()).length).toBeGreaterThan(count);
    });

    test('stands once for each path', () => {
      for (const { operation, explanations: all } of calls()) {
        const paths = all.map(({ path }) => path);
        expect(paths, operation).toEqual([...new Set(paths)]);
      }
    });

    test('names the assumption in the header, which names no other than the operation has', async () => {
      const unnamed = calls().flatMap(({ operation, headers, explanations: all }) => {
        const named = headers.get('x-sandbox-assumptions')?.split(', ') ?? [];
        return all.filter(({ rule, basis }) => (basis === 'assumed') !== named.includes(rule)).map(() => operation);
      });
      expect(unnamed).toEqual([]);
    });
  });
}

/** The values that are the same without some rules, by the rule that gave them and their path. It tries every nth rule. */
export async function sameWithout(
  calls: readonly Explained[],
  offFor: (rule: string) => string[],
  nth = 1,
): Promise<Set<string>> {
  const same = new Set<string>();
  for (const [rule, explained] of everyNth([...byAssumption(calls)], nth)) {
    const off = offFor(rule);
    if (off.length === 0) continue;
    const sandbox = createSandbox({ assumptions: Object.fromEntries(off.map((id) => [id, false])) });
    for (const { call, given } of explained) {
      sandbox.restore(call.before.snapshot());
      const { status, body } = await explain(sandbox, call.operation, call.asked);
      if (status >= 400) continue;
      for (const { path, value } of given) {
        const isSame = JSON.stringify(valueAt(body, path!)) === JSON.stringify(value);
        if (isSame) same.add(`${rule} ${path!.replaceAll(/\[\d+\]/g, '[]')}`);
      }
    }
  }
  return same;
}

/** The explanations by the assumption that they name, and by call. */
function byAssumption(calls: readonly Explained[]): Map<string, { call: Explained; given: Explanation[] }[]> {
  const found = new Map<string, { call: Explained; given: Explanation[] }[]>();
  for (const call of calls) {
    const assumed = call.explanations.filter(({ basis }) => basis === 'assumed');
    for (const rule of new Set(assumed.map((one) => one.rule))) {
      const given = assumed.filter((one) => one.rule === rule);
      found.set(rule, [...(found.get(rule) ?? []), { call, given }]);
    }
  }
  return found;
}

/** The values that GIVEN_BY_ANOTHER has, by rule and path. */
export const REVIEWED = Object.entries(GIVEN_BY_ANOTHER).flatMap(([rule, { paths }]) =>
  paths.map((path) => `${rule} ${path}`),
);
