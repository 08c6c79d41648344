import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { printStage } from './build/print-report.ts';
import { installTools } from './lib/external-tools.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { commandStep, runSteps, type Step } from './lib/steps.ts';
import { problemOfLicences } from './package/licences.ts';
import { pack } from './package/pack.ts';
import { publisherFile, readPublisher } from './package/publisher.ts';
import { BUDGET, describeSize, excesses, type PackageSize } from './package/size-budget.ts';

const HELP = `Compiles the package, writes its pages, builds the reference and packs everything as a tarball in dist/package/.

  npm run package             compile and pack
  npm run package -- --check  check the tarball as well: its size against the budget, its entries with publint and attw,
                              and the licenses of what it bundles; the first run installs publint and attw
  npm run package -- --publisher trial.json
                              uses this file instead of publisher.json, which says who publishes the package. Without a publisher,
                              the tarball can be installed, but npm refuses to publish it

Exit status: 0 done, 1 a step or a check failed, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, {
    check: { type: 'boolean' },
    publisher: { type: 'string' },
    ...ROOT,
  });
  if ('status' in options) return options.status;
  const { root, check, publisher } = options.values;
  const file = publisher ?? publisherFile(root);
  const read = readPublisher(file);
  if ('problems' in read && publisher !== undefined) {
    console.error([`${file} does not say who publishes:`, ...read.problems].join('\n'));
    return 1;
  }
  // Only now, so that whoever has not filled in the publisher does not wait for what takes minutes.
  for (const program of [['scripts/compile.ts'], ['scripts/docs.ts', '--all'], ['scripts/reference.ts']]) {
    const { status } = spawnSync(process.execPath, ['scripts/run.mjs', ...program], { cwd: root, stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const output = path.join(root, 'dist', 'package');
  rmSync(output, { recursive: true, force: true });
  const start = performance.now();
  const { tarball, size } = pack(root, output, publisher);
  printStage({ name: 'pack', duration: performance.now() - start, summary: describeSize(size) });
  const isSound = check ? await checkTarball(root, tarball, size) : true;
  console.log(`Wrote ${path.relative(root, tarball)}.`);
  if ('problems' in read) console.log(`npm refuses to publish it until publisher.json says who publishes.`);
  return isSound ? 0 : 1;
}

async function checkTarball(root: string, tarball: string, size: PackageSize): Promise<boolean> {
  const tooMuch = excesses(size, BUDGET);
  for (const excess of tooMuch) console.error(colors.red(`✗ ${excess} by scripts/package/size-budget.ts`));
  const programs = path.join(await installTools(path.join(root, 'test/external/entries')), 'node_modules', '.bin');
  const failed = await runSteps(stepsFor(root, programs, tarball));
  return failed.length === 0 && tooMuch.length === 0;
}

/** @param programs The folder of publint and attw. */
function stepsFor(root: string, programs: string, tarball: string): Step[] {
  return [
    commandStep('publint', root, path.join(programs, 'publint'), 'run', tarball, '--strict'),
    commandStep(
      'attw',
      root,
      path.join(programs, 'attw'),
      tarball,
      '--format',
      'table-flipped',
      '--no-emoji',
      // A script for pages, which nobody imports.
      '--exclude-entrypoints',
      'sandbox.global.js',
      // Resolution `node10` knows no `exports`. No release of TypeScript that has it is current.
      '--profile',
      'node16',
      // `require` of a module works on every Node release that is supported.
      '--ignore-rules',
      'cjs-resolves-to-esm',
      // TypeScript can't import YAML; the entry is there for its path.
      '--exclude-entrypoints',
      'openapi.yaml',
    ),
    { name: 'licences', check: () => problemOfLicences(root) },
  ];
}
