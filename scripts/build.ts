import { spawnSync } from 'node:child_process';
import colors from 'picocolors';
import { printFailure, printStage } from './build/print-report.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';

const HELP = `Lints and bundles openapi/ and writes generated/, and the pages of docs/ that are not committed.

  npm run build               build everything
  npm run build -- --check    fail if generated/ is out of date; write nothing
  npm run build -- --lint     lint and bundle; write nothing

Exit status: 0 done, 1 the contract has problems or generated/ is stale, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { check: { type: 'boolean' }, lint: { type: 'boolean' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root, lint, check } = options.values;
  const project = projectAt(root);
  const start = performance.now();
  // Only now, since the build takes longer to load than it takes to refuse an option.
  const [{ rememberBuild, staleFiles, writeBuild }, { runPipeline }] = await Promise.all([
    import('./build/output.ts'),
    import('./build/pipeline.ts'),
  ]);
  try {
    const build = await runPipeline(project, { onStage: printStage });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (lint) {
      console.log(`No problems, in ${seconds} s.`);
      return 0;
    }
    if (!check) {
      writeBuild(project, build);
      console.log(`Wrote ${Object.keys(build.files).length} files to generated/ in ${seconds} s.`);
      return root === process.cwd() ? writePages() : 0;
    }
    const stale = staleFiles(project, build.files);
    if (stale.length > 0) {
      console.error(
        colors.red(`generated/ is stale: ${stale.join(', ')}. Run \`npm run build\` and commit the result.`),
      );
      return 1;
    }
    rememberBuild(project, build);
    console.log(`generated/ is up to date, checked in ${seconds} s.`);
    return 0;
  } catch (error) {
    printFailure(error);
    return 1;
  }
}

/** Writes the pages in a process of its own, which loads what was just generated. */
function writePages(): number {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/docs.ts'], { stdio: 'inherit' });
  return status === 0 ? 0 : 1;
}
