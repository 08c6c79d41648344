import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { packSite } from '../../src/cli/site-archive.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { runThread } from '../support/threads.ts';
import { type Program, start, startProgram } from './program.ts';
import { buildSmallSite, expectServed, PRINTED } from './served.ts';
import { withTakenPort } from './taken-port.ts';

/** Where `npm start` writes the reference, unless it is up to date. */
const WRITTEN = 'dist/reference';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Before the tests below, which leave a reference behind that is up to date.
describe('npm start', () => {
  it('serves the sandbox at once, and stops on Ctrl-C while the reference is built', async () => {
    const started = start('scripts/start.ts', ['--port', '0']);
    const [, sandbox] = await started.until(/Sandbox API: (\S+)\nConsole: /);
    const response = await fetch(`${sandbox}/organizations`, { headers: { Authorization: 'Service-oauthtoken demo' } });
    expect(await response.json()).toMatchObject({ code: 0 });
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  it.each([
    [['--port', 'x'], /^The port is a number from 0 to 65535, not x\.\n/],
    [['--prot', '1'], /^Unknown option --prot\. Did you mean --port\?/],
  ])('refuses %j', async (args, message) => {
    const { status, stdout, stderr } = await runThread(await transpile('scripts/start.ts'), { args });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('npm start -- --watch');
  });
});

describe('npm start, once the reference is ready,', () => {
  let program: Program;
  let reference: string;
  let sandbox: string;
  let page: string;
  beforeAll(async () => {
    program = startProgram('scripts/start.ts', ['--port', '0']);
    await program.until(/The reference is ready/);
    const printed = /Reference: {3}(\S+)\nSandbox API: (\S+)\nConsole: {5}(\S+)/.exec(program.output())!;
    [reference, sandbox, page] = printed.slice(1) as [string, string, string];
  });
  afterAll(() => void program.child.kill('SIGKILL'));

  it('serves reference, sandbox and its page on one origin', async () => {
    expect(await (await fetch(page)).text()).toContain('<title>Sandbox</title>');
    expect(sandbox).toBe(`${reference}inventory/v1`);
    expect(await (await fetch(reference)).text()).toContain('Stock, sales and purchases, through one API</h1>');
    const first = await (await fetch(`${reference}index.html`)).text();
    const forms = new Set([...first.matchAll(/href="(openapi[^"]+)"/g)].map(([, address]) => address!));
    expect([...forms]).toEqual(['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'openapi-3.0.yaml']);
    for (const form of forms) expect((await fetch(reference + form)).status, form).toBe(200);
  });

  it('has the YAML of the document as it was generated', () => {
    expect(readFileSync(path.join(WRITTEN, 'openapi.yaml'), 'utf8')).toBe(
      readFileSync('generated/openapi.yaml', 'utf8'),
    );
  });

  it('sends pages compressed, to be revalidated', async () => {
    const response = await fetch(`${reference}operations/createTax.html`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('Create a tax');
    const etag = response.headers.get('etag')!;
    const again = await fetch(`${reference}operations/createTax.html`, {
      headers: { 'If-None-Match': etag, 'Cache-Control': 'no-cache' },
    });
    expect(again.status).toBe(304);
  });

  it('lets shared files be kept', async () => {
    const files = readdirSync(path.join(WRITTEN, 'assets'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.\w+$/.test(name) && !name.endsWith('.gz'))) {
      const response = await fetch(`${reference}assets/${file}`);
      expect(response.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding'), file).toBe('gzip');
    }
  });

  it("sends what can't be unpacked as it is", async () => {
    const response = await fetch(reference, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBe(null);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('leaves the rest to the sandbox', async () => {
    expect((await fetch(`${reference}none.html`)).status).toBe(404);
    const response = await fetch(`${sandbox}/organizations`, {
      headers: { Authorization: 'Service-oauthtoken demo' },
    });
    expect(await response.json()).toMatchObject({ code: 0 });
  });

  it.skipIf(!hasCurl)('prints what to try', () => {
    const commands = [...program.output().matchAll(/^ {2}(curl '.*)$/gm)].map(([, command]) => command!);
    const answers = commands.map((command) => execFileSync('sh', ['-c', `${command} --silent`], { encoding: 'utf8' }));
    expect(answers.map((answer) => JSON.parse(answer) as unknown)).toMatchObject([
      { code: 0, contact: { contact_name: expect.stringMatching(/^Hubballi Outdoors \d+$/) } },
      {
        code: 0,
        contacts: expect.arrayContaining([
          expect.objectContaining({ contact_name: expect.stringMatching(/^Hubballi Outdoors \d+$/) }),
        ]),
      },
      { code: 40014 },
      { now: expect.any(String) },
    ]);
  });

  it('sends pages that are written while it runs, whole', async () => {
    const file = path.join(WRITTEN, 'written-later.html');
    try {
      for (const text of ['<p>A longer text.</p>', '<p>Short.</p>']) {
        writeFileSync(file, text);
        const response = await fetch(`${reference}written-later.html`, { signal: AbortSignal.timeout(5000) });
        expect(await response.text()).toBe(text);
      }
    } finally {
      rmSync(file);
    }
  });

  it('stops on Ctrl-C', async () => {
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
  });

  it('says in one line that the port is in use', async () => {
    await withTakenPort(async (port) => {
      const started = start('scripts/start.ts', [], { env: { PORT: String(port) } });
      expect(await started.ended).toBe(1);
      expect(started.output()).toBe(
        `Port ${port} is already in use. Stop the other process, or run: npm start -- --port ${port + 1}\n`,
      );
    });
  });
});

it('the command reference serves reference, sandbox and its page, and stops', async () => {
  const site = path.join(folder, 'site');
  await buildSmallSite(site);
  // A package of its own, since others use the compiled one without a reference.
  const shipped = path.join(folder, 'package');
  cpSync(path.dirname(path.dirname(await compiledCli())), shipped, { recursive: true });
  writeFileSync(path.join(shipped, 'dist/reference.json.br'), packSite(site));
  const started = start(path.join(shipped, 'dist/cli.js'), ['reference', '--port', '0']);
  await expectServed(await started.until(PRINTED));
  started.child.kill('SIGINT');
  expect(await started.ended).toBe(0);
});

describe('npm run reference', () => {
  it('refuses an address of the site that is none', async () => {
    const started = start('scripts/reference.ts', ['--site-url', 'docs.example.com']);
    expect(await started.ended).toBe(2);
    expect(started.output()).toContain(
      '--site-url is an address such as https://docs.example.com/api/, not docs.example.com.',
    );
  });

  it('refuses a folder that is not its own, in one line', async () => {
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    const started = start('scripts/reference.ts', ['--out', folder]);
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe(
      `${folder} contains other files, which would be deleted. Choose an empty or new folder.\n`,
    );
  });

  it("says where it can't write", async () => {
    const out = path.join(folder, 'mine.txt', 'below');
    const started = start('scripts/reference.ts', ['--out', out]);
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^\S+ can't be written: .*\n$/);
  });
});
