import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { onTestFinished } from 'vitest';
import { writeSchemas } from '../../scripts/package/write-schemas.ts';
import { writeValues } from '../../scripts/package/write-values.ts';
import { contract } from '../support/document.ts';
import { printedBy } from '../support/threads.ts';

const REQUIRE = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };

/** Runs the code below a heading of `docs/package.md`, as `runCode` does. */
export function runRecipe(heading: string, program: string): Promise<Record<string, unknown>> {
  const text = readFileSync('docs/package.md', 'utf8');
  const [, language, code] = /```(js|ts)\n([\s\S]*?)```/.exec(text.split(`# ${heading}\n`)[1] ?? '')!;
  return runCode(code!, program, { language: language! });
}

/**
 * Bundles some code with a program that imports it as `recipe`, and runs it.
 *
 * @param modules The `node_modules` with what both import, by default that of the project.
 * @returns What the program exports.
 */
export async function runCode(
  code: string,
  program: string,
  { language = 'js', modules = path.resolve('node_modules') } = {},
): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemas-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSchemas(contract, path.join(folder, 'schemas'));
  writeValues(contract, path.join(folder, 'values'));
  writeFileSync(path.join(folder, `recipe.${language}`), code);
  const outfile = path.join(folder, 'program.mjs');
  const stdin = { contents: `import * as recipe from './recipe.${language}';\n${program}`, resolveDir: folder };
  const options = { bundle: true, format: 'esm', platform: 'node', banner: REQUIRE } as const;
  await build({ ...options, stdin, plugins: [entriesIn(folder)], nodePaths: [modules], outfile });
  const print = path.join(folder, 'print.mjs');
  writeFileSync(
    print,
    `console.log(JSON.stringify(await import(${JSON.stringify(pathToFileURL(outfile))}))); process.exit();`,
  );
  return JSON.parse(await printedBy(print)) as Record<string, unknown>;
}

/** Finds the entries of the package in the folder that was written. */
function entriesIn(folder: string): Plugin {
  return {
    name: 'entries',
    setup({ onResolve }) {
      onResolve({ filter: /^inventory-service-api\// }, ({ path: name }) => {
        if (name.endsWith('/standard-schema')) return { path: path.resolve('src/public/standard-schema.ts') };
        const file = name.replace('inventory-service-api', folder);
        return { path: name.endsWith('.json') ? file : path.join(file, 'index.js') };
      });
    },
  };
}
