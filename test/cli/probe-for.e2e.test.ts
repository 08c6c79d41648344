import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import { createSandbox, type RuleEvidence } from '../../src/public/sandbox.ts';
import { type Receipt, receipts } from '../../src/public/sandbox-testing.ts';
import { createStandIn, serveStandIn } from '../support/probe-stand-in.ts';
import { type Run, run } from './output.ts';

/** The suite of a user: what each test does with a client. It passes against a sandbox. */
const SUITE: Readonly<Record<string, (client: ReturnType<typeof createInventoryClient>) => Promise<void>>> = {
  async 'the form shows the payment terms'(client) {
    const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors', payment_terms: 15 });
    expect(contact.payment_terms_label).toBe('Net 15');
  },
  async 'a second tax of the same name is rejected'(client) {
    await client.taxes.create({ tax_name: 'Cess', tax_percentage: 1 });
    await expect(client.taxes.create({ tax_name: 'Cess', tax_percentage: 2 })).rejects.toThrow('Cess');
  },
  async 'a tax is at most 100 percent'(client) {
    await expect(client.taxes.create({ tax_name: 'Luxury', tax_percentage: 101 })).rejects.toThrow('tax_percentage');
  },
};

const [TERMS, UNIQUE, RATE] = Object.keys(SUITE) as [string, string, string];

/** An account that differs from the sandbox in two rules. */
const account = createStandIn(['taxes.unique', 'contacts.terms-label']);

let folder: string;
let file: string;
let server: Awaited<ReturnType<typeof serveStandIn>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'probe-for-'));
  file = path.join(folder, 'receipts.json');
  server = await serveStandIn(account);
  await runSuite();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

/** Runs the suite against a sandbox, and writes the receipt. */
async function runSuite(evidence?: RuleEvidence): Promise<void> {
  const receipt = receipts(file);
  receipt.begin();
  for (const [name, work] of Object.entries(SUITE)) {
    const { baseUrl, fetch, organizationId } = receipt.wrap(createSandbox({ ...(evidence && { evidence }) }), name);
    await work(createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' }));
  }
  receipt.write();
}

function probeFor(...args: string[]): Promise<Run> {
  vi.stubEnv('INVENTORY_ACCESS_TOKEN', 'demo');
  const address = ['--base-url', server.baseUrl, '--organization-id', account.sandbox.organizationId];
  return run([
    'probe',
    '--for',
    file,
    ...address,
    '--per-minute',
    '100',
    '--journal',
    path.join(folder, 'probe.ndjson'),
    ...args,
  ]);
}

describe('probe --for', () => {
  test('plans the calls that decide the assumptions of a receipt, and no others', async () => {
    const { status, stdout } = await run(['probe', '--for', file, '--plan', '--json']);
    expect(status).toBe(0);
    const { rules, calls } = JSON.parse(stdout) as { rules: string[]; calls: number };
    const receipt: Receipt = JSON.parse(readFileSync(file, 'utf8'));
    const assumed = Object.keys(receipt.total).filter((rule) => receipt.total[rule]!.state !== 'documented');
    expect(rules).toEqual(expect.arrayContaining(['contacts.terms-label', 'taxes.unique', 'taxes.rate']));
    expect(rules.length).toBeLessThan(assumed.length + 5);
    expect(calls).toBeLessThan(30);
    expect(account.calls).toEqual([]);
  });

  test('names the rules that an account does not follow, and the tests that depend on them', async () => {
    const findings = path.join(folder, 'findings.json');
    const { status, stdout } = await probeFor('--yes', '--findings', findings);
    expect(status).toBe(1);
    expect(stdout).toContain(
      [
        'Tests that depend on rules that the account does not follow:',
        '  contacts.terms-label (refuted):',
        `    - ${TERMS}`,
        '  taxes.unique (refuted):',
        `    - ${UNIQUE}`,
      ].join('\n'),
    );
    expect(stdout).not.toContain(RATE);
    await runSuite(JSON.parse(readFileSync(findings, 'utf8')));
    expect(receipts(file).summary()).toBe(
      [
        '0 tests depend on documented behavior only,',
        '1 on assumptions observed in your account,',
        '0 on assumptions nobody has checked.',
        '2 tests depend on assumptions that your account does not follow: contacts.terms-label, taxes.unique.',
      ].join('\n'),
    );
    expect(() => receipts(file).check()).toThrow(
      `contacts.terms-label (refuted):\n  - ${TERMS}\ntaxes.unique (refuted):\n  - ${UNIQUE}`,
    );
    const judged = await probeFor('--report');
    expect([judged.status, judged.stdout]).toEqual([1, expect.stringContaining(`    - ${UNIQUE}`)]);
  });

  test('rejects what is no receipt, and --only beside it', async () => {
    const both = await run(['probe', '--for', file, '--only', 'taxes.*', '--plan']);
    expect([both.status, both.stderr]).toEqual([2, expect.stringContaining("--for and --only can't be combined")]);
    const wrong = path.join(folder, 'wrong.json');
    for (const [text, what] of [
      ['[]', 'This is not a receipt: it is not an object.'],
      ['{"format":1,"tests":{"it":{"a":{"state":"x","count":1}}}}', 'a in "it" has no valid state'],
    ] as const) {
      writeFileSync(wrong, text);
      const { status, stderr } = await run(['probe', '--for', wrong, '--plan']);
      expect([status, stderr]).toEqual([2, expect.stringContaining(what)]);
    }
    const missing = await run(['probe', '--for', path.join(folder, 'none.json'), '--plan']);
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('none.json')]);
  });

  test('calls nothing for tests that depend on documented behavior alone', async () => {
    const documented = path.join(folder, 'documented.json');
    const tests = { it: { 'taxes.input-only': { state: 'documented', count: 1 } } };
    writeFileSync(documented, JSON.stringify({ format: 1, tests }));
    const { status, stderr } = await run(['probe', '--for', documented, '--plan']);
    expect([status, stderr]).toEqual([0, expect.stringContaining('there is nothing to check')]);
  });
});
