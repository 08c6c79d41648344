import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReference } from '../../reference/build-site.ts';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { command } from '../../src/cli/commands/reference.ts';
import { selectTags } from '../../src/cli/select.ts';
import { packSite } from '../../src/cli/site-archive.ts';
import { CommandError, UsageError } from '../../src/cli/usage-error.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { contract } from '../support/document.ts';
import { runThread } from '../support/threads.ts';
import { start } from './program.ts';
import { withTakenPort } from './taken-port.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm start', () => {
  let program: string;
  beforeAll(async () => {
    program = await transpile('scripts/start.ts');
  });

  it('serves the sandbox at once, and stops on Ctrl-C while the reference is built', async () => {
    const started = start(program, ['--port', '0']);
    const [, sandbox] = await started.until(/The sandbox: {3}(\S+)\nIts page: /);
    const response = await fetch(`${sandbox}/organizations`, { headers: { Authorization: 'Service-oauthtoken demo' } });
    expect(await response.json()).toMatchObject({ code: 0 });
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  it.each([
    [['--port', 'x'], /^The port is a number from 0 to 65535, not x\.\n/],
    [['--prot', '1'], /^Unknown option --prot\. Did you mean --port\?/],
  ])('refuses %j', async (args, message) => {
    const { status, stdout, stderr } = await runThread(program, { args });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('npm start -- --watch');
  });
});

describe('the command reference', () => {
  const archive = 'dist/reference.json.br';
  const before = existsSync(archive) ? readFileSync(archive) : undefined;
  const site = path.join(folder, 'site');
  beforeAll(async () => {
    // Of an earlier version and of one resource, since that is made in a moment.
    const versions = ['2.0.0', '1.0.0'].map((version) => ({ version, has: () => true }));
    const edition = { version: '1.0.0', versions, differences: undefined };
    const downloads = new Map([['openapi.yaml', readFileSync('generated/openapi.yaml', 'utf8')]]);
    await buildReference({ document: selectTags(contract, ['Taxes']), edition, downloads, output: site });
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
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    await expect(command.run(['--out', path.join(folder, 'mine.txt', 'below')])).rejects.toThrow(CommandError);
  });

  it('serves reference, sandbox and its page, and stops', async () => {
    // A package of its own, since others use the compiled one without a reference.
    const shipped = path.join(folder, 'package');
    cpSync(path.dirname(path.dirname(await compiledCli())), shipped, { recursive: true });
    writeFileSync(path.join(shipped, archive), packSite(site));
    const started = start(path.join(shipped, 'dist/cli.js'), ['reference', '--port', '0']);
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
