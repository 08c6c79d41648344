import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, readOptions } from './lib/program-options.ts';
import { askRegistry, type Registry, registryAt } from './release/npm-registry.ts';

const HELP = `Writes the reference of all published versions to dist/site/, each in a folder of its own, as its package holds it.
The first page leads to the latest.

  npm run release:site
  npm run release:site -- --registry http://127.0.0.1:4873/     takes the packages from there

Exit status: 0 done, 1 it could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { registry: { type: 'string' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root } = options.values;
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  const site = path.join(root, 'dist', 'site');
  try {
    const registry = await registryAt(options.values.registry);
    const versions = [(await askRegistry(registry, name, 'versions')) ?? []].flat() as string[];
    const latest = await askRegistry(registry, name, 'dist-tags.latest');
    if (typeof latest !== 'string') throw new Error(`${registry.address} has no version of ${name}.`);
    rmSync(site, { recursive: true, force: true });
    for (const version of versions) {
      writeReference(registry, `${name}@${version}`, path.join(site, version));
      console.log(`Wrote dist/site/${version}/.`);
    }
    writeFileSync(path.join(site, 'index.html'), firstPage(versions.toReversed(), latest));
    console.log(`Wrote dist/site/index.html, which leads to ${latest}.`);
    return 0;
  } catch (error) {
    console.error(`The site could not be written: ${(error as Error).message}`);
    return 1;
  }
}

/** Installs a version, and lets it write its reference. */
function writeReference({ address }: Registry, spec: string, output: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'version-'));
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    writeFileSync(path.join(folder, 'package.json'), '{}');
    npm('install', '--silent', '--ignore-scripts', '--registry', address, spec);
    npm('exec', '--offline', '--', 'inventory-service-api', 'reference', '--out', output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstPage(versions: readonly string[], latest: string): string {
  const links = versions.map((version) => `  <li><a href="${version}/">${version}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${latest}/">
<title>Inventory Service API</title>
<h1>Inventory Service API</h1>
<p>The reference of each version:</p>
<ul>
${links.join('\n')}
</ul>
</html>
`;
}
