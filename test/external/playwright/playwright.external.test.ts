import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Receipt } from 'inventory-service-api/sandbox/testing';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMock } from '../../../src/public/mock.ts';
import { CHROMIUM, hasChromium } from '../../support/chromium.ts';
import { compiledCli, compiledSandbox } from '../../support/compiled-programs.ts';
import { packagesOf } from '../../support/external/tools.ts';
import { blocksIn } from '../../support/markdown.ts';
import { start } from '../../support/sandbox-server.ts';

/** The page that the tests are about. It creates a contact, and says whether it has. */
const page = (baseUrl: string): string => `<!doctype html><title>Contacts</title>
<button>Create</button>
<p role="status"></p>
<script type="module">
const organization = new URL(location.href).searchParams.get('organization');
document.querySelector('button').onclick = async () => {
  const say = (text) => (document.querySelector('p').textContent = text);
  try {
    const { status } = await fetch('${baseUrl}/contacts?organization_id=' + organization, {
      method: 'POST',
      headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
      body: '{"contact_name":"Hubballi Outdoors"}',
    });
    say(status === 201 ? 'Created' : 'Refused');
  } catch {
    say('Perhaps created');
  }
};
</script>`;

/** What fails, since nobody has called. */
const FAILING = `
test('is not called', async () => {
  await expect(await startTest()).toHaveCall({ operationId: 'createContact' });
});

test('has a misspelt filter', async () => {
  await expect(await startTest()).not.toHaveCall({ operationId: 'createContact', body: { contact_nme: 'Peak' } });
});
`;

let modules: string;
beforeAll(async () => {
  if (hasChromium) modules = path.join(await packagesOf('playwright'), 'node_modules');
});

/**
 * Runs tests with the runner of Playwright, and returns its report.
 *
 * @param html The page that they open.
 * @param webServer What the runner starts before.
 */
async function run(files: Readonly<Record<string, string>>, html: string, webServer?: object): Promise<Report> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-'));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  // A copy, since the runner takes the real place of a file for its package.
  const installed = path.join(folder, 'node_modules/inventory-service-api');
  mkdirSync(installed, { recursive: true });
  copyFileSync(await compiledSandbox('sandbox-testing'), path.join(installed, 'testing.js'));
  const manifest = { name: 'inventory-service-api', type: 'module', exports: { './sandbox/testing': './testing.js' } };
  writeFileSync(path.join(installed, 'package.json'), JSON.stringify(manifest));
  for (const name of ['@playwright', 'playwright', 'playwright-core'])
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  const config = {
    reporter: 'json',
    workers: 1,
    webServer,
    use: {
      baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox'] },
    },
  };
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'playwright.config.js'), `export default ${JSON.stringify(config)};`);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const args = [path.join(modules, '@playwright/test/cli.js'), 'test'];
  const stdout = await new Promise<string>((resolve) => {
    // Tests that fail end it with another status, and are in the report.
    execFile(process.execPath, args, { cwd: folder }, (_, printed) => resolve(printed));
  });
  const report = JSON.parse(stdout) as Report;
  const file = path.join(folder, 'receipts.json');
  return existsSync(file) ? { ...report, receipt: JSON.parse(readFileSync(file, 'utf8')) } : report;
}

interface Report {
  /** The receipt that the tests wrote, if they did. */
  receipt?: Receipt;
  errors: unknown[];
  suites: { specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[] }[];
}

const resultsOf = ({ suites }: Report): [title: string, ok: boolean, message?: string][] =>
  suites.flatMap(({ specs }) =>
    specs.map(({ title, ok, tests }): [title: string, ok: boolean, message?: string] => {
      const message = tests[0]?.results[0]?.error?.message;
      return message === undefined ? [title, ok] : [title, ok, message];
    }),
  );

/** What creates the organization of a test. */
const START_TEST = `
import { sandboxAt } from 'inventory-service-api/sandbox/testing';

export const startTest = (url = 'http://127.0.0.1:4010') => sandboxAt(url).newOrganization();
`;

