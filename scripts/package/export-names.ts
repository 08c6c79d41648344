import { createRequire, isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'named-exports';

/**
 * Gives CommonJS packages that our modules import when needed their named exports, as Node does. esbuild gives them
 * only the default export when it splits the output.
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
    onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => {
      const names = Object.keys(require(path) as object).filter((name) => name !== 'default');
      const contents = `const all = require(${JSON.stringify(path)});\nexport default all;\nexport const { ${names.join(', ')} } = all;`;
      return { contents, resolveDir: (pluginData as { resolveDir: string }).resolveDir };
    });
  },
};
