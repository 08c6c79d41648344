import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { packagesOf } from '../../../support/external/tools.ts';
import { type Client, run } from '../run.ts';
import type { Sample } from '../samples.ts';

const OPTIONS =
  '--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target es2022 --lib es2022,dom,dom.iterable --module esnext --moduleResolution bundler --types node'.split(
    ' ',
  );

/** Where the programs that use the clients are. */
const PROGRAMS = path.join(import.meta.dirname, '..', 'typescript');

/**
 * Compiles a client in TypeScript with the program of its name.
 *
 * @param types The module of the client that declares the types of bodies, if it has no functions that read and write them.
 *   Then each sample is compiled as a value of its type.
 */
export async function buildTypescript(
  name: string,
  folder: string,
  samples: readonly Sample[],
  types?: string,
): Promise<Client> {
  symlinkSync(path.join(await packagesOf('clients'), 'node_modules'), path.join(folder, 'node_modules'));
  copyFileSync(path.join(PROGRAMS, `${name}.ts`), path.join(folder, 'order-to-cash.ts'));
  if (types === undefined) copyFileSync(path.join(PROGRAMS, 'samples.ts'), path.join(folder, 'samples.ts'));
  else writeFileSync(path.join(folder, 'samples.ts'), typedSamples(samples, types));
  const compiler = path.resolve('node_modules/typescript/bin/tsc');
  const typeRoots = ['--typeRoots', path.resolve('node_modules/@types')];
  const args = [compiler, ...OPTIONS, ...typeRoots, 'order-to-cash.ts', 'samples.ts'];
  await run({ program: process.execPath, args, cwd: folder });
  const programs = types === undefined ? ['order-to-cash', 'samples'] : ['order-to-cash'];
  await build({
    entryPoints: programs.map((program) => path.join(folder, `${program}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // axios asks for modules of Node with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  const start = (program: string, ...values: string[]) => {
    return { program: process.execPath, args: [path.join(folder, `${program}.mjs`), ...values], cwd: folder };
  };
  return {
    orderToCash: (baseUrl, file) => start('order-to-cash', baseUrl, file),
    ...(types === undefined && { writeAgain: (file: string) => start('samples', file) }),
  };
}

function typedSamples(samples: readonly Sample[], types: string): string {
  const values = samples.map(
    ({ schema, value }, index) => `export const sample${index}: client.${schema} = ${JSON.stringify(value)};`,
  );
  return [`import type * as client from '${types}';`, ...values].join('\n');
}
