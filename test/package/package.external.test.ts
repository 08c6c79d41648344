import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endsOf, IS_FULL, partOf } from '../support/full.ts';
import { blocksBelow, codeBelow } from '../support/markdown.ts';
import { readInBrowser } from './browser.ts';
import { testCommandLine } from './command-line.ts';
import { COMPILERS, compilerOf, compilersSince, NODES, nodeBinaries } from './consumer-tools.ts';
import { testContents } from './contents.ts';
import {
  compile,
  type Installation,
  installTarball,
  linkNodeTypes,
  linkPackages,
  publishPackage,
  run,
} from './installation.ts';
import { testMcp } from './mcp.ts';
import { testOtherRuntimes } from './other-runtimes.ts';
import { testPublishing } from './publishing.ts';
import { testReaders } from './readers.ts';
import { testSandbox } from './sandbox.ts';
import { testSizes } from './sizes.ts';
import { testVerify } from './verify.ts';

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
  'typescript-commonjs',
  'typescript-bundler',
  'browser',
  'samples-only',
  'mock-in-node-test',
  'mock-in-vitest',
  'sandbox',
];

/** Those that call by path, and have installed what that needs. */
const BY_PATH = ['http', 'other-runtimes'];

let installation: Installation;
let folders: Record<string, string>;
let nodes: string[];
beforeAll(async () => {
  nodes = await nodeBinaries();
  installation = await publishPackage();
  const all = [
    ...CONSUMERS.map((name) => ({ name, withOptional: false })),
    ...BY_PATH.map((name) => ({ name, withOptional: true })),
  ];
  const installed = await Promise.all(
    all.map(async ({ name, withOptional }) => [name, await installation.install(name, { withOptional })]),
  );
  folders = Object.fromEntries(installed) as Record<string, string>;
  for (const name of ['typescript-nodenext', 'typescript-commonjs']) linkNodeTypes(folders[name]!);
  for (const name of ['mock-in-vitest', 'sandbox']) linkPackages(folders[name]!, 'vitest');
}, 900_000);
afterAll(() => installation?.remove());

/** Runs a file of a consumer on every Node. */
function runOnEach(consumer: string, ...args: string[]): void {
  for (const node of nodes) run(node, args, folders[consumer]!);
}

/** Compiles a consumer with a release of TypeScript, and returns what that prints. */
async function compileWith(version: string, consumer: string, ...args: string[]): Promise<string> {
  return run(process.execPath, [await compilerOf(version), ...args], folders[consumer]!);
}

testContents(
  () => installation.packed,
  () => folders['esm']!,
);

testSizes(
  () => installation.packed,
  () => folders['esm']!,
);

