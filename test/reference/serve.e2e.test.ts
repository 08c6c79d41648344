import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../src/cli/commands/reference.ts';
import { packSite } from '../../src/cli/site-archive.ts';
import { CommandError, UsageError } from '../../src/cli/usage-error.ts';
import { hasCurl } from '../support/curl.ts';
import { type Program, start, startProgram } from './program.ts';

/** Where `npm start` writes the reference, unless it is up to date. */
const WRITTEN = 'dist/reference';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
let program: Program;
let reference: string;
let sandbox: string;
let page: string;
beforeAll(async () => {
  program = startProgram('scripts/start.ts', ['--port', '0']);
  await program.until(/The reference is ready/);
  const printed = /The reference: (\S+)\nThe sandbox: {3}(\S+)\nIts page: {6}(\S+)/.exec(program.output())!;
  [reference, sandbox, page] = printed.slice(1) as [string, string, string];
});
afterAll(() => {
  program.child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Takes a port, runs something, and gives it back. */
async function withTakenPort(run: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('npm start', () => {
  it('serves reference, sandbox and its page on one origin', async () => {
    expect(await (await fetch(page)).text()).toContain('<title>Sandbox</title>');
    expect(sandbox).toBe(`${reference}inventory/v1`);
    expect(await (await fetch(reference)).text()).toContain('Stock, sales and purchases, through one API</h1>');
    const first = await (await fetch(`${reference}index.html`)).text();
    const forms = new Set([...first.matchAll(/href="(openapi[^"]+)"/g)].map(([, address]) => address!));
    expect([...forms]).toEqual(['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'openapi-3.0.yaml']);
    for (const form of forms) expect((await fetch(reference + form)).status, form).toBe(200);
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

  it('sends what cannot be unpacked as it is', async () => {
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
        `Port ${port} is in use. Stop what listens there, or choose another: npm start -- --port ${port + 1}\n`,
      );
    });
  });

  it.each([
    [['--port', 'x'], /^The port is a number from 0 to 65535, not x\.\n/],
    [['--prot', '1'], /^Unknown option --prot\. Did you mean --port\?/],
  ])('refuses %j', async (args, message) => {
    const started = start('scripts/start.ts', args);
    expect(await started.ended).toBe(2);
    expect(started.output()).toMatch(message);
    expect(started.output()).toContain('npm start -- --watch');
  });
});

describe('npm run reference', () => {
  it('refuses a folder that is not its own, in one line', async () => {
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    const started = start('scripts/reference.ts', ['--out', folder]);
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe(
      `${folder} holds other files, which would be deleted. Choose an empty or a new folder.\n`,
    );
  });

  it('says where it cannot write', async () => {
    const out = path.join(folder, 'mine.txt', 'below');
    const started = start('scripts/reference.ts', ['--out', out]);
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^\S+ cannot be written: .*\n$/);
  });
});

describe('the command reference', () => {
  const LEFT_OUT = /\/(?:operations|resources|data)$|\/openapi-3|\/openapi\.json|\/assets\/(?:sandbox|searchindex)-/;
  const archive = 'dist/reference.json.br';
  const before = existsSync(archive) ? readFileSync(archive) : undefined;
  // What takes long to pack, and no test here looks at.
  const site = path.join(folder, 'site');
  beforeAll(() => {
    cpSync(WRITTEN, site, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
    mkdirSync('dist', { recursive: true });
    writeFileSync(archive, packSite(site));
  });
  afterAll(() => (before ? writeFileSync(archive, before) : rmSync(archive)));

  it('writes a copy to an empty folder, and to no other', async () => {
    const out = path.join(folder, 'copy');
    expect(await command.run(['--out', out])).toBe(0);
    expect(readFileSync(path.join(out, 'index.html'))).toEqual(readFileSync(path.join(site, 'index.html')));
    expect(readFileSync(path.join(out, 'openapi.yaml'), 'utf8')).toBe(readFileSync('generated/openapi.yaml', 'utf8'));
    await expect(command.run(['--out', out])).rejects.toThrow(
      new CommandError(`${out} is not empty. Choose an empty or a new folder.`),
    );
    await expect(command.run(['--out', path.join(folder, 'mine.txt', 'below')])).rejects.toThrow(CommandError);
  });

  it('serves reference, sandbox and its page, and stops', async () => {
    const started = start('src/cli/main.ts', ['reference', '--port', '0']);
    const printed = /The reference: (\S+)\nThe sandbox: {3}(\S+)\nIts page: {6}(\S+)\nCtrl-C/;
    const [, url, baseUrl, page] = await started.until(printed);
    for (const address of [url!, page!, `${url}openapi.yaml`, `${url}llms-full.txt`])
      expect((await fetch(address)).status).toBe(200);
    const headers = { Authorization: 'Service-oauthtoken demo' };
    const taxes = `${baseUrl}/settings/taxes?organization_id=10234695`;
    const body = JSON.stringify({ tax_name: 'VAT-of-a-test', tax_percentage: 5 });
    await fetch(taxes, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
    expect(await (await fetch(taxes, { headers })).text()).toContain('VAT-of-a-test');
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  it('refuses a port that is in use, and one that is none', async () => {
    await withTakenPort(async (port) => {
      await expect(command.run(['--port', String(port)])).rejects.toThrow(CommandError);
    });
    await expect(command.run(['--port', 'x'])).rejects.toThrow(/^--port must be/);
    await expect(command.run(['--prot', '1'])).rejects.toThrow(UsageError);
  });
});
