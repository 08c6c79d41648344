import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blocks, curl, linesOf } from './readme.ts';
import { start } from './reference/program.ts';
import { compiledCli, compiledClient, compiledSandbox } from './support/compiled-programs.ts';
import { hasCurl } from './support/curl.ts';
import { blocksIn } from './support/markdown.ts';
import { nextSecond } from './support/samples-twice.ts';
import { printedBy } from './support/threads.ts';

/** The compiled command line. */
const PROGRAM = await compiledCli();

/** Runs TypeScript that imports the package as README does, and returns what it prints. */
async function run(code: string): Promise<string> {
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

/** Runs the code of README for integrators, together with the examples of its page, with a service. */
function testIntegratorCode(service: 'mock' | 'sandbox'): void {
  it(`leads to code for integrators that runs with the ${service}`, async () => {
    const [client] = blocks('Start', 'ts');
    const [page] = readFileSync('docs/client.md', 'utf8').split('\n## Recipes\n');
    const examples = blocksIn(page!, 'ts');
    expect(examples.length).toBeGreaterThanOrEqual(9);
    expect(blocksIn(page!, '\\w*')).toHaveLength(examples.length);
    // Each example stands in a block of its own, after the first, which makes the client. README's makes another.
    const [first, ...others] = examples;
    const imports = new Set([client!, ...examples].flatMap((code) => code.match(/^import .*$/gm) ?? []));
    const [readmeBody, firstBody, ...bodies] = [client!, first!, ...others].map((code) =>
      code.replaceAll(/^import .*$/gm, ''),
    );
    const inBlocks = (codes: string[]): string[] => codes.map((code) => `{\n${code}\n}`);
    const created = "console.log('created', tax.tax_id);";
    const program = start(PROGRAM, [service, '--port', '0']);
    const [url] = await program.until(/http:\/\/127\.0\.0\.1:\d+/);
    const code = [...imports, ...inBlocks([readmeBody!]), firstBody!, created, ...inBlocks(bodies)].join('\n');
    const output = await run(code.replaceAll('http://127.0.0.1:4010', url));
    expect(output).toMatch(/^created \d+$/m);
    expect(output).toContain('4815162342481516005 Steel Water Bottle 1 L');
    expect(output).toContain('400 40014 body.item_type must be inventory, sales, purchases, or sales_and_purchases');
    expect(output).toMatch(service === 'mock' ? /^getInvoiceAttachment \S+ \d+$/m : /^terms\.pdf \S+ 12$/m);
  });
}

describe('README', () => {
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

  testIntegratorCode('sandbox');

  testIntegratorCode('mock');
});
