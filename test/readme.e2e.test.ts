import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../src/mock/index.ts';

const readme = readFileSync('README.md', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'readme-'));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

/** The code blocks of a language below a heading. */
function blocks(heading: string, language: string): string[] {
  const section = readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  return [...section.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);
}

/** Runs TypeScript that imports the package as README does, against the mock, and returns what it prints. */
async function run(code: string): Promise<string> {
  const imports = code.match(/^import .*$/gm) ?? [];
  const body = code.replaceAll(/^import .*$/gm, '').replace('http://127.0.0.1:4010', mock.url);
  const outfile = path.join(folder, 'example.mjs');
  await build({
    stdin: { contents: `${imports.join('\n')}\n${body}`, loader: 'ts', resolveDir: process.cwd() },
    alias: {
      'inventory-service-api/http': path.resolve('src/http/index.ts'),
      'inventory-service-api': path.resolve('src/client/index.ts'),
    },
    bundle: true,
    format: 'esm',
    outfile,
    platform: 'node',
  });
  return (await promisify(execFile)(process.execPath, [outfile])).stdout;
}

describe('README', () => {
  it('shows code for integrators that runs', async () => {
    const examples = blocks('For integrators', 'ts');
    expect(examples.length).toBeGreaterThanOrEqual(5);
    // Each example stands in a block of its own, after the first, which makes the client.
    const [first, ...others] = examples;
    const imports = others.flatMap((code) => code.match(/^import .*$/gm) ?? []);
    const bodies = others.map((code) => `{\n${code.replaceAll(/^import .*$/gm, '')}\n}`);
    const created = "console.log('created', tax.tax_id);";
    const output = await run([...imports, first, created, ...bodies].join('\n'));
    expect(output).toMatch(/^created \d+$/m);
    expect(output).toContain('4815162342481516005 Steel Water Bottle 1 L');
    expect(output).toContain('400 400 body.item_type must be inventory, sales, purchases, or sales_and_purchases');
    expect(output).toMatch(/exportInvoices.* application\/pdf/);
  });

  it('names the tarball of this version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(blocks('Use', 'sh')[0]).toContain(`dist/package/inventory-service-api-${version}.tgz\n`);
  });

  it('shows commands for the mock that it answers', async () => {
    const commands = blocks('Use', 'sh').flatMap((code) => code.split('\n').filter((line) => line.startsWith('curl')));
    expect(commands).toHaveLength(2);
    const answers = await Promise.all(
      commands.map((command) =>
        promisify(execFile)('sh', ['-c', `${command.replace('http://127.0.0.1:4010', mock.url)} -s`]),
      ),
    );
    expect(JSON.parse(answers[0]!.stdout)).toMatchObject({ code: 0, taxes: expect.any(Array) });
    expect(answers[1]!.stdout).toContain('HTTP/1.1 400');
    expect(answers[1]!.stdout).toContain('item_type must be inventory, sales, purchases, or sales_and_purchases');
  });

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, file]) => file!);
    expect(links.length).toBeGreaterThan(4);
    for (const file of links) expect(() => readFileSync(file)).not.toThrow();
  });
});