describe('a consumer', () => {
  it.skipIf(!process.env['CI'])('runs on the releases of Node that it is tested with', () => {
    expect(nodes.map((node) => run(node, ['--version'], '.'))).toEqual(endsOf(NODES).map((version) => `v${version}\n`));
  });

  it('imports every entry', () => runOnEach('esm', 'check.js'));

  it('requires every entry from CommonJS', () => runOnEach('commonjs', 'check.js'));

  it('calls by path with openapi-fetch', () => {
    runOnEach('http', '-e', "require('inventory-service-api/http').httpOf.call");
  });

  it.each([
    ['import', "await import('inventory-service-api/http')"],
    ['require', "process.getBuiltinModule('module').createRequire(process.cwd() + '/')('inventory-service-api/http')"],
  ])('is told at its %s of calls by path that it lacks openapi-fetch, as docs/package.md says', (_, code) => {
    const page = readFileSync(new URL('../../docs/package.md', import.meta.url), 'utf8');
    const [message = 'none'] = page.match(/Cannot find package '[\w-]+'/) ?? [];
    expect(() => runOnEach('esm', '--input-type=module', '-e', code)).toThrow(message);
  });

  describe.each(endsOf(COMPILERS))('with TypeScript %s, without skipLibCheck', (version) => {
    it('compiles and runs with nodenext and the types of Node, without the DOM', async () => {
      expect(await compileWith(version, 'typescript-nodenext')).toBe('');
      runOnEach('typescript-nodenext', 'out/check.js');
    });

    // An older release takes three times as long.
    if (!IS_FULL && version !== COMPILERS.at(-1)) return;

    it('compiles and runs calls by path, with the DOM and without the types of Node', async () => {
      expect(await compileWith(version, 'http')).toBe('');
      runOnEach('http', 'out/check.js');
    });

    it('compiles with bundler resolution, without the types of Node', async () => {
      expect(await compileWith(version, 'typescript-bundler')).toBe('');
    });

    it('compiles with the library of web workers instead of the DOM', async () => {
      expect(await compileWith(version, 'typescript-bundler', '--lib', 'es2022,webworker')).toBe('');
    });
  });

  it.each(IS_FULL ? compilersSince(5.8) : compilersSince(5.8).slice(-1))(
    'compiles a CommonJS module with TypeScript %s',
    async (version) => {
      expect(await compileWith(version, 'typescript-commonjs')).toBe('');
      runOnEach('typescript-commonjs', 'out/check.cjs');
    },
  );

  it('compiles with an older TypeScript and skipLibCheck, as docs/package.md says', async () => {
    const page = readFileSync(new URL('../../docs/package.md', import.meta.url), 'utf8');
    const [, oldest] = /(\d\.\d) or later with `skipLibCheck`/.exec(page) ?? [];
    writeFileSync(
      path.join(folders['typescript-bundler']!, 'older.ts'),
      `import { createInventoryClient, type Invoice, mapRecords } from 'inventory-service-api';
       import { createTax } from 'inventory-service-api/samples';
       import { createSandbox } from 'inventory-service-api/sandbox';
       const { baseUrl, fetch } = createSandbox();
       const client = createInventoryClient({ baseUrl, fetch, organizationId: '7', accessToken: 'demo' });
       export const invoice: Invoice = (await client.invoices.get('7')).invoice;
       export const { tax } = await client.taxes.create(createTax.request);
       export const ids = await mapRecords(client.items.list(), async ({ item_id }) => item_id);`,
    );
    expect(await compileWith(`${oldest}.4`, 'typescript-bundler', ...STRICT, 'older.ts')).toBe('');
  });

  it('does not compile with too few libraries, as docs/package.md says', () => {
    const page = readFileSync(new URL('../../docs/package.md', import.meta.url), 'utf8');
    const missing = page.match(/Cannot find name '\w+'/g) ?? [];
    expect(missing).toHaveLength(2);
    let printed = '';
    try {
      compile(folders['typescript-bundler']!, '--lib', 'es2021');
    } catch (error) {
      printed = (error as Error).message;
    }
    for (const message of missing) expect(printed).toContain(message);
  });

  it('compiles and builds the example with invoices, with the versions that it names', async () => {
    const folder = await installation.install('invoices', { from: 'examples' });
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(own.devDependencies).toMatchObject({ ...dependencies, ...devDependencies });
    linkPackages(folder, 'preact', 'vite');
    expect(compile(folder)).toBe('');
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], folder);
    expect(readdirSync(path.join(folder, 'dist/assets')).filter((name) => name.startsWith('sandbox-'))).toHaveLength(1);
  });

  it('gets the same by its name as by the command of README, which names the tarball', () => {
    const folder = installation.emptyFolder('tarball');
    installTarball(folder);
    const filesIn = (consumer: string): string[] =>
      run('find', ['.', '-type', 'f'], path.join(consumer, 'node_modules/inventory-service-api')).split('\n').sort();
    expect(filesIn(folder)).toEqual(filesIn(folders['esm']!));
  });

  it('makes a fetch of samples alone', () => runOnEach('samples-only', 'check.js'));

  it('tests against the mock', () => runOnEach('mock-in-node-test', '--test'));

  it.each(partOf(['forks', 'threads', 'vmThreads', 'vmForks'], 4))(
    'tests with Vitest as docs/mock.md shows, in the pool %s',
    (pool) => {
      const folder = folders['mock-in-vitest']!;
      const page = readFileSync(new URL('../../docs/mock.md', import.meta.url), 'utf8');
      writeFileSync(path.join(folder, 'taxes.test.ts'), codeBelow(page, 'Vitest', 'ts'));
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--pool', pool, '--hookTimeout', '60000'];
      for (const node of nodes) expect(run(node, args, folder)).toMatch(/Tests +2 passed \(2\)/);
    },
  );

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
       const client = createInventoryClient({ baseUrl: '/v1', organizationId: '7', accessToken: 'demo' });
       export const { tax } = await client.taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
       for await (const item of client.items.list()) console.log(item.item_id, item.name);`,
    );
    const [, count] =
      /Instantiations:\s+(\d+)/.exec(compile(folder, ...STRICT, '--extendedDiagnostics', 'two-calls.ts')) ?? [];
    const page = readFileSync(new URL('../../docs/contributing/benchmarks.md', import.meta.url), 'utf8');
    const [, shown, most] = /^\| type instantiations .* \| +([\d,]+) \| +([\d,]+) \|/m.exec(page) ?? [];
    expect([count, most]).toEqual([shown, INSTANTIATIONS.toLocaleString('en')]);
    expect(Number(count)).toBeLessThanOrEqual(INSTANTIATIONS);
  });
});

describe('the examples of docs/package.md', () => {
  const page = readFileSync(new URL('../../docs/package.md', import.meta.url), 'utf8');
  const [, expression = ''] = /To get its path, use `([^`]+)`/.exec(page) ?? [];
  const byPath = `import { readFileSync } from 'node:fs';
console.log(readFileSync(${expression}, 'utf8').split('\\n', 1)[0]);
`;
  const examples = [...blocksBelow(page, 'Import an entry', 'js'), byPath].map((code) => ({ code }));

  it.each(examples)('$code', ({ code }) => {
    const file = code.includes('require(') ? 'example.cjs' : 'example.mjs';
    writeFileSync(path.join(folders['esm']!, file), code);
    expect(run(process.execPath, [file], folders['esm']!)).not.toBe('');
  });
});

testPublishing(() => installation);

testReaders(() => installation);

testOtherRuntimes(() => folders['other-runtimes']!);

testCommandLine(() => folders['esm']!);

testSandbox(() => folders['sandbox']!);

testMcp(() => folders['sandbox']!);

testVerify(() => folders['esm']!);
