import colors from 'picocolors';
import { ROOT, readOptions } from './lib/options.ts';
import { runSteps, type Step } from './release/steps.ts';

const HELP = `Runs everything that a release needs, and says go or no-go.

  npm run release:check

Exit status: 0 go, 1 no-go, 2 wrong usage.`;

const STEPS: readonly Step[] = [
  { name: 'clean working tree', command: ['git', 'status', '--porcelain'], silent: true },
  { name: 'generated is fresh', command: ['npm', 'run', '--silent', 'build', '--', '--check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'tests', command: ['npm', 'test', '--silent', '--', '--reporter=dot'] },
  { name: 'judges', command: ['npm', 'run', '--silent', 'test:judges', '--', '--reporter=dot'] },
  { name: 'package', command: ['npm', 'run', '--silent', 'package:check'] },
  { name: 'bill of materials', command: ['npm', 'run', '--silent', 'release:sbom'] },
  { name: 'version', command: ['npm', 'run', '--silent', 'release:version'] },
];

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const failed = await runSteps(STEPS, options.values.root);
  if (failed.length > 0) {
    console.error(colors.red(`no-go: ${failed.join(', ')}`));
    return 1;
  }
  console.log(colors.green('go'));
  return 0;
}
