import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compiledClient, compiledMock, compiledSandbox, installModules } from './compiled-programs.ts';
import { codeBelow } from './markdown.ts';
import { sharedFolder } from './shared.ts';

/** A test for Vitest that a document shows: document, heading and language. */
type Shown = readonly [document: string, heading: string, language: string];

/** Those that need no other package, by the names of their files. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'sandbox.test.ts': ['docs/sandbox.md', 'One organization for each test', 'ts'],
  'create-once.js': ['docs/client.md', 'Create once', 'js'],
  'mock.test.ts': ['docs/mock.md', 'Vitest', 'ts'],
};

/** The test of `create-once.js` that docs/client.md describes. */
const CREATE_ONCE_TEST = `
import { createInventoryClient } from 'inventory-service-api';
import { createSandbox } from 'inventory-service-api/sandbox';
import { expectCall } from 'inventory-service-api/sandbox/testing';
import { test } from 'vitest';
import { createOnce } from './create-once.js';

test('an invoice whose response is lost is created once', async () => {
  const sandbox = createSandbox();
  const { baseUrl, fetch, organizationId } = sandbox;
  const inventory = createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' });
  const line_items = [{ name: 'Tent', rate: 50 }];

  sandbox.failNext({ answer: 'lost', operationId: 'createInvoice' });
  await createOnce(inventory, { customer_id: '4815162342481514001', reference_number: 'order-7', line_items });
  expectCall(sandbox, { operationId: 'createInvoice', times: 1 });
});
`;

/** Runs the tests that documents show or describe, with Vitest and the compiled package, once for all test files; returns what it prints. */
export async function outputOfRecipeTests(): Promise<string> {
  const folder = await sharedFolder('recipe-tests', async (made) => {
    const entries = {
      '.': await compiledClient(),
      './mock': fileURLToPath(await compiledMock()),
      './sandbox': await compiledSandbox(),
      './sandbox/testing': await compiledSandbox('sandbox-testing'),
    };
    const texts = Object.entries(SHOWN).map(([file, [document, heading, language]]) => [
      file,
      codeBelow(readFileSync(document, 'utf8'), heading, language),
    ]);
    const files = { ...Object.fromEntries(texts), 'create-once.test.ts': CREATE_ONCE_TEST };
    const stdout = await runTests(made, files, entries, path.resolve('node_modules'), ['vitest']);
    writeFileSync(path.join(made, 'output.txt'), stdout);
  });
  return readFileSync(path.join(folder, 'output.txt'), 'utf8');
}

/**
 * Runs tests with Vitest.
 *
 * @param folder An empty folder.
 * @param files Their texts, by the names of the files.
 * @param entries The compiled modules of this package that they import, by its entries.
 * @param installed The `node_modules` that has Vitest.
 * @param packages What the tests import of it.
 * @returns What Vitest prints.
 */
export async function runTests(
  folder: string,
  files: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, string>>,
  installed: string,
  packages: readonly string[],
): Promise<string> {
  installModules(folder, entries);
  for (const name of packages) symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const jsx = { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(jsx));
  const config = {
    // What is installed is left as it is.
    resolve: { preserveSymlinks: true },
    // One thread for all of them, since starting others takes longer than the tests.
    test: {
      include: Object.keys(files).filter((name) => name.includes('.test.')),
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
    },
  };
  writeFileSync(path.join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`);
  const args = [path.join(installed, 'vitest/vitest.mjs'), 'run', '--root', folder];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}
