import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { start } from './reference/program.ts';
import { compiledCli, compiledClient, compiledSandbox } from './support/compiled-programs.ts';
import { blocksBelow, blocksIn } from './support/markdown.ts';
import { printedBy } from './support/threads.ts';

/** The compiled command line. */
export const PROGRAM = await compiledCli();
export const readme = readFileSync('README.md', 'utf8');

/** The code blocks of a language below a heading of README, or of another page. */
export function blocks(heading: string, language: string, page = readme): string[] {
  return blocksBelow(page, heading, language);
}

/** The lines of some commands that begin with a word. */
export function linesOf(commands: readonly string[], word: string): string[] {
  return commands.flatMap((code) => code.split('\n').filter((line) => line.startsWith(word)));
}

/** Runs TypeScript that imports the package as README does, and returns what it prints. */
export async function run(code: string): Promise<string> {
  const imports = code.match(/^import .*$/gm) ?? [];
  const body = code.replaceAll(/^import .*$/gm, '');
  const folder = mkdtempSync(path.join(tmpdir(), 'readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
export async function curl(command: string, url: string): Promise<string> {
  const elsewhere = command.replace('http://127.0.0.1:4010', url);
  return (await promisify(execFile)('sh', ['-c', `${elsewhere} --silent`])).stdout;
}

/** Runs the code of README for integrators, together with the examples of its page, with a service. */
export function testIntegratorCode(service: 'mock' | 'sandbox'): void {
  it(`leads to code for integrators that runs with the ${service}`, async () => {
    const [client] = blocks('Start', 'ts');
    const examples = blocksIn(readFileSync('docs/client.md', 'utf8'), 'ts');
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
}
