import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { createProbeOf } from '../../../verifier/probe/create-probe.ts';
import { createJournal } from '../../../verifier/probe/journal.ts';
import type { Probe } from '../../../verifier/probe/probe.ts';
import { shippedOperations } from '../../../verifier/probe/shipped.ts';
import { HOSTILE_IDS } from '../../support/hostile-ids.ts';
import { createStandIn, recordsOf, type StandIn, testClock } from '../../support/probe-stand-in.ts';
import { kinds, probeOf, TOKEN, testKilledRuns, testLostAnswers, testStoppedRuns } from './run.ts';

const operations = shippedOperations();

const TAXES = ['taxes.*', 'tax-groups.*'];

describe('a run', () => {
  test('observes what the sandbox does, and leaves the account as it was', async () => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const probe = probeOf(standIn);
    const plan = probe.plan();
    expect([plan.rules.length > 10, plan.stays, standIn.calls.length]).toEqual([true, {}, 0]);
    const ended = await probe.run();
    expect(ended).toEqual({ stopped: undefined, calls: standIn.calls.length });
    expect(standIn.calls.length).toBeLessThanOrEqual(plan.calls + plan.deletions + 1);
    const { verdicts, left } = probe.report();
    expect(verdicts.filter(({ kind }) => kind !== 'observed')).toEqual([]);
    expect(left).toEqual({ made: [], uncertain: [] });
    // Documents have taken the next numbers of the account, as the plan says, and nothing else is another.
    const [was, is] = [before, recordsOf(standIn)].map((records) =>
      Object.fromEntries(Object.entries(records).filter(([key]) => !key.startsWith('numberings '))),
    );
    expect(is).toEqual(was);
    expect(Object.keys(plan.numbers)).toEqual([
      'createCreditNote',
      'createInvoice',
      'createRetainerInvoice',
      'createVendorCredit',
    ]);
  });

  test('refutes what is off', async () => {
    const standIn = createStandIn(['taxes.unique', 'tax-groups.members']);
    const probe = probeOf(standIn, { only: TAXES });
    await probe.run();
    const found = Object.entries(kinds(probe)).filter(([, kind]) => kind !== 'observed');
    expect(found).toEqual([
      ['tax-groups.members off', 'refuted'],
      ['taxes.unique off', 'refuted'],
    ]);
  });

  test('writes no token into its journal, and each call before it is made', async () => {
    const journal = createJournal();
    const standIn = createStandIn([], (_, answer) => {
      calls.push(journal.lines.filter(({ type }) => type === 'call').length);
      return answer;
    });
    const calls: number[] = [];
    await probeOf(standIn, { journal, only: ['taxes.*'] }).run();
    expect(calls).toEqual(calls.map((_, index) => index + 1));
    expect(JSON.stringify(journal.lines)).not.toContain(TOKEN);
    expect(calls.length).toBeGreaterThan(7);
  });
});

