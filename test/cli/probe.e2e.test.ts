import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { createStandIn, serveStandIn } from '../support/probe-stand-in.ts';
import { run } from './output.ts';
import { answerQuestions, serveProbed, TOKEN, testTryOut } from './probe-run.ts';

const { folder, standIn, probe } = serveProbed();

test('a plan calls nothing, needs no account, and says what would stay', async () => {
  const { status, stdout } = await run(['probe', '--plan']);
  expect([status, standIn.calls]).toEqual([0, []]);
  expect(stdout).toMatch(
    /^\d+ rules would be probed, with \d+ requests, and \d+ more to delete what they create\.\nWould be created and then deleted: .* \d+ × createContact.*\.\nNo records would remain\./,
  );
  const all = await run(['probe', '--plan', '--json', '--allow', 'residue,irreversible']);
  expect(JSON.parse(all.stdout)).toMatchObject({ stays: { createItem: expect.any(Number) } });
});

test('nothing is called without a yes', async () => {
  const { status, stderr } = await probe('unasked.ndjson');
  expect([status, standIn.calls]).toEqual([2, []]);
  expect(stderr).toMatch(/pass --yes\.\nNo requests were sent\./);
});

describe('at a terminal', () => {
  const items = (): number =>
    standIn.calls.filter(({ method, path: at }) => method === 'POST' && at === '/items').length;

  test.each(['yes', 'no'])('the command asks once whether it may create an item: %s', async (answer) => {
    const before = items();
    const questions = answerQuestions((question) => (question.startsWith('This creates') ? answer : 'yes'));
    const journal = `asked-${answer}.ndjson`;
    const { stdout } = await probe(journal, '--only', 'composite-items.defaults,taxes.defaults');
    expect(questions).toEqual([
      expect.stringMatching(/^Send requests to organization /),
      "This creates 1 item that the API can't delete. Continue? (yes) ",
    ]);
    expect(items() - before).toBe(answer === 'yes' ? 1 : 0);
    expect(stdout).toMatch(answer === 'yes' ? /✓ composite-items\.defaults/ : /It needs an item/);
    // One that is there is not asked for again.
    questions.length = 0;
    await probe(journal, '--only', 'composite-items.defaults,taxes.defaults');
    expect(questions).toHaveLength(answer === 'yes' ? 1 : 2);
  });

  test('nothing is asked about an item that is bound or allowed', async () => {
    const questions = answerQuestions(() => 'yes');
    await probe('allowed.ndjson', '--only', 'composite-items.defaults', '--allow', 'item');
    expect(questions).toEqual([expect.stringMatching(/^Send requests to organization /)]);
  });
});

test('with --yes and without permission, no item is created', async () => {
  const { stderr } = await probe('unattended.ndjson', '--yes', '--only', 'composite-items.defaults,taxes.defaults');
  expect(stderr).toMatch(/With 1 item, which no operation can delete, 1 more could be probed\. Use --allow item/);
  expect(standIn.calls.filter(({ method, path: at }) => method === 'POST' && at === '/items')).toHaveLength(2);
});

describe('a run', () => {
  test('says what holds, and what does not', async () => {
    const { status, stdout, stderr } = await probe(
      'run.ndjson',
      '--yes',
      '--evidence',
      path.join(folder, 'shapes.ndjson'),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /Refuted \(1\):\n {2}✗ taxes\.unique, 2 calls\n {6}outcome is "taken"; with the rule "refused", without "taken"/,
    );
    expect(stdout).toMatch(/✓ taxes\.rate/);
    expect(stdout).toContain('Nothing is left in the account.');
    expect(stderr).toMatch(/requests were sent\. The journal is /);
    const journal = readFileSync(path.join(folder, 'run.ndjson'), 'utf8');
    expect(journal).not.toContain(TOKEN);
    const shapes = readFileSync(path.join(folder, 'shapes.ndjson'), 'utf8');
    expect([shapes.includes(TOKEN), shapes.includes('PROBE-')]).toEqual([false, false]);
    // The recording is one that `verify` reads; the sandbox names more in its refusals than the contract has.
    expect((await run(['verify', path.join(folder, 'shapes.ndjson')])).stdout).toMatch(
      /^\d+ exchanges of \d+ of .*\n0 violations/s,
    );
  });

  test('is reported from its journal, without a call', async () => {
    const before = standIn.calls.length;
    const report = (...args: string[]) =>
      run(['probe', '--report', '--journal', path.join(folder, 'run.ndjson'), ...args]);
    expect((await report('--assumptions')).stdout).toBe('{\n "taxes.unique": false\n}\n');
    expect(JSON.parse((await report('--json')).stdout)).toMatchObject({
      organizationId: standIn.sandbox.organizationId,
    });
    const overlay = path.join(folder, 'overlay.json');
    await report('--overlay', overlay);
    const { actions } = JSON.parse(readFileSync(overlay, 'utf8')) as { actions: { target: string; update: object }[] };
    expect(actions.find(({ target }) => target === "$.paths['/settings/taxes'].post")!.update).toMatchObject({
      'x-probed': expect.arrayContaining([expect.objectContaining({ rule: 'taxes.unique', verdict: 'refuted' })]),
    });
    expect(standIn.calls.length).toBe(before);
  });
});

