import { describe, expect, test } from 'vitest';
import { createJournal, type JournalLine } from '../../../verifier/probe/journal.ts';
import type { ProbeOptions } from '../../../verifier/probe/options.ts';
import { reportText } from '../../../verifier/probe/report.ts';
import { createStandIn, type StandIn } from '../../support/probe-stand-in.ts';
import { probeOf } from './run.ts';

const writes = (standIn: StandIn): string[] =>
  standIn.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

const ALLOWED = ['residue', 'irreversible'] as const;

/** The journal of a run that is killed right after an operation was carried out, by the number of creations before it. */
async function killedAfter(
  standIn: StandIn,
  creation: number,
  only: string[],
  answered = true,
): Promise<JournalLine[]> {
  const journal = createJournal();
  let creations = 0;
  const fetch: ProbeOptions['fetch'] = async (input, init) => {
    if (creations >= creation) throw new Error('killed');
    const answer = await standIn.fetch(input, init);
    if (init.method === 'POST') creations += 1;
    if (creations >= creation && !answered) throw new Error('killed');
    return answer;
  };
  await expect(probeOf(standIn, { journal, fetch, only, allow: ALLOWED }).run()).rejects.toThrow('killed');
  return JSON.parse(JSON.stringify(journal.lines)) as JournalLine[];
}

/** Makes a call as the owner of an account. */
async function call({ sandbox }: StandIn, path: string, body: object): Promise<void> {
  const { status } = await sandbox.fetch(`${sandbox.baseUrl}${path}?organization_id=${sandbox.organizationId}`, {
    method: 'POST',
    headers: { authorization: 'Service-oauthtoken t', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(201);
}

/** An account that was reset, in which the owner's own records have got the ids of those of the run. */
async function resetAccount(lines: readonly JournalLine[]): Promise<StandIn> {
  const standIn = createStandIn();
  await call(standIn, '/contacts', { contact_name: 'Of the owner' });
  const [customer_id] = lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : []));
  expect(standIn.sandbox.records('contacts').list().at(-1)).toMatchObject({ contact_id: customer_id });
  await call(standIn, '/invoices', { customer_id, line_items: [{ name: 'Line', rate: 10 }] });
  return standIn;
}

describe('a run that was killed, after the account was reset', () => {
  test.each(['clean', 'run'] as const)('%s deletes nothing that has got the id of what it made', async (how) => {
    const lines = await killedAfter(createStandIn(), 2, ['invoices.void']);
    expect(lines.filter((line) => line.type === 'answer' && line.made)).toHaveLength(2);
    const standIn = await resetAccount(lines);
    const before = standIn.sandbox.records('invoices').list().length;
    const probe = probeOf(standIn, { journal: createJournal(lines), only: ['invoices.void'] });
    expect((await probe[how]()).stopped).toBeUndefined();
    expect(standIn.sandbox.records('invoices').list()).toHaveLength(before);
    expect(standIn.sandbox.records('contacts').list()).toContainEqual(
      expect.objectContaining({ contact_name: 'Of the owner' }),
    );
    const { left } = probe.report();
    expect(left.made).toMatchObject([
      { operation: 'createInvoice', isOther: true, isDeletable: true },
      { operation: 'createContact', isOther: true, isDeletable: true },
    ]);
    expect(reportText(probe.report(), [])).toMatch(
      /^Left in the account \(2\):\n {2}\d+ of createInvoice: this ID now belongs to another record, which was not deleted\n/,
    );
  });

  test('what is not there any more is gone', async () => {
    const lines = await killedAfter(createStandIn(), 2, ['invoices.void']);
    const standIn = createStandIn();
    const probe = probeOf(standIn, { journal: createJournal(lines), only: ['invoices.void'] });
    await probe.clean();
    expect([writes(standIn), probe.report().left]).toEqual([[], { made: [], uncertain: [] }]);
  });
});

describe('a run that was killed, in the same account', () => {
  test.each([
    ['an invoice, which has no name but that of its contact', ['invoices.void'], 2],
    ['a contact person, which no operation reads', ['contact-persons.*'], 2],
    ['a comment, which its invoice has', ['documents.history'], 3],
    ['a tax group', ['tax-groups.*'], 2],
    ['a warehouse, which a list shows', ['warehouses.unique'], 2],
  ])('deletes %s', async (_, only, creations) => {
    const standIn = createStandIn();
    const lines = await killedAfter(standIn, creations, only);
    const probe = probeOf(standIn, { journal: createJournal(lines), only, allow: ALLOWED });
    expect(probe.report().left.made.filter(({ isDeletable }) => isDeletable)).not.toEqual([]);
    await probe.clean();
    expect(probe.report().left.made).toEqual([]);
  });

  test('finds an invoice whose creation was not answered by its contact', async () => {
    const standIn = createStandIn();
    const before = standIn.sandbox.records('invoices').list().length;
    const lines = await killedAfter(standIn, 2, ['invoices.void'], false);
    expect(standIn.sandbox.records('invoices').list()).toHaveLength(before + 1);
    const probe = probeOf(standIn, { journal: createJournal(lines), only: ['invoices.void'] });
    expect(probe.report().left.uncertain).toMatchObject([{ operation: 'createInvoice', isNamed: false }]);
    await probe.clean();
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
    expect(standIn.sandbox.records('invoices').list()).toHaveLength(before);
  });
});

test('within a run, nothing is read before it is deleted', async () => {
  const journal = createJournal();
  await probeOf(createStandIn(), { journal, only: ['invoices.due', 'taxes.*'] }).run();
  const cleaning = journal.lines.flatMap((line) => (line.type === 'call' && line.name === 'clean' ? [line.step] : []));
  expect(new Set(cleaning)).toEqual(new Set(['clean']));
});
