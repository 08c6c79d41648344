import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSchemas } from '../../scripts/package/schemas.ts';
import { writeValues } from '../../scripts/package/values.ts';
import { contract } from '../support/document.ts';
import { printedBy } from '../support/threads.ts';

const page = readFileSync('docs/schemas.md', 'utf8');
const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.cache/schemas-docs-'));
beforeAll(() => {
  writeSchemas(contract, path.join(folder, 'schemas'));
  writeValues(contract, path.join(folder, 'values'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finds the entries of the package in the folder that was written. */
const entries: Plugin = {
  name: 'entries',
  setup({ onResolve }) {
    onResolve({ filter: /^inventory-service-api\// }, ({ path: name }) => {
      const file = name.replace('inventory-service-api', folder);
      return { path: name.endsWith('.json') ? file : path.join(file, 'index.js') };
    });
  },
};

/** Bundles the code below a heading of the page with a program that imports it as `recipe`, runs it, and gives what it exports. */
async function run(heading: string, program: string): Promise<Record<string, unknown>> {
  const [, language, code] = /```(js|ts)\n([\s\S]*?)```/.exec(page.split(`# ${heading}\n`)[1] ?? '')!;
  writeFileSync(path.join(folder, `recipe.${language}`), code!);
  const outfile = path.join(folder, `${heading.replaceAll(/\W+/g, '-')}.mjs`);
  const stdin = { contents: `import * as recipe from './recipe.${language}';\n${program}`, resolveDir: folder };
  await build({ stdin, bundle: true, format: 'esm', platform: 'node', plugins: [entries], outfile, banner: REQUIRE });
  const print = path.join(folder, 'print.mjs');
  writeFileSync(
    print,
    `console.log(JSON.stringify(await import(${JSON.stringify(pathToFileURL(outfile))}))); process.exit();`,
  );
  return JSON.parse(await printedBy(print)) as Record<string, unknown>;
}

const REQUIRE = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };

describe('docs/schemas.md shows', () => {
  it('how Ajv validates a body', async () => {
    const program = `
      export const good = recipe.problemsOf({ tax_name: 'VAT', tax_percentage: 12.5 });
      export const bad = recipe.problemsOf({ tax_percentage: 'much', tax_type: 'flat' });`;
    expect(await run('Validate with Ajv', program)).toEqual({
      good: [],
      bad: ['/tax_percentage must be number', '/tax_type must be equal to one of the allowed values'],
    });
  });

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
    const { text, choices, saved, savedAtFirst } = await run('Make a form with react-jsonschema-form', program);
    expect(text).toContain('Rate of the tax, in percent.');
    expect(choices).toEqual(['', 'tax', 'compound_tax']);
    expect(savedAtFirst).toBe(0);
    expect(saved).toEqual([{ tax_name: 'VAT', tax_percentage: 12.5 }]);
  });

  it('how to list values', async () => {
    expect(await run('The values', 'export const { options } = recipe;')).toEqual({
      options: [
        { value: 'tax', label: 'tax' },
        { value: 'compound_tax', label: 'compound tax' },
      ],
    });
  });
});