describe('--clean', () => {
  /** Cleans up after a run that has created a record in its call 1. */
  const cleanAfter = (name: string, operation: string, made: string) => {
    const head = readFileSync(path.join(folder, 'run.ndjson'), 'utf8').split('\n', 1)[0]!;
    const { run: prefix } = JSON.parse(head) as { run: string };
    const call = { type: 'call', call: 1, name: `${prefix}-001`, step: 'a', operation, ids: {}, isNamed: true };
    const answer = { type: 'answer', call: 1, status: 201, made };
    writeFileSync(
      path.join(folder, name),
      [head, call, answer].map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    );
    return probe(name, '--yes', '--clean');
  };

  test('ends with 0 if nothing is left but what no operation deletes, which it lists alone', async () => {
    expect(await cleanAfter('kept.ndjson', 'createItem', '77')).toMatchObject({
      status: 0,
      stdout: 'Left in the account, because no operation deletes it (1):\n  77 of createItem\n',
    });
    expect((await cleanAfter('gone.ndjson', 'createTax', '77')).stdout).toBe('Nothing is left in the account.\n');
  });

  test('deletes no other record that has got the id, says so, and ends with 1', async () => {
    const [{ tax_id } = {}] = standIn.sandbox.records('taxes').list();
    expect(await cleanAfter('other.ndjson', 'createTax', tax_id!)).toMatchObject({
      status: 1,
      stdout: `Left in the account (1):\n  ${tax_id} of createTax: this ID now belongs to another record, which was not deleted\n`,
    });
    expect(standIn.sandbox.records('taxes').list()[0]).toMatchObject({ tax_id });
  });
});

testTryOut('taxes.*');

