import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import config from '../../tsconfig.pure.json' with { type: 'json' };

const modules = config.include
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
const isAdapter = (file: string): boolean => file.split(path.sep)[2] === 'node';

/** Bundles modules with all packages that they use, for no platform in particular. */
function bundle(files: string[]): Promise<{ metafile: Metafile }> {
  return build({
    // One entry for all of them: many, which share modules, take longer.
    stdin: {
      contents: files.map((file, index) => `export * as module${index} from './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
}

it('what runs anywhere is bundled for any platform, and leaves nothing to import', async () => {
  const portable = modules.filter((file) => !isAdapter(file));
  expect(portable.length).toBeGreaterThan(30);
  const { metafile } = await bundle(portable);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports.filter(({ external }) => external)).toEqual([]);
});

it('an adapter to Node is not', async () => {
  const adapters = modules.filter(isAdapter);
  expect(adapters).not.toEqual([]);
  const failure = await bundle(adapters).then(
    () => undefined,
    (error: BuildFailure) => error,
  );
  expect(failure?.errors.map(({ text }) => text)).toContainEqual(expect.stringContaining('Could not resolve "node:'));
});
