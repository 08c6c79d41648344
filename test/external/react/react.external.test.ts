import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { typescript } from '../../../scripts/lib/typescript.ts';
import { runCode } from '../../package/schemas-recipe.ts';
import { compiledClient, compiledSandbox } from '../../support/compiled-programs.ts';
import { packagesOf } from '../../support/external/tools.ts';
import { codeBelow } from '../../support/markdown.ts';
import { runTests } from '../../support/recipe-tests.ts';
import { printedBy } from '../../support/threads.ts';

/** What a test of a component imports. */
const COMPONENT = ['vitest', 'react', 'react-dom', '@testing-library', 'happy-dom'];

let modules: string;
beforeAll(async () => {
  modules = path.join(await packagesOf('react'), 'node_modules');
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The client that recipes import, of a sandbox, and what it has asked for. */
const INVENTORY = `
import { createInventoryClient } from 'inventory-service-api';
import { createSandbox } from 'inventory-service-api/sandbox';
const sandbox = createSandbox();
export const requests = [];
export const inventory = createInventoryClient({
  baseUrl: sandbox.baseUrl,
  organizationId: sandbox.organizationId,
  accessToken: 'demo',
  limits: false,
  fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    requests.push([request.method, pathname.replace('/inventory/v1', ''), searchParams.get('page') ?? ''].join(' ').trim());
    return sandbox.fetch(request);
  },
});
`;

/** What libraries look for when they are loaded: a page, where there is no browser. */
const PAGE = `
import { Window } from 'happy-dom';
const window = new Window();
for (const name of ['navigator', 'document', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Element', 'Event', 'MutationObserver'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
globalThis.window = window;
`;

/** Makes the invoice that recipes mark as sent. */
const START = `
      import { createElement } from 'react';
      import { act, fireEvent, render } from '@testing-library/react';
      import { inventory, requests } from './inventory.js';
      const until = async (check) => { while (!check()) await act(() => new Promise((resolve) => setTimeout(resolve, 10))); };
      const draft = { customer_id: '4815162342481514001', line_items: [{ item_id: '4815162342481516001', quantity: 1, rate: 10 }] };
      const { invoice } = await inventory.invoices.create(draft);
      requests.length = 0;`;

/** A program whose types are as they should be. */
const TYPES = `
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { createInventoryClient } from 'inventory-service-api';
import { affectedBy, inventoryQueries, swrPages, swrQuery } from 'inventory-service-api/query';

const inventory = createInventoryClient({ baseUrl: '/v1', organizationId: '7', accessToken: 'demo' });
const queries = inventoryQueries(inventory);
const client = new QueryClient();

export const tax = new QueryObserver(client, queries.taxes.get('7')).getCurrentResult().data?.tax;
export const items = new InfiniteQueryObserver(client, queries.items.list.pages()).getCurrentResult().data;
export const names: (string | undefined)[] | undefined = items?.pages.flatMap(({ data }) => data.items.map(({ name }) => name));
export const taxOfSwr = () => useSWR(...swrQuery(queries.taxes.get('7'))).data?.tax;
export const itemsOfSwr = () => useSWRInfinite(...swrPages(queries.items.list.pages())).data?.flatMap(({ data }) => data.items);
export const predicate = () => client.invalidateQueries({ predicate: affectedBy(inventory, 'invoices.markSent') });

interface Expected { rate: number }
export const rates: (Expected['rate'] | undefined)[] = [tax?.tax_percentage, taxOfSwr()?.tax_percentage, itemsOfSwr()?.[0]?.rate];
`;

/** What TypeScript says of a program that imports the package from its sources, and libraries from where they are installed. */
function typeErrorsOf(program: string): string[] {
  const folder = temporaryFolder();
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, program);
  const { config } = typescript.readConfigFile('tsconfig.json', (name) => readFileSync(name, 'utf8'));
  const { options } = typescript.parseJsonConfigFileContent(config, typescript.sys, process.cwd());
  const checked = typescript.createProgram([file], {
    ...options,
    incremental: false,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    paths: {
      'inventory-service-api': [path.resolve('src/public/client.ts')],
      'inventory-service-api/query': [path.resolve('src/public/query.ts')],
      '*': [path.join(modules, '*')],
    },
  });
  return typescript
    .getPreEmitDiagnostics(checked, checked.getSourceFile(file))
    .map(({ messageText }) => typescript.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Follows the advice of docs/client.md on SWR. */
const SWR = `
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { affectedBy, inventoryQueries, swrPages, swrQuery } from 'inventory-service-api/query';
import { inventory } from './inventory.js';

const queries = inventoryQueries(inventory);

export const useInvoice = (id) => useSWR(...swrQuery(queries.invoices.get(id)), { shouldRetryOnError: false });
export const useItems = (per_page = 50) => useSWRInfinite(...swrPages(queries.items.list.pages({ per_page })));

export function useMarkSent() {
  const { mutate } = useSWRConfig();
  return async (id) => {
    await inventory.invoices.markSent(id);
    await mutate(affectedBy(inventory, 'invoices.markSent'));
  };
}
`;

/** The recipe that docs/client.md shows below a heading. */
const shown = (heading: string): string => codeBelow(readFileSync('docs/client.md', 'utf8'), heading, 'js');

/** Runs a recipe of docs/client.md with a program that imports it as `recipe`, and returns what that prints, as JSON. */
async function run(heading: string, program: string, recipe = shown(heading)): Promise<unknown> {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'page.js'), PAGE);
  writeFileSync(path.join(folder, 'inventory.js'), INVENTORY);
  writeFileSync(path.join(folder, 'recipe.js'), recipe);
  const outfile = path.join(folder, 'program.mjs');
  await build({
    stdin: {
      contents: `import './page.js';\nimport * as recipe from './recipe.js';\n${program}\nprocess.exit();`,
      resolveDir: folder,
    },
    alias: {
      'inventory-service-api/query': await compiledClient('query'),
      'inventory-service-api/sandbox': await compiledSandbox(),
      'inventory-service-api': await compiledClient(),
    },
    nodePaths: [modules],
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    outfile,
  });
  return JSON.parse(await printedBy(outfile));
}

// The comment is in two parts, since Vitest would read it as one of this file.
const COMPONENT_TEST = `// @vitest-${'environment'} happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createInventoryClient, type InventoryClient } from 'inventory-service-api';
import { createSandbox } from 'inventory-service-api/sandbox';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

function Contacts({ inventory }: { inventory: InventoryClient }) {
  const [names, setNames] = useState('Loading');
  useEffect(() => {
    void inventory.contacts.list().then(({ contacts }) => setNames(contacts.map((one) => one.contact_name).join(', ')));
  }, [inventory]);
  return <p>{names}</p>;
}

afterEach(cleanup);

test('lists a contact that was created', async () => {
  const { baseUrl, fetch, organizationId } = createSandbox({ seed: 'empty', unknown: 'refuse' });
  const inventory = createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' });
  await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
  render(<Contacts inventory={inventory} />);
  expect(await screen.findByText('Hubballi Outdoors')).toBeTruthy();
});
`;

describe('a component that gets the client as a prop, as docs/sandbox.md says,', () => {
  it('is tested with a sandbox', async () => {
    const files = { 'component.test.tsx': COMPONENT_TEST };
    const entries = { '.': await compiledClient(), './sandbox': await compiledSandbox() };
    expect(await runTests(temporaryFolder(), files, entries, modules, COMPONENT)).toContain(
      '✓ component.test.tsx (1 test)',
    );
  });
});

/** Follows the advice of docs/package.md on react-jsonschema-form. */
const TAX_FORM = `
import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from 'inventory-service-api/schemas/createTax.request.json' with { type: 'json' };
import { createElement } from 'react';

const validator = customizeValidator({ AjvClass: Ajv2020 });

export function TaxForm({ tax, onSave }) {
  return createElement(Form, { schema, validator, formData: tax, onSubmit: ({ formData }) => onSave(formData) });
}
`;

describe('docs/package.md describes', () => {
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
    const { text, choices, saved, savedAtFirst } = await runCode(TAX_FORM, program, { modules });
    expect(text).toContain('Rate of the tax, in percent.');
    expect(choices).toEqual(['', 'tax', 'compound_tax']);
    expect(savedAtFirst).toBe(0);
    expect(saved).toEqual([{ tax_name: 'VAT', tax_percentage: 12.5 }]);
  });
});

