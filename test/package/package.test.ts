import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGET, excesses } from '../../scripts/compile/budget.ts';
import { readInBrowser } from './browser.ts';
import { compile, type Installation, linkNodeTypes, nodeBinaries, packPackage, run } from './installation.ts';

/** Most type instantiations for a consumer with two calls; openapi-fetch alone costs 18,651. */
const INSTANTIATIONS = 2000;

const STRICT = [
  '--noEmit',
  '--strict',
  '--target',
  'es2022',
  '--lib',
  'es2022,dom,dom.iterable',
  '--module',
  'nodenext',
  '--skipLibCheck',
];

const CONSUMERS = [
  'esm',
  'commonjs',
  'typescript-nodenext',
  'typescript-bundler',
  'browser',
  'samples-only',
  'mock-in-node-test',
];

let installation: Installation;
let folders: Record<string, string>;
beforeAll(async () => {
  installation = packPackage();
  const installed = await Promise.all(CONSUMERS.map(async (name) => [name, await installation.install(name)]));
  folders = Object.fromEntries(installed) as Record<string, string>;
  linkNodeTypes(folders['typescript-nodenext']!);
});
afterAll(() => installation?.remove());

/** Runs a file of a consumer on every Node. */
function runOnEach(consumer: string, ...args: string[]): void {
  for (const node of nodeBinaries) run(node, args, folders[consumer]!);
}

describe('the package', () => {
  it('keeps to its budget', () => {
    expect(excesses(installation.packed.size, BUDGET)).toEqual([]);
  });

  it('holds what its entries lead to, and no source, test or script', () => {
    const { files } = installation.packed;
    expect(
      files.filter(
        (file) =>
          /^(bench|openapi|reference|scripts|src|test)\//.test(file) || /(?<!\.d)\.ts$|\.test\.|\.map$/.test(file),
      ),
    ).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'CHANGELOG.md',
        'dist/THIRD-PARTY-LICENSES.txt',
        'dist/reference/index.html',
      ]),
    );
  });

  it('brings openapi-fetch and nothing else', () => {
    const names = readdirSync(path.join(folders['esm']!, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names.sort()).toEqual(['inventory-service-api', 'openapi-fetch', 'openapi-typescript-helpers']);
  });
});

describe('a consumer', () => {
  it('imports every entry', () => runOnEach('esm', 'check.js'));

  it('requires every entry from CommonJS', () => runOnEach('commonjs', 'check.js'));

  it('compiles with nodenext, from modules and from CommonJS, without the DOM and without skipLibCheck', () => {
    expect(compile(folders['typescript-nodenext']!)).toBe('');
    runOnEach('typescript-nodenext', 'out/check.js');
  });

  it('compiles with bundler resolution, without the types of Node and without skipLibCheck', () => {
    expect(compile(folders['typescript-bundler']!)).toBe('');
  });

  it('makes a fetch of samples alone', () => runOnEach('samples-only', 'check.js'));

  it('tests against the mock', () => runOnEach('mock-in-node-test', '--test'));

  it.skipIf(!readInBrowser)('runs in a browser', async () => {
    const { title, entries, errors } = await readInBrowser!(folders['browser']!);
    expect(errors).toEqual([]);
    expect(title).toBe('Done: IGST18');
    expect(entries).toContain('Steel Water Bottle 1 L');
  });

  it('bundles the samples that it uses, and no other', async () => {
    const stdin = {
      contents: "import { createTax } from 'inventory-service-api/samples'; console.log(createTax.request);",
      resolveDir: folders['browser']!,
    };
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', minify: true, write: false });
    expect(outputFiles[0]!.text).toContain('tax_percentage');
    expect(outputFiles[0]!.contents.length).toBeLessThan(2000);
  });

  it('gets samples that hold to their types', async () => {
    const folder = folders['typescript-bundler']!;
    const entry = path.join(folder, 'node_modules/inventory-service-api/dist/samples/index.js');
    const samples = Object.entries(
      (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Record<string, unknown>,
    );
    const lines = samples.map(
      ([id, bodies]) => `export const ${id}: typeof samples.${id} = ${JSON.stringify(bodies)};`,
    );
    writeFileSync(
      path.join(folder, 'samples.ts'),
      ["import type * as samples from 'inventory-service-api/samples';", ...lines].join('\n'),
    );
    expect(samples.length).toBeGreaterThan(160);
    expect(compile(folder, ...STRICT, 'samples.ts')).toBe('');
  });

  it(`pays at most ${INSTANTIATIONS} type instantiations for two calls`, () => {
    const folder = folders['typescript-bundler']!;
    writeFileSync(
      path.join(folder, 'two-calls.ts'),
      `import { createInventoryClient } from 'inventory-service-api';
       const client = createInventoryClient({ organizationId: '7', accessToken: 'demo' });
       export const { tax } = await client.taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
       for await (const item of client.items.list()) console.log(item.item_id, item.name);`,
    );
    const [, count] =
      /Instantiations:\s+(\d+)/.exec(compile(folder, ...STRICT, '--extendedDiagnostics', 'two-calls.ts')) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThanOrEqual(INSTANTIATIONS);
  });
});

describe('the examples of docs/package.md', () => {
  const page = readFileSync(new URL('../../docs/package.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => ({ code: code! }));

  it('are there', () => expect(examples.length).toBeGreaterThan(5));

  it.each(examples)('$code', ({ code }) => {
    const file = code.includes('require(') ? 'example.cjs' : 'example.mjs';
    writeFileSync(path.join(folders['esm']!, file), code);
    expect(run(process.execPath, [file], folders['esm']!)).not.toBe('');
  });
});

describe('the command line of the package', () => {
  const program = 'node_modules/inventory-service-api/dist/cli.js';

  it('prints what the package holds', () => {
    for (const node of nodeBinaries) {
      expect(run(node, [program, 'sample', 'createTax', '--request'], folders['esm']!)).toContain('"tax_name"');
      expect(run(node, [program, 'spec', '--tag', 'Taxes', '--format', 'json'], folders['esm']!)).toContain(
        '"/settings/taxes"',
      );
      expect(run(node, [program, 'operations', '--json'], folders['esm']!)).toContain('createTax');
    }
  });

  it('writes the reference', () => {
    run(process.execPath, [program, 'reference', '--out', 'site'], folders['esm']!);
    expect(readFileSync(path.join(folders['esm']!, 'site', 'index.html'), 'utf8')).toContain('Inventory Service API');
  });

  it('compares a document with the one that ships', () => {
    const shipped = 'node_modules/inventory-service-api/generated/openapi.json';
    expect(run(process.execPath, [program, 'diff', shipped], folders['esm']!)).toBe('No changes.\n');
  });

  it('is there by its name', () => {
    expect(
      run(path.join(folders['esm']!, 'node_modules/.bin/inventory-service-api'), ['--version'], folders['esm']!),
    ).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