describe('nothing is written to but what the run has made', () => {
  test('a probe that names a record of the owner is stopped', async () => {
    const standIn = createStandIn();
    const [tax] = standIn.sandbox.records('taxes').list();
    const steps = [{ id: 'a', operation: 'deleteTax', path: { tax_id: String(tax!.tax_id) } }];
    const one: Probe = { rule: 'taxes.x', negation: 'off', steps, places: [], looksAlike: [] };
    const known = { ...operations, deleteTax: { method: 'DELETE', path: '/settings/taxes/{tax_id}' } };
    const options = {
      baseUrl: standIn.baseUrl,
      organizationId: standIn.sandbox.organizationId,
      accessToken: TOKEN,
      fetch: standIn.fetch,
    };
    await expect(createProbeOf([one], known, { ...options, clock: testClock() }).run()).rejects.toThrow(
      /has not created/,
    );
    expect(standIn.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /organizations']);
  });

  testKilledRuns(15);
});

describe('a run that stops', () => {
  testStoppedRuns(4, ['contact-persons.*', 'tax-groups.*', 'taxes.unique']);

  test('cleans up within the limits, too', async () => {
    const stop = new AbortController();
    const clock = testClock();
    const times: number[] = [];
    const standIn = createStandIn([], (_, answer) => {
      times.push(clock.now());
      if (answer.status === 201 && times.length > 3) stop.abort();
      return answer;
    });
    await probeOf(standIn, { clock, perMinute: 2, signal: stop.signal }).run();
    expect(standIn.calls.at(-1)).toMatchObject({ method: 'DELETE' });
    for (const [index, time] of times.entries()) {
      const third = times[index + 2];
      if (third !== undefined) expect(third - time).toBeGreaterThanOrEqual(60_000);
    }
  });

  test('at a signal whose cleaning is refused says so, and what is left', async () => {
    const stop = new AbortController();
    const standIn = createStandIn([], ({ method }, answer) => {
      if (answer.status === 201) stop.abort();
      return method === 'DELETE' ? { status: 503, body: { code: 1, message: 'No.' } } : answer;
    });
    const probe = probeOf(standIn, { signal: stop.signal });
    expect((await probe.run()).stopped).toMatch(/interrupted\. Not everything that it created could be deleted: .*503/);
    expect(probe.report().left.made).toHaveLength(1);
  });

  test('at a connection that is refused has sent nothing, and leaves nothing behind', async () => {
    const standIn = createStandIn();
    const journal = createJournal();
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    for (const calls of [0, 2]) {
      const probe = probeOf(standIn, {
        journal,
        only: ['taxes.unique'],
        fetch: (...call) => (standIn.calls.length < calls ? standIn.fetch(...call) : Promise.reject(refused)),
      });
      expect(await probe.run()).toMatchObject({
        stopped: expect.stringMatching(/^No connection to .* \(ECONNREFUSED\): (GET|POST) .* was not sent\.$/),
        isUnusable: true,
      });
      expect(probe.report().left.uncertain).toEqual([]);
    }
    expect(journal.lines.filter(({ type }) => type === 'lost')).toEqual([]);
  });

  test.each([
    [
      'rejects its organization',
      { status: 400, body: { message: 'No \u001b[2J such.' } },
      /400 to listOrganizations: "No \\u001b\[2J such\."/,
    ],
    ['has another URL', { status: 404, body: {} }, /404 to listOrganizations\. .*Check the base URL/],
    ['redirects', { status: 302, body: {} }, /302 to listOrganizations/],
    [
      'does not list its organization',
      { status: 200, body: { organizations: [{ organization_id: '5' }] } },
      /other organizations, not for \d+/,
    ],
  ])('at its first call, if the service %s', async (_, answer, message) => {
    const standIn = createStandIn([], () => answer);
    const probe = probeOf(standIn);
    const ended = await probe.run();
    expect(ended).toMatchObject({ calls: 1, isUnusable: true, stopped: expect.stringMatching(message) });
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
  });

  test('at its first call, if a page answers it', async () => {
    const page = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
    const ended = await probeOf(createStandIn(), { fetch: async () => page }).run();
    expect(ended).toMatchObject({ isUnusable: true, stopped: expect.stringMatching(/200 .*without JSON/) });
  });

  test('not because the token is for other operations than the first call', async () => {
    const standIn = createStandIn([], ({ path }, answer) =>
      path === '/organizations' ? { status: 401, body: { message: 'No scope.' } } : answer,
    );
    const probe = probeOf(standIn, { only: ['contacts.*'] });
    expect((await probe.run()).stopped).toBeUndefined();
    expect(probe.report().verdicts.map(({ kind }) => kind)).toContain('observed');
  });

  test('refuses the journal of another account', () => {
    const standIn = createStandIn();
    const journal = createJournal([{ type: 'run', run: 'x', organization: '5', baseUrl: 'http://a.example', at: '' }]);
    expect(() => probeOf(standIn, { journal })).toThrow(
      /^journal belongs to organization 5 at http:\/\/a\.example, not/,
    );
  });
});

describe('limits', () => {
  test('calls stay within so many a minute', async () => {
    const clock = testClock();
    const times: number[] = [];
    const standIn = createStandIn([], (_, answer) => {
      times.push(clock.now());
      return answer;
    });
    await probeOf(standIn, { clock, perMinute: 7, only: TAXES }).run();
    const most = Math.max(
      ...times.map((time) => times.filter((other) => other > time - 60_000 && other <= time).length),
    );
    expect([most, clock.waited > 60_000]).toEqual([7, true]);
  });

  test('429 makes the next call wait, and the third ends the run', async () => {
    const clock = testClock();
    const limited = (from: number, count: number) =>
      createStandIn([], (_, answer) => {
        const { length } = standIns.at(-1)!.calls;
        return length >= from && length < from + count ? { status: 429, body: {} } : answer;
      });
    const standIns: StandIn[] = [];
    standIns.push(limited(5, 2));
    const probe = probeOf(standIns[0]!, { clock, only: TAXES });
    expect((await probe.run()).stopped).toBeUndefined();
    expect([clock.waited > 110_000, Object.values(kinds(probe)).every((kind) => kind === 'observed')]).toEqual([
      true,
      true,
    ]);
    standIns.push(limited(5, 3));
    expect((await probeOf(standIns[1]!, { only: TAXES }).run()).stopped).toMatch(/429/);
  });

  testLostAnswers(6, TAXES);
});

describe('options are checked', () => {
  test.each([
    [{ baseUrl: 'nowhere' }, /baseUrl must be an http or https URL/],
    [{ baseUrl: 'https://a.example/v1?x=1' }, /baseUrl must be an http or https URL without a query/],
    [{ organizationId: '' }, /organizationId must be a non-empty string/],
    [{ perMinute: 101 }, /perMinute must be a whole number from 1 to 100/],
    [{ budget: 0 }, /budget must be/],
    [{ allow: ['mail'] as const }, /mailTo must be/],
    [
      { only: ['taxes.uniqe'] },
      /only: taxes.uniqe is not the ID of a rule that has a probe.* Did you mean taxes.unique/,
    ],
    [{ except: ['warehouse.*'] }, /except: warehouse\.\* is not the ID of a rule that has a probe/],
    [{ binds: { 'account.sale': '1' } }, /binds: account\.sale is not a record that a probe needs/],
    [{ allow: ['mails'] as never }, /allow: mails is not .* Did you mean mail/],
    [{ readonly: true } as never, /options: readonly is not an option of a probe\. Did you mean readOnly/],
    [{ timeout: 0 }, /timeout must be/],
    [{ today: '2026-02-30' }, /today must be a date such as 2026-03-28/],
    [{ today: '28.03.2026' }, /today must be a date such as 2026-03-28/],
    [{ prefix: 'a b' }, /prefix must be/],
  ])('%j', (wrong, message) => {
    expect(() => probeOf(createStandIn(), wrong)).toThrow(message);
  });
});

test.each(HOSTILE_IDS)('an organization may have the id %j', async (organizationId) => {
  const journal = createJournal();
  const standIn = createStandIn();
  const { fetch, baseUrl } = createSandbox({ organizationId });
  const probe = probeOf(standIn, { fetch, baseUrl, organizationId, journal, only: ['taxes.unique'] });
  expect((await probe.run()).stopped).toBeUndefined();
  const report = probe.report();
  expect(report.organizationId).toBe(organizationId);
  expect(report.verdicts.map(({ kind }) => kind)).toEqual(['observed']);
  expect(report.left).toEqual({ made: [], uncertain: [] });
  expect(journal.lines[0]).toMatchObject({ type: 'run', organization: organizationId });
});
