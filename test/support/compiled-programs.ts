import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectAt } from '../../scripts/lib/project.ts';
import { sharedFolder } from './shared.ts';

/** What the package has next to its programs. */
const SHIPPED = ['package.json', 'generated', 'workflows', 'node_modules'];

/**
 * The command line as the package ships it. It starts in a third of the time that its sources take.
 *
 * @returns The path of the program, for `node`.
 */
export async function compiledCli(): Promise<string> {
  return path.join(await compiledPrograms(), 'cli.js');
}

/**
 * The mock as the package ships it. Making up an answer takes a tenth of the packages that its sources load for it.
 *
 * @returns The URL of the module `inventory-service-api/mock`.
 */
export async function compiledMock(): Promise<string> {
  return pathToFileURL(path.join(await compiledPrograms(), 'mock.js')).href;
}

/**
 * The sandbox as one module for any platform, as the package ships it but for the last pass that makes it smaller.
 *
 * @returns The path of the module `inventory-service-api/sandbox`.
 */
export async function compiledSandbox(): Promise<string> {
  const folder = await sharedFolder('sandbox', async (made) => {
    const [{ build }, { SANDBOX }] = await Promise.all([
      import('esbuild'),
      import('../../scripts/lib/sandbox/bundle.ts'),
    ]);
    await build({ ...SANDBOX, bundle: true, format: 'esm', outdir: made });
  });
  return path.join(folder, 'sandbox.js');
}

/** Bundles the programs as the package ships them, once for all test files, and returns their folder. */
async function compiledPrograms(): Promise<string> {
  const folder = await sharedFolder('programs', async (made) => {
    const { root } = projectAt();
    for (const name of SHIPPED) symlinkSync(path.join(root, name), path.join(made, name));
    // Only here, since bundling takes long to load.
    const { bundlePrograms } = await import('../../scripts/package/bundle.ts');
    await bundlePrograms(root, path.join(made, 'dist'));
  });
  return path.join(folder, 'dist');
}
