import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectAt } from '../../scripts/lib/project.ts';
import type { SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';
import { sharedFolder } from './shared.ts';

/** What the package has next to its programs. */
const SHIPPED = ['package.json', 'generated', 'openapi/workflows', 'node_modules'];

/** The client, and what it works with. */
const LIBRARIES = ['client', 'http', 'limits', 'token', 'file', 'query'] as const;

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
 * The sandbox, or what goes with it, as one module for any platform, as the package ships it but not minified.
 *
 * @returns The path of the module, such as `inventory-service-api/sandbox`.
 */
export async function compiledSandbox(name: keyof typeof SANDBOX.entryPoints = 'sandbox'): Promise<string> {
  const folder = await sharedFolder('sandbox', async (made) => {
    const [{ build }, { SANDBOX }] = await Promise.all([
      import('esbuild'),
      import('../../scripts/lib/sandbox/bundle.ts'),
    ]);
    await build({ ...SANDBOX, bundle: true, format: 'esm', outdir: made });
  });
  return path.join(folder, `${name}.js`);
}

/**
 * The client, or what it works with, as the package ships it but with the packages that it imports.
 *
 * @returns The path of the module.
 */
export async function compiledClient(name: (typeof LIBRARIES)[number] = 'client'): Promise<string> {
  const folder = await sharedFolder('client', async (made) => {
    const { build } = await import('esbuild');
    const entryPoints = Object.fromEntries(LIBRARIES.map((library) => [library, `src/public/${library}.ts`]));
    await build({ entryPoints, outdir: made, bundle: true, splitting: true, format: 'esm', platform: 'node' });
    writeFileSync(path.join(made, 'package.json'), '{ "type": "module" }');
  });
  return path.join(folder, `${name}.js`);
}

/**
 * Puts modules into a folder as the package `inventory-service-api`, so that programs in the folder import them.
 *
 * @param modules The paths of compiled modules by the entries of the package, such as `./sandbox`.
 */
export function installModules(folder: string, modules: Readonly<Record<string, string>>): void {
  const installed = path.join(folder, 'node_modules/inventory-service-api');
  mkdirSync(installed, { recursive: true });
  const exports = Object.fromEntries(
    Object.entries(modules).map(([entry, file]) => {
      symlinkSync(file, path.join(installed, path.basename(file)));
      return [entry, `./${path.basename(file)}`];
    }),
  );
  const manifest = { name: 'inventory-service-api', type: 'module', exports };
  writeFileSync(path.join(installed, 'package.json'), JSON.stringify(manifest));
}

/** Bundles the programs as the package ships them, once for all test files, and returns their folder. */
async function compiledPrograms(): Promise<string> {
  const folder = await sharedFolder('programs', async (made) => {
    const { root } = projectAt();
    mkdirSync(path.join(made, 'openapi'));
    for (const name of SHIPPED) symlinkSync(path.join(root, name), path.join(made, name));
    // Only here, since bundling takes long to load.
    const { bundlePrograms } = await import('../../scripts/package/bundle.ts');
    await bundlePrograms(root, path.join(made, 'dist'));
  });
  return path.join(folder, 'dist');
}
