import { expect, it } from 'vitest';
import { bundle, FORMATS, packagesOf } from './loading.ts';

it('loads no package for a command that does not need it', async () => {
  const outputs = await bundle({ entryPoints: ['src/cli/main.ts'] });
  const loaded = Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint === 'src/cli/main.ts' || entryPoint?.startsWith('src/cli/commands/'))
    .map(([file, { entryPoint }]) => [entryPoint, packagesOf(outputs, file)] as const);
  expect(loaded.map(([entry]) => entry)).toEqual(
    expect.arrayContaining(
      ['main', ...['mock', 'operations', 'reference', 'sample', 'spec'].map((name) => `commands/${name}`)].map(
        (name) => `src/cli/${name}.ts`,
      ),
    ),
  );
  // Whatever reads a document names the formats that it does not know.
  const others = loaded.map(([entry, packages]) => [entry, packages.filter((name) => name !== FORMATS)] as const);
  expect(others.filter(([, packages]) => packages.length > 0)).toEqual([]);
});
