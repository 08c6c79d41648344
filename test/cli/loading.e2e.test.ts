import type { Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundle, FORMATS, packagesOf } from './loading.ts';

/** Leaves out dynamic imports. The long suite follows them, which takes ten times as long. */
const laterApart: Plugin = {
  name: 'later-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

it('loads no package for a command that needs the contract alone', async () => {
  const entryPoints = ['main', 'commands/operations', 'commands/sample'].map((name) => `src/cli/${name}.ts`);
  const outputs = await bundle({ entryPoints, plugins: [laterApart] });
  const loaded = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[entryPoint, packagesOf(outputs, file)] as const],
  );
  expect(loaded.map(([entry]) => entry)).toEqual(expect.arrayContaining(entryPoints));
  // Whatever reads a document names the formats that it does not know.
  expect(loaded.filter(([, packages]) => packages.some((name) => name !== FORMATS))).toEqual([]);
});
