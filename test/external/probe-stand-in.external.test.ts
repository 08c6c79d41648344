import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assumptionsOf, createProbe, type Ended, type ProbeReport, type ProbeRun } from '../../src/public/probe.ts';
import { createSandbox, type Sandbox, type Snapshot } from '../../src/public/sandbox.ts';
import { busySeed } from '../../src/public/sandbox-busy.ts';
import { answersTo, differencesOf } from '../support/external/flow-answers.ts';
import {
  businessOf,
  clockFrom,
  type MadeService,
  PLANTED,
  type Planted,
  serve,
} from '../support/external/made-service.ts';
import { FLOWS, type Flow } from '../support/external/service-flows.ts';

/** The rules that the service does not follow as they are written. */
const ALTERED = ['documents.dates', 'tax-groups.shown-taxes'];
const NOT_HELD = [...PLANTED.off, ...Object.keys(PLANTED.instead), ...ALTERED];

/** The lists of the service, by their paths. */
const LISTS = `contacts items itemgroups compositeitems bundles pricebooks settings/taxes settings/warehouses invoices
  retainerinvoices creditnotes customerpayments salesreturns vendorcredits packages inventoryadjustments transferorders`;

let seed: Snapshot;
let service: MadeService;
let report: ProbeReport;
let ended: Ended;
let counted: ReturnType<MadeService['calls']>;
let before: Set<string>;
let after: Set<string>;

const isLacking = (kind: string | undefined): boolean => kind === 'refuted' || kind === 'otherwise';
const isOpen = (rule: string): boolean => ['otherwise', 'unknown'].includes(kindOf(rule)!);
const kindOf = (rule: string): string | undefined => report.rules.find((one) => one.rule === rule)?.kind;

/** All records, as bytes: what is stored of them, what is shown of them, and their rows in lists. */
async function recordsIn({ sandbox, baseUrl, clock }: MadeService): Promise<Set<string>> {
  const found = new Set<string>();
  const add = (where: string, records: readonly object[]): void => {
    for (const record of records) found.add(`${where}: ${JSON.stringify(record)}`);
  };
  for (const [name, stored] of Object.entries(sandbox.snapshot().records)) {
    // Where the next numbers are kept: a plan says that documents take them.
    if (name === 'numberings') continue;
    add(`stored ${name}`, stored);
    add(`shown ${name}`, sandbox.records(name as 'contacts').list());
  }
  for (const list of LISTS.split(/\s+/)) {
    for (let page = 1, more = true; more; page += 1) {
      await clock.sleep(1000);
      const url = `${baseUrl}/${list}?organization_id=${sandbox.organizationId}&page=${page}&per_page=100`;
      const answer = await fetch(url, { headers: { authorization: 'Service-oauthtoken demo' } });
      const body = (await answer.json()) as Record<string, unknown> & { page_context?: { has_more_page: boolean } };
      const rows = Object.entries(body).find(([name, value]) => Array.isArray(value) && name !== 'tags');
      add(`listed ${list}`, rows![1] as object[]);
      more = body.page_context?.has_more_page === true;
    }
  }
  return found;
}

/** Runs a flow in the service and in sandboxes, each in an organization of its own. Returns where each sandbox differs. */
async function compared(flow: Flow, sandboxes: readonly Sandbox[]): Promise<string[][]> {
  await service.clock.sleep(60_000);
  const organizationId = String(1 + FLOWS.indexOf(flow));
  const theirs = await answersTo(flow, { baseUrl: service.baseUrl, organizationId, fetch });
  return Promise.all(
    sandboxes.map(async (sandbox) => {
      const organization = sandbox.organization(organizationId);
      organization.clock.set(service.clock.now());
      return differencesOf(theirs, await answersTo(flow, organization));
    }),
  );
}

/** Probes a service, with all that a test organization allows. */
function probeOf({ baseUrl, sandbox: { organizationId }, clock }: MadeService, only?: readonly string[]): ProbeRun {
  return createProbe({
    baseUrl,
    organizationId,
    accessToken: 'demo',
    allow: ['residue', 'irreversible', 'mail'],
    mailTo: 'probe@example.com',
    perMinute: 100,
    budget: 1500,
    clock,
    only,
  });
}

beforeAll(async () => {
  seed = await busySeed();
  const sandbox = businessOf(PLANTED, seed);
  const clock = clockFrom(sandbox.clock.now());
  service = await serve(sandbox, clock);
  before = await recordsIn(service);
  await clock.sleep(60_000);
  const already = service.calls().answered;
  const probe = probeOf(service);
  ended = await probe.run();
  report = probe.report();
  counted = { ...service.calls(), answered: service.calls().answered - already };
  await clock.sleep(60_000);
  after = await recordsIn(service);
});

