import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { compiledClient } from '../support/compiled-programs.ts';
import { blocksIn } from '../support/markdown.ts';
import { printedBy } from '../support/threads.ts';

const page = readFileSync('docs/client.md', 'utf8').split('\n## Recipes\n')[1]!;
export const folder = mkdtempSync(path.join(tmpdir(), 'client-docs-'));

/** The programs of the page by their headings. */
export const recipes = new Map(
  page.split(/^### /m).map((section) => {
    const [heading = ''] = section.split('\n', 1);
    return [heading, blocksIn(section, 'js')] as const;
  }),
);

/** The address of the service, as the recipes are told. */
export const SERVICE = 'https://inventory.example.com/inventory/v1';

/** Runs before each program: the service is the mock, and what is asked of it is written down. */
const PRELUDE = `
import { createInventoryClient } from 'inventory-service-api';
export const SERVICE = '${SERVICE}';
export const requests = [];
const { fetch } = globalThis;
globalThis.fetch = (input, init = input) => {
  const url = String(input.url ?? input);
  if (!url.startsWith(SERVICE)) return fetch(input, init);
  requests.push(init.method + ' ' + url.slice(SERVICE.length));
  return fetch(url.replace(SERVICE, process.env.MOCK), init);
};
export const clientWith = (options) =>
  createInventoryClient({ baseUrl: SERVICE, organizationId: '10234695', accessToken: 'demo', limits: false, ...options });
`;

/** Runs a recipe with a program that imports it, and returns what that prints, as JSON. */
export async function run(heading: string, program: string, { env = {} } = {}): Promise<unknown> {
  const code = recipes.get(heading)?.[0];
  expect(code, heading).toBeDefined();
  const modules: Record<string, string> = { prelude: PRELUDE, recipe: code!.replaceAll('/var/lib/inventory', folder) };
  const outfile = path.join(folder, `${heading.replace(/\W+/g, '-')}.mjs`);
  await build({
    stdin: {
      contents: `import { requests, clientWith } from 'prelude';\nimport * as recipe from 'recipe';\n${program}\nprocess.exit();`,
      resolveDir: process.cwd(),
    },
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(prelude|recipe)$/ }, ({ path: name }) => ({ path: name, namespace: 'page' }));
          onLoad({ filter: /.*/, namespace: 'page' }, ({ path: name }) => ({
            contents: modules[name]!,
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
    alias: {
      'inventory-service-api/http': await compiledClient('http'),
      'inventory-service-api/limits': await compiledClient('limits'),
      'inventory-service-api/token': await compiledClient('token'),
      'inventory-service-api/file': await compiledClient('file'),
      'inventory-service-api': await compiledClient(),
      // It is not installed; this sends what it sends.
      '@upstash/redis': path.resolve('test/limits/redis-clients.ts'),
    },
    bundle: true,
    format: 'esm',
    outfile,
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return JSON.parse(
    await printedBy(outfile, {
      env: { ...process.env, MOCK: mock.baseUrl, INVENTORY_BASE_URL: SERVICE, ...env },
    }),
  );
}

let mock: Mock;

/** Starts the mock that the recipes of a test file call. */
export function serveRecipes(): void {
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(async () => {
    await mock.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
