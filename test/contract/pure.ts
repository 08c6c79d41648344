import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import config from '../../tsconfig.pure.json' with { type: 'json' };

export const modules = config.include
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
export const isAdapter = (file: string): boolean => /^(sandbox|\w+\/[\w-]+)\/node\//.test(file);

/** Bundles modules with all packages that they use, for no platform in particular. */
export function bundle(files: string[]): Promise<{ metafile: Metafile }> {
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