const TESTS = `
import { expect as base, test } from '@playwright/test';
import { sandboxMatchers } from 'inventory-service-api/sandbox/testing';
import { startTest } from './start-test.ts';

// Without \`await\`, the matcher checks nothing. For a call that comes later than what the page shows: expect(async () => …).toPass().
const expect = base.extend(sandboxMatchers);

test('a contact is created once', async ({ page }) => {
  const sandbox = await startTest();
  await page.goto(\`/?organization=\${sandbox.organizationId}\`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status')).toHaveText('Created');
  await expect(sandbox).toHaveCall({ operationId: 'createContact', times: 1 });
});

test('a lost answer is said', async ({ page }) => {
  const sandbox = await startTest();
  await sandbox.failNext({ answer: 'lost', operationId: 'createContact' });
  await page.goto(\`/?organization=\${sandbox.organizationId}\`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status')).toHaveText('Perhaps created');
});

test('what was done is taken back', async ({ page }) => {
  const sandbox = await startTest();
  await sandbox.control('POST /checkpoints', { name: 'before' });
  await page.goto(\`/?organization=\${sandbox.organizationId}\`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status')).toHaveText('Created');
  const { changes } = await sandbox.control('GET /checkpoints/before/changes');
  expect(changes).toMatchObject([{ resource: 'contacts', kind: 'added' }]);
  await sandbox.control('POST /checkpoints/before/restore');
});
`;

describe.skipIf(!hasChromium)('with organizations, as docs/sandbox.md says,', () => {
  it('tests for the runner of Playwright pass, and fail for calls that were not made', async () => {
    const { url, baseUrl } = await start({ unknown: 'refuse' });
    const startOwn = START_TEST.replaceAll('http://127.0.0.1:4010', url);
    const report = await run({ 'start-test.ts': startOwn, 'contacts.spec.ts': TESTS + FAILING }, page(baseUrl));
    expect(report.errors).toEqual([]);
    expect(resultsOf(report)).toEqual([
      ['a contact is created once', true],
      ['a lost answer is said', true],
      ['what was done is taken back', true],
      ['is not called', false, expect.stringContaining('Expected a call to createContact.')],
      ['has a misspelt filter', false, expect.stringContaining('Did you mean body.contact_name?')],
    ]);
  });
});

describe.skipIf(!hasChromium)('docs/receipts.md shows', () => {
  it('a fixture for the runner of Playwright that records the requests of a page', async () => {
    const section = readFileSync('docs/receipts.md', 'utf8').split('### Playwright\n')[1]!.split('\n### ')[0]!;
    const { url, baseUrl } = await start({ seed: 'empty' });
    const fixture = blocksIn(section, 'ts')[0]!.replaceAll('http://127.0.0.1:4010', url);
    const spec = `
import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a contact is created', async ({ page }) => {
  await page.goto('/?organization=10234695');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status')).toHaveText('Created');
});

test('nothing is called', async ({ page }) => {
  await page.goto('/');
});
`;
    const report = await run({ 'test.ts': fixture, 'contacts.spec.ts': spec }, page(baseUrl));
    expect(report.errors).toEqual([]);
    expect(resultsOf(report)).toEqual([
      ['a contact is created', true],
      ['nothing is called', true],
    ]);
    expect(Object.keys(report.receipt!.tests)).toEqual(['a contact is created']);
    // The page does not say what it reads, so every value counts.
    expect(report.receipt!.total).toMatchObject({
      'contacts.balances': { state: 'assumed', count: 1 },
      'contacts.defaults': { state: 'assumed', count: 1 },
    });
  });
});

/** A page that says what a call of the mock is answered. */
const taxes = (baseUrl: string): string => `<!doctype html><title>Taxes</title>
<p></p>
<script type="module">
const response = await fetch('${baseUrl}/settings/taxes?organization_id=10234695', {
  headers: { Authorization: 'Service-oauthtoken demo' },
});
document.querySelector('p').textContent = (await response.json()).message;
</script>`;

/** A test that sets `Prefer` with `page.route`, as the page says. */
const LIMITED = `
import { expect, test } from '@playwright/test';

test('says that the limit is reached', async ({ page }) => {
  await page.route('**/inventory/v1/**', (route, request) =>
    route.continue({ headers: { ...request.headers(), Prefer: 'code=429' } }),
  );
  await page.goto('/taxes');
  await expect(page.getByText('Too many requests')).toBeVisible();
});
`;

describe.skipIf(!hasChromium)('docs/mock.md shows', () => {
  it('how the runner of Playwright starts the mock, and how a test chooses an answer', async () => {
    const section = readFileSync('docs/mock.md', 'utf8').split('### Playwright\n')[1]!.split('\n## ')[0]!;
    const [, command, url] =
      /command = 'npx inventory-service-api (.*)';\n.*url: '(http:\/\/127\.0\.0\.1:4010\/.*)'/.exec(section)!;
    const { port, close } = await startMock();
    await close();
    const own = (text: string): string => text.replace('4010', String(port));
    const webServer = { command: own(`"${process.execPath}" "${await compiledCli()}" ${command}`), url: own(url!) };
    const report = await run({ 'taxes.spec.ts': LIMITED }, taxes(own('http://127.0.0.1:4010/inventory/v1')), webServer);
    expect(report.errors).toEqual([]);
    expect(resultsOf(report)).toEqual([['says that the limit is reached', true]]);
  });
});