describe("a service that can't be probed ends the command with 2", () => {
  const probeAt = (baseUrl: string, organization: string, journal: string) => {
    vi.stubEnv('INVENTORY_ACCESS_TOKEN', TOKEN);
    const account = ['--base-url', baseUrl, '--organization-id', organization, '--only', 'taxes.*,contacts.*'];
    return run(['probe', ...account, '--per-minute', '100', '--yes', '--journal', path.join(folder, journal)]);
  };

  test('where it rejects the organization, with its own words; the journal is then for that one alone', async () => {
    const server = await startSandbox({ port: 0 });
    onTestFinished(() => server.close());
    const { status, stdout, stderr } = await probeAt(server.baseUrl, '99', 'wrong.ndjson');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /1 requests were sent.*\nThe service responded with 400 to listOrganizations: "organization_id 99 does not exist\. Use 10234695\."/,
    );
    const next = await probeAt(server.baseUrl, '10234695', 'wrong.ndjson');
    expect([next.status, next.stderr]).toEqual([
      2,
      expect.stringMatching(
        /wrong\.ndjson belongs to organization 99 at .*Use another --journal, or delete the file\./,
      ),
    ]);
  });

  test('where its URL has another path', async () => {
    const server = await startSandbox({ port: 0 });
    onTestFinished(() => server.close());
    const { status, stderr } = await probeAt(new URL(server.baseUrl).origin, '10234695', 'path.ndjson');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/404 to listOrganizations: "\/organizations is not a path of this API\./),
    ]);
  });

  test('where nothing listens', async () => {
    const server = await startSandbox({ port: 0 });
    await server.close();
    const { status, stdout, stderr } = await probeAt(server.baseUrl, '10234695', 'nobody.ndjson');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/No connection to .*ECONNREFUSED.*was not sent\. The run left nothing in the account\./);
  });

  test('where no probe gets beyond its first step', async () => {
    const limited = createStandIn([], ({ method }, answer) =>
      method === 'GET' ? answer : { status: 400, body: { code: 9, message: 'Your plan has ended.' } },
    );
    const server = await serveStandIn(limited);
    onTestFinished(() => server.close());
    const { status, stderr } = await probeAt(server.baseUrl, limited.sandbox.organizationId, 'limited.ndjson');
    expect(status).toBe(2);
    expect(stderr).toMatch(/No probe got beyond its first step, so nothing was learned\./);
    expect(stderr).toMatch(/The service responded with 400 to \w+: "Your plan has ended\."/);
  });

  test('but with 3 where it does not accept the token', async () => {
    const closed = createStandIn([], () => ({ status: 401, body: { message: 'No.' } }));
    const server = await serveStandIn(closed);
    onTestFinished(() => server.close());
    const { status, stderr } = await probeAt(server.baseUrl, closed.sandbox.organizationId, 'closed.ndjson');
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(/responded with 401 to \w+: the token is not accepted/),
    ]);
  });
});

describe('wrong use', () => {
  test('sandbox --evidence nowhere.json is refused', async () => {
    const { status, stderr } = await run(['sandbox', '--port', '0', '--evidence', path.join(folder, 'nowhere.json')]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/Cannot read .*nowhere\.json/)]);
  });

  test.each([
    [['--organization-id', '1'], /--base-url is missing/],
    [['--base-url', 'http://127.0.0.1:1/inventory/v1'], /--organization-id is missing/],
    [['--base-url', 'http://127.0.0.1:1/inventory/v1', '--organization-id', '1'], /INVENTORY_ACCESS_TOKEN is not set/],
    [['--plan', '--report'], /can't be combined/],
    [['--plan', '--only', 'taxes.uniqe'], /only: taxes\.uniqe is not the ID .* Did you mean taxes\.unique/],
    [['--plan', '--except', 'warehouse.*'], /except: warehouse\.\* is not the ID/],
    [['--plan', '--allow', 'all'], /allow: all is not item, residue, irreversible or mail/],
    [['--plan', '--today', 'tomorrow'], /today must be a date such as 2026-03-28/],
    [['--plan', '--budget', 'x'], /--budget must be a whole number/],
    [['--report', '--journal', 'nowhere.ndjson'], /Cannot open nowhere\.ndjson/],
  ])('%j', async (args, message) => {
    const { status, stderr } = await run(['probe', ...args]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('the organization may be in the environment, and the former name of the token is pointed out', async () => {
    vi.stubEnv('INVENTORY_ORGANIZATION_ID', '1');
    vi.stubEnv('INVENTORY_TOKEN', 'demo');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, stderr } = await run(['probe', '--base-url', 'http://127.0.0.1:1/inventory/v1']);
    const message = /INVENTORY_ACCESS_TOKEN is not set\. .* INVENTORY_TOKEN is its former name\./;
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a run that would probe nothing is none', async () => {
    const { status, stdout, stderr } = await probe('nothing.ndjson', '--yes', '--except', '*');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/leave nothing to probe\./);
    expect(existsSync(path.join(folder, 'nothing.ndjson'))).toBe(false);
  });

  test('a journal in which no probe has ended decides nothing', async () => {
    const file = path.join(folder, 'begun.ndjson');
    writeFileSync(file, readFileSync(path.join(folder, 'run.ndjson'), 'utf8').split('\n', 1)[0]!.concat('\n'));
    const { status, stderr } = await run(['probe', '--report', '--journal', file]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/has finished, so there are no verdicts yet/)]);
  });

  test('no journal is made by it', () => {
    expect(existsSync('probe.ndjson')).toBe(false);
  });
});