afterAll(() => service.close());

describe('a service that nobody knows', () => {
  it('is probed to the end within 1,500 calls, none of which came too fast', () => {
    expect(ended.stopped).toBeUndefined();
    expect(counted).toEqual({ answered: ended.calls, tooFast: 0 });
    expect(ended.calls).toBeGreaterThan(500);
    expect(ended.calls).toBeLessThanOrEqual(1500);
  });

  it('has the records of its owner as they were, byte for byte', () => {
    expect([...before].filter((record) => record.startsWith('listed ')).length).toBeGreaterThan(1000);
    expect([...before].filter((record) => !after.has(record))).toEqual([]);
  });

  it('is not said to lack what it has', () => {
    const refuted = report.rules.filter(({ kind }) => isLacking(kind)).map(({ rule }) => rule);
    expect(refuted.filter((rule) => !NOT_HELD.includes(rule))).toEqual([]);
  });

  it('is not said to have what it lacks', () => {
    const observed = report.rules.filter(({ kind }) => kind === 'observed').map(({ rule }) => rule);
    expect(observed.length).toBeGreaterThan(150);
    expect(observed.filter((rule) => NOT_HELD.includes(rule))).toEqual([]);
  });

  it('has most of what is planted named, the alternatives by their names', () => {
    const { instead } = PLANTED;
    const assumptions = assumptionsOf(report);
    const off = PLANTED.off.filter((rule) => kindOf(rule) === 'refuted');
    expect(assumptions).toEqual({ ...Object.fromEntries(off.map((rule) => [rule, false])), ...instead });
    const named = NOT_HELD.filter((rule) => isLacking(kindOf(rule)));
    expect(named.length).toBeGreaterThanOrEqual(14);
  });
});

describe('a sandbox with the assumptions of the report', () => {
  let like: Sandbox;
  let plain: Sandbox;

  beforeAll(() => {
    like = createSandbox({ seed, assumptions: assumptionsOf(report) });
    plain = createSandbox({ seed });
  });

  async function check(flow: Flow): Promise<void> {
    const [found, without] = (await compared(flow, [like, plain])) as [string[], string[]];
    for (const [rule, place] of Object.entries(flow.shows)) {
      expect(without, `${rule} shows in it`).toContainEqual(expect.stringMatching(place));
    }
    // What the report does not say, or says to be otherwise, the sandbox can't do.
    const unsaid = Object.keys(flow.shows).filter(isOpen);
    const unexplained = found.filter((difference) => !unsaid.some((rule) => flow.shows[rule]!.test(difference)));
    expect(unexplained).toEqual([]);
  }

  it.each(FLOWS)('answers as the service does: $name', check);
});

/** Services with no records of an owner, each with one thing at most that is not as the sandbox has it, and what is asked. */
const EMPTY_ACCOUNTS: readonly (Partial<Planted> & { what: string; only: readonly string[] })[] = [
  { what: 'does all as the sandbox does', only: ['items.*'] },
  { what: 'changes drafts alone', instead: { 'documents.changeable': 'drafts-alone' }, only: ['documents.changeable'] },
  {
    what: 'has no opening stock',
    off: ['items.initial-stock'],
    only: ['items.initial-stock', 'items.stock-on-hand', 'documents.stock'],
  },
  {
    what: 'has invoices due at the end of a month',
    instead: { 'invoices.terms': 'end-of-month' },
    only: ['invoices.terms', 'documents.dates'],
  },
  { what: 'keeps no lines', off: ['documents.lines'], only: ['documents.lines', 'documents.totals'] },
  { what: 'has no accounts', off: ['items.accounts'], only: ['items.accounts', 'composite-items.accounts'] },
];

it.each(EMPTY_ACCOUNTS)('an account that $what is judged by that alone', async ({ off = [], instead = {}, only }) => {
  const sandbox = businessOf({ off, instead, altered: {} }, 'empty');
  const made = await serve(sandbox, clockFrom(sandbox.clock.now()));
  const probe = probeOf(made, only);
  await probe.run();
  await made.close();
  const planted = [...off, ...Object.keys(instead)];
  const { rules } = probe.report();
  const wrong = rules.filter(({ rule, kind }) => (planted.includes(rule) ? kind === 'observed' : isLacking(kind)));
  expect(wrong.map(({ rule, kind }) => `${rule} ${kind}`)).toEqual([]);
});
