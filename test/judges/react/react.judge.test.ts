import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMock } from '../../../src/public/mock.ts';
import { runRecipe } from '../../package/schemas-recipe.ts';
import { compiledClient, compiledSandbox } from '../../support/compiled-programs.ts';
import { packagesOf } from '../../support/judges/tools.ts';
import { codeBelow } from '../../support/markdown.ts';
import { runShown } from '../../support/recipe-tests.ts';
import { printedBy } from '../../support/threads.ts';

/** What a test of a component imports. */
const COMPONENT = ['vitest', 'react', 'react-dom', '@testing-library', 'happy-dom'];

/** How long it may take to install the packages, and to run a test of a component, in milliseconds. */
const LIMIT = 600_000;

let modules: string;
beforeAll(async () => {
  modules = path.join(await packagesOf('react'), 'node_modules');
}, LIMIT);

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a recipe of docs/client-recipes.md with a program that imports it as `recipe`, and returns what that prints, as JSON. */
async function run(heading: string, program: string): Promise<unknown> {
  const folder = temporaryFolder();
  writeFileSync(
    path.join(folder, 'recipe.js'),
    codeBelow(readFileSync('docs/client-recipes.md', 'utf8'), heading, 'js'),
  );
  const outfile = path.join(folder, 'program.mjs');
  await build({
    stdin: { contents: `import * as recipe from './recipe.js';\n${program}\nprocess.exit();`, resolveDir: folder },
    alias: { 'inventory-service-api': await compiledClient() },
    nodePaths: [modules],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  return JSON.parse(await printedBy(outfile));
}

describe('docs/sandbox.md shows', () => {
  it('a test of a React component that passes', { timeout: LIMIT }, async () => {
    const shown = { 'component.test.tsx': ['docs/sandbox.md', 'React', 'tsx'] } as const;
    const entries = { '.': await compiledClient(), './sandbox': await compiledSandbox() };
    expect(await runShown(temporaryFolder(), shown, entries, modules, COMPONENT)).toContain(
      '✓ component.test.tsx (1 test)',
    );
  });
});

describe('docs/schemas.md shows', () => {
  it('how react-jsonschema-form makes a form that keeps what is valid and refuses what is not', async () => {
    const program = `
      import { Window } from 'happy-dom';
      const window = new Window();
      for (const name of ['navigator', 'document', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Element', 'Event', 'MutationObserver'])
        Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
      globalThis.window = window;
      const { createElement } = await import('react');
      const { fireEvent, render } = await import('@testing-library/react');
      export const saved = [];
      const tax = { tax_name: 'VAT', tax_percentage: 'much' };
      const { container, getByLabelText } = render(createElement(recipe.TaxForm, { tax, onSave: (tax) => saved.push(tax) }));
      export const text = container.textContent;
      export const choices = [...getByLabelText('tax_type').options].map(({ text }) => text);
      const until = async (check) => { while (!check()) await new Promise((resolve) => setTimeout(resolve, 10)); };
      fireEvent.submit(container.querySelector('form'));
      await until(() => container.textContent.includes('must be number'));
      export const savedAtFirst = saved.length;
      fireEvent.change(getByLabelText('tax_percentage'), { target: { value: '12.5' } });
      fireEvent.submit(container.querySelector('form'));
      await until(() => saved.length > 0);`;
    const { text, choices, saved, savedAtFirst } = await runRecipe(
      'Make a form with react-jsonschema-form',
      program,
      modules,
    );
    expect(text).toContain('Rate of the tax, in percent.');
    expect(choices).toEqual(['', 'tax', 'compound_tax']);
    expect(savedAtFirst).toBe(0);
    expect(saved).toEqual([{ tax_name: 'VAT', tax_percentage: 12.5 }]);
  });
});

describe('docs/client-recipes.md shows', () => {
  it('queries of TanStack', async () => {
    const { baseUrl, close } = await startMock({ port: 0 });
    onTestFinished(close);
    const program = `
      import { createInventoryClient } from 'inventory-service-api';
      const pages = [];
      const watched = (input, init) => {
        pages.push(new URL(input.url ?? input).searchParams.get('page'));
        return fetch(input, init);
      };
      const clientWith = (fetch) => createInventoryClient({
        baseUrl: '${baseUrl}', organizationId: '10234695', accessToken: 'demo', limits: false, fetch });
      const { queryClient, taxQuery, itemsQuery } = recipe;
      const inventory = clientWith(watched);
      const tax = await queryClient.fetchQuery(taxQuery(inventory, '4815162342481511001'));
      const none = clientWith(async () => Response.json({ code: 5, message: 'no' }, { status: 404 }));
      const missing = await queryClient.fetchQuery(taxQuery(none, '1'));
      const { items } = await inventory.items.list();
      pages.length = 0;
      const two = await queryClient.fetchInfiniteQuery({ ...itemsQuery(inventory, items.length), pages: 2 });
      const one = await queryClient.fetchInfiniteQuery({ ...itemsQuery(inventory, 200), pages: 2 });
      console.log(JSON.stringify([tax.tax_name, missing, two.pages.length, one.pages.length, pages]));`;
    expect(await run('React with TanStack Query', program)).toEqual(['IGST18', null, 2, 1, ['1', '2', '1']]);
  });
});