describe('docs/client.md shows or describes', () => {
  it('queries of TanStack, which a write makes load again', async () => {
    const program = `
      ${START}
      import { QueryClientProvider } from '@tanstack/react-query';
      const { queryClient, useInvoice, useItems, useMarkSent } = recipe;
      let missing, items, mark;
      function Page() {
        const { data } = useInvoice(invoice.invoice_id);
        missing = useInvoice('1');
        items = useItems(2);
        mark = useMarkSent();
        return createElement('button', { onClick: () => mark.mutate(invoice.invoice_id) }, data?.invoice.status ?? 'loading');
      }
      const { container } = render(createElement(QueryClientProvider, { client: queryClient }, createElement(Page)));
      const status = () => container.querySelector('button').textContent;
      await until(() => status() !== 'loading' && items.data && missing.error);
      const before = [status(), missing.error.name, items.hasNextPage, requests.splice(0).sort()];
      await act(() => items.fetchNextPage());
      await until(() => items.data.pages.length === 2);
      const two = [items.data.pages.map(({ page, data }) => [page, data.items.length]), requests.splice(0)];
      while (items.hasNextPage) await act(() => items.fetchNextPage());
      const { page_context, items: all } = await inventory.items.list();
      const complete = items.data.pages.flatMap(({ data }) => data.items).length === all.length;
      requests.length = 0;
      fireEvent.click(container.querySelector('button'));
      await until(() => status() === 'sent' && !queryClient.isFetching());
      const reloaded = requests.splice(0);
      console.log(JSON.stringify([before, two, complete, reloaded[0], reloaded.includes('GET /invoices/' + invoice.invoice_id)]));`;
    expect(await run('TanStack Query', program)).toEqual([
      [
        'draft',
        'NotFoundError',
        true,
        ['GET /invoices/1', expect.stringMatching(/^GET \/invoices\/\d+$/), 'GET /items 1'],
      ],
      [
        [
          [1, 2],
          [2, 1],
        ],
        ['GET /items 2'],
      ],
      true,
      expect.stringMatching(/^POST \/invoices\/\d+\/status\/sent$/),
      true,
    ]);
  });

  it('queries of SWR, which a write makes load again', async () => {
    const program = `
      ${START}
      const { useInvoice, useItems, useMarkSent } = recipe;
      let items, missing;
      function Page() {
        const { data } = useInvoice(invoice.invoice_id);
        // SWR renders again for what was read while rendering.
        missing = useInvoice('1').error;
        const { data: pages, isValidating, setSize } = useItems(2);
        items = { data: pages, isValidating, setSize };
        const markSent = useMarkSent();
        return createElement('button', { onClick: () => markSent(invoice.invoice_id) }, data?.invoice.status ?? 'loading');
      }
      const { container } = render(createElement(Page));
      const status = () => container.querySelector('button').textContent;
      await until(() => status() !== 'loading' && items.data && missing);
      const before = [status(), missing.name, requests.splice(0).sort()];
      await act(() => items.setSize(2));
      await until(() => items.data.length === 2);
      const two = items.data.map(({ page, data }) => [page, data.items.length]);
      await act(() => items.setSize(1000));
      const { items: all } = await inventory.items.list();
      await until(() => !items.isValidating);
      const complete = items.data.flatMap(({ data }) => data.items).length === all.length;
      requests.length = 0;
      fireEvent.click(container.querySelector('button'));
      await until(() => status() === 'sent');
      const [first, ...reloaded] = requests.splice(0);
      console.log(JSON.stringify([before, two, complete, first, reloaded.includes('GET /invoices/' + invoice.invoice_id)]));`;
    expect(await run('SWR', program, SWR)).toEqual([
      ['draft', 'NotFoundError', ['GET /invoices/1', expect.stringMatching(/^GET \/invoices\/\d+$/), 'GET /items 1']],
      [
        [1, 2],
        [2, 1],
      ],
      true,
      expect.stringMatching(/^POST \/invoices\/\d+\/status\/sent$/),
      true,
    ]);
  });
});

describe('the queries', () => {
  it('have types that TanStack Query and SWR take', () => {
    expect(typeErrorsOf(TYPES)).toEqual([]);
    expect(typeErrorsOf(TYPES.replace('rate: number', 'rate: boolean'))).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining("not assignable to type 'boolean")),
    );
  });
});
