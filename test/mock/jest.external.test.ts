import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledClient, compiledMock, compiledSandbox, installModules } from '../support/compiled-programs.ts';
import { installNpm } from '../support/external/tools.ts';
import { IS_FULL } from '../support/full.ts';

/** The files that start one mock for all test files, and close it. */
const SETUP = {
  'jest.config.mjs': "export default { globalSetup: './mock.setup.mjs', globalTeardown: './mock.teardown.mjs' };",
  'mock.setup.mjs': `import { startMock } from 'inventory-service-api/mock';
export default async function setup() {
  globalThis.mock = await startMock();
  process.env.INVENTORY_URL = globalThis.mock.baseUrl;
}`,
  'mock.teardown.mjs': 'export default () => globalThis.mock.close();',
};

/** Tests in the form that Jest takes without a transform. */
const CALLS = `
test('calls the one mock', async () => {
  const url = process.env.INVENTORY_URL + '/settings/taxes?organization_id=10234695';
  const response = await fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
  expect(response.status).toBe(200);
});
`;

/** Tests that import the package. */
const IMPORTS = `
import { createInventoryClient } from 'inventory-service-api';
import { startMock } from 'inventory-service-api/mock';
import { createSandbox } from 'inventory-service-api/sandbox';
import { sandboxMatchers } from 'inventory-service-api/sandbox/testing';

const given = { organizationId: '10234695', accessToken: 'demo' };
test('calls a mock of its own', async () => {
  const { baseUrl, close } = await startMock();
  const inventory = createInventoryClient({ ...given, baseUrl });
  expect((await inventory.taxes.list()).taxes[0].tax_name).toBe('SGST9');
  await close();
});

test('has the matcher', async () => {
  expect.extend(sandboxMatchers);
  const sandbox = createSandbox();
  const { baseUrl, fetch } = sandbox;
  await createInventoryClient({ ...given, baseUrl, fetch }).taxes.list();
  expect(sandbox).toHaveCall({ operationId: 'listTaxes', times: 1 });
  expect(() => expect(sandbox).toHaveCall({ operationId: 'createTax' })).toThrow('Expected a call to createTax.');
});
`;

let program: string;
let folder: string;
beforeAll(async () => {
  program = await installNpm('jest@30.5.2', 'bin/jest.js');
  folder = mkdtempSync(path.join(tmpdir(), 'jest-'));
  mkdirSync(path.join(folder, 'node_modules'));
  installModules(folder, {
    '.': await compiledClient(),
    './mock': fileURLToPath(await compiledMock()),
    './sandbox': await compiledSandbox(),
    './sandbox/testing': await compiledSandbox('sandbox-testing'),
  });
  for (const [name, text] of Object.entries(SETUP)) writeFileSync(path.join(folder, name), text);
  for (const name of ['one', 'other']) writeFileSync(path.join(folder, `${name}.test.js`), CALLS);
  writeFileSync(path.join(folder, 'imports.test.mjs'), IMPORTS);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the tests of some files with Jest. */
function run(files: readonly string[], nodeOptions?: string): { status: number | null; output: string } {
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: nodeOptions ?? '' };
  const { status, stderr } = spawnSync(process.execPath, [program, ...files], { cwd: folder, env, encoding: 'utf8' });
  return { status, output: stderr };
}

describe.runIf(IS_FULL)('Jest', () => {
  it('starts one mock for all files in globalSetup, as docs/mock.md says, without a transform', () => {
    const { status, output } = run(['one.test.js', 'other.test.js']);
    expect([status, output]).toEqual([0, expect.stringMatching(/Tests: +2 passed, 2 total/)]);
  });

  it('runs tests that import the package with the option of Node that docs/mock.md names', () => {
    const [, options] = /`NODE_OPTIONS=(\S+)`/.exec(readFileSync('docs/mock.md', 'utf8'))!;
    const { status, output } = run(['imports.test.mjs'], options);
    expect([status, output]).toEqual([0, expect.stringMatching(/Tests: +2 passed, 2 total/)]);
  });
});
