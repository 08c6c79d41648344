import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsIn } from '../scripts/build/prose.ts';
import { type Mock, startMock } from '../src/public/mock.ts';
import { start } from './reference/program.ts';
import { compiledCli, compiledClient, compiledSandbox } from './support/compiled-programs.ts';
import { hasCurl } from './support/curl.ts';
import { blocksBelow, blocksIn, brokenLinks } from './support/markdown.ts';
import { nextSecond } from './support/samples-twice.ts';
import { printedBy } from './support/threads.ts';

const PROGRAM = await compiledCli();
const readme = readFileSync('README.md', 'utf8');
/** The pages to which README leads for what is run here as well. */
const PAGES = {
  client: readFileSync('docs/client.md', 'utf8'),
  mock: readFileSync('docs/mock.md', 'utf8'),
  contributing: readFileSync('CONTRIBUTING.md', 'utf8'),
};
const folder = mkdtempSync(path.join(tmpdir(), 'readme-'));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

/** The code blocks of a language below a heading of README, or of another page. */
function blocks(heading: string, language: string, page = readme): string[] {
  return blocksBelow(page, heading, language);
}

/** The lines of some commands that begin with a word. */
function linesOf(commands: readonly string[], word: string): string[] {
  return commands.flatMap((code) => code.split('\n').filter((line) => line.startsWith(word)));
}

/** Runs TypeScript that imports the package as README does, and returns what it prints. */
async function run(code: string): Promise<string> {
  const imports = code.match(/^import .*$/gm) ?? [];
  const body = code.replaceAll(/^import .*$/gm, '');
  const outfile = path.join(folder, 'example.mjs');
  await build({
    stdin: { contents: `${imports.join('\n')}\n${body}`, loader: 'ts', resolveDir: process.cwd() },
    alias: {
      'inventory-service-api/http': await compiledClient('http'),
      'inventory-service-api/sandbox': await compiledSandbox(),
      'inventory-service-api': await compiledClient(),
    },
    bundle: true,
    format: 'esm',
    outfile,
    platform: 'node',
  });
  return printedBy(outfile);
}

/** Runs a command of README that calls a server, at another address. */
async function curl(command: string, url: string): Promise<string> {
  const elsewhere = command.replace('http://127.0.0.1:4010', url);
  return (await promisify(execFile)('sh', ['-c', `${elsewhere} --silent`])).stdout;
}

describe('README', () => {
  it('is short, and has a picture that is small enough to ship', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
    const [, picture] = /^!\[.+\]\((.+)\)$/m.exec(readme)!;
    expect(statSync(picture!).size).toBeLessThanOrEqual(150_000);
  });

  it('leads to every page of docs through its index', () => {
    expect(readme).toContain('](docs/README.md)');
    const index = readFileSync('docs/README.md', 'utf8');
    const names = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('takes everyone to a first success in 60 lines', () => {
    expect(readme.split('\n## What is in it\n')[0]!.split('\n').length).toBeLessThanOrEqual(60);
  });

  it.skipIf(!hasCurl)(
    'takes front-end developers to a contact that is created, and integrators and testers to one that is listed',
    async () => {
      const [create] = linesOf(blocks('Start', 'sh'), 'curl ');
      const sandbox = start(PROGRAM, ['sandbox', '--port', '0']);
      const [url] = await sandbox.until(/http:\/\/127\.0\.0\.1:\d+/);
      for (let time = 0; time < 2; time += 1) {
        await nextSecond();
        expect(JSON.parse(await curl(create!, url))).toMatchObject({
          code: 0,
          contact: { contact_name: expect.stringMatching(/^Hubballi Outdoors \d+$/) },
        });
      }
      const [integrator, tester] = blocks('Start', 'ts');
      expect(await run(integrator!.replace('http://127.0.0.1:4010', url))).toMatch(/^Hubballi Outdoors \d+$/m);

      expect(await run(tester!)).toMatch(/^[1-9]\d*\n$/);
    },
  );

  it('takes readers to the reference and agents to tools', async () => {
    expect(readme).toContain('`npx inventory-service-api reference`');
    expect(readme).toContain('`npx inventory-service-api mcp`');
    const help = start(PROGRAM, ['help', 'all']);
    await help.ended;
    for (const command of ['reference', 'mcp']) expect(help.output()).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it.each(['mock', 'sandbox'])('leads to code for integrators that runs with the %s', async (service) => {
    const [client] = blocks('Start', 'ts');
    const examples = blocksIn(PAGES.client, 'ts');
    expect(examples.length).toBeGreaterThanOrEqual(9);
    // Each example stands in a block of its own, after the first.
    const [first, ...others] = examples;
    const imports = others.flatMap((code) => code.match(/^import .*$/gm) ?? []);
    const bodies = others.map((code) => `{\n${code.replaceAll(/^import .*$/gm, '')}\n}`);
    const created = "console.log('created', tax.tax_id);";
    const program = start(PROGRAM, [service, '--port', '0']);
    const [url] = await program.until(/http:\/\/127\.0\.0\.1:\d+/);
    const output = await run(
      [...imports, client!.replace('http://127.0.0.1:4010', url), first, created, ...bodies].join('\n'),
    );
    expect(output).toMatch(/^created \d+$/m);
    expect(output).toContain('4815162342481516005 Steel Water Bottle 1 L');
    expect(output).toContain('400 40014 body.item_type must be inventory, sales, purchases, or sales_and_purchases');
    expect(output).toMatch(service === 'mock' ? /^getInvoiceAttachment \S+ \d+$/m : /^terms\.pdf \S+ 12$/m);
  });

  it('holds before and after the package is published, since it ships as it is', () => {
    expect(readme).toContain('`npm install inventory-service-api`');
    expect(readme).not.toMatch(/not (?:yet )?published/i);
  });

  it('names the tarball of this version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(blocks('Start', 'sh').join()).toContain(`dist/package/inventory-service-api-${version}.tgz\n`);
  });

  it.skipIf(!hasCurl)('leads to commands for the mock that it answers', async () => {
    const commands = linesOf(blocks('On the command line', 'sh', PAGES.mock), 'curl ');
    expect(commands).toHaveLength(2);
    const [listed, refused] = await Promise.all(commands.map((command) => curl(command, mock.url)));
    expect(JSON.parse(listed!)).toMatchObject({ code: 0, taxes: expect.any(Array) });
    expect(refused).toContain('HTTP/1.1 400');
    expect(refused).toContain('item_type must be inventory, sales, purchases, or sales_and_purchases');
  });

  it('leads to a change of the contract in words that the build accepts', () => {
    const added = blocks('Change the contract', 'diff', PAGES.contributing).flatMap(
      (diff) => diff.match(/^\+.*$/gm) ?? [],
    );
    expect(added.length).toBeGreaterThan(0);
    expect(findingsIn('change.md', added.map((line) => line.slice(1).trim()).join('\n\n'))).toEqual([]);
  });

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
    'examples/agent-tasks/README.md',
    'examples/invoices/README.md',
  ])('links to files that exist: %s', (page) => {
    expect(brokenLinks('.', page)).toEqual([]);
  });
});
