import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectAt } from '../../scripts/lib/project.ts';
import { sharedFolder } from './shared.ts';

/** What the package has next to its programs. */
const SHIPPED = ['package.json', 'generated', 'workflows', 'node_modules'];

/**
 * Bundles the command line as the package ships it, once for all test files. It starts in a third of the time that its
 * sources take.
 *
 * @returns The path of the program, for `node`.
 */
export async function compiledCli(): Promise<string> {
  const folder = await sharedFolder('cli', async (made) => {
    const { root } = projectAt();
    for (const name of SHIPPED) symlinkSync(path.join(root, name), path.join(made, name));
    // Only here, since bundling takes long to load.
    const { bundlePrograms } = await import('../../scripts/package/bundle.ts');
    await bundlePrograms(root, path.join(made, 'dist'));
  });
  return path.join(folder, 'dist', 'cli.js');
}
