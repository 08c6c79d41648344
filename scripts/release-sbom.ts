import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readOptions } from './lib/program-options.ts';
import { type Bom, selectShipped } from './package/bill-of-materials.ts';
import { shippedPackages } from './package/shipped-packages.ts';

const HELP = `Writes the bill of materials of the package to dist/sbom.cdx.json, as CycloneDX: what is bundled into it. npm installs
nothing else with it.

  npm run release:sbom

Exit status: 0 done, 1 it could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const { root } = options.values;
  try {
    const shipped = await shippedPackages(root);
    const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
    const bom = selectShipped(listInstalled(root), shipped, name);
    const file = path.join(root, 'dist', 'sbom.cdx.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`Wrote ${bom.components.length} packages to ${path.relative(root, file)}.`);
    return 0;
  } catch (error) {
    console.error(`The bill of materials could not be written: ${(error as Error).message}`);
    return 1;
  }
}

/** The bill of materials of all that is installed here, tools included. */
function listInstalled(root: string): Bom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'];
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })) as Bom;
}
