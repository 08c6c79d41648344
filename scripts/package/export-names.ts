import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { init, parse } from 'cjs-module-lexer';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'named-exports';

/** Names that are no exports of their own. */
const NOT_NAMED = new Set(['default', '__esModule']);

/**
 * Gives CommonJS packages that our modules import when needed their named exports, as Node does. esbuild gives them
 * only the default export when it splits the output. Names are read from the code, as Node reads them, without running it.
 */
export const exportNames: Plugin = {
  name: NAMESPACE,
  setup({ onResolve, onLoad, initialOptions }) {
    const require = createRequire(`${initialOptions.absWorkingDir ?? process.cwd()}/package.json`);

    onResolve({ filter: /^[^./]/ }, ({ kind, path, importer, resolveDir }) =>
      kind === 'dynamic-import' && !importer.includes('node_modules') && !isBuiltin(path)
        ? { path, namespace: NAMESPACE, pluginData: { resolveDir } }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path, pluginData }) => {
      const names = await namesOfExports(require.resolve(path));
      const contents = `const all = require(${JSON.stringify(path)});\nexport default all;\nexport const { ${names.join(', ')} } = all;`;
      return { contents, resolveDir: (pluginData as { resolveDir: string }).resolveDir };
    });
  },
};

/**
 * Reads the names that a CommonJS module exports, without running it.
 *
 * @param file The path of the module.
 */
export async function namesOfExports(file: string): Promise<string[]> {
  await init();
  return [...namesIn(file)].filter((name) => !NOT_NAMED.has(name));
}

/** With those that the module exports of others. */
function namesIn(file: string): Set<string> {
  const { exports, reexports } = parse(readFileSync(file, 'utf8'));
  const { resolve } = createRequire(file);
  return new Set([...exports, ...reexports.flatMap((name) => [...namesIn(resolve(name))])]);
}
