import path from 'node:path';
import colors from 'picocolors';
import { ROOT, readOptions } from './lib/program-options.ts';
import { noteChecked } from './release/candidate.ts';
import { runSteps, type Step } from './release/release-steps.ts';
import { problemOfTests } from './release/test-results.ts';

const HELP = `Runs everything that a release needs, and says go or no-go.

  npm run release:check                                    runs the tests as well
  npm run release:check -- --results dist/tests.json       takes the JSON report of Vitest instead; may be repeated

Exit status: 0 go, 1 no-go, 2 wrong usage.`;

const TESTS: readonly Step[] = [
  { name: 'tests', command: ['npm', 'test', '--silent', '--', '--reporter=dot'] },
  { name: 'long tests', command: ['npm', 'run', '--silent', 'test:long', '--', '--reporter=dot'] },
  { name: 'browser', command: ['npm', 'run', '--silent', 'test:browser', '--', '--reporter=dot'] },
  { name: 'judges', command: ['npm', 'run', '--silent', 'test:judges', '--', '--reporter=dot'] },
];

const stepsWith = (tests: readonly Step[]): readonly Step[] => [
  { name: 'clean working tree', command: ['git', 'status', '--porcelain'], silent: true },
  { name: 'generated is fresh', command: ['npm', 'run', '--silent', 'build', '--', '--check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  ...tests,
  { name: 'package', command: ['npm', 'run', '--silent', 'package:check'] },
  { name: 'version', command: ['npm', 'run', '--silent', 'release:version'] },
];

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { results: { type: 'string', multiple: true }, ...ROOT });
  if ('status' in options) return options.status;
  const { results, root } = options.values;
  const tests = results?.map((file) => ({ name: path.basename(file, '.json'), check: () => problemOfTests(file) }));
  const failed = await runSteps(stepsWith(tests ?? TESTS), root);
  if (failed.length > 0) {
    console.error(colors.red(`no-go: ${failed.join(', ')}`));
    return 1;
  }
  noteChecked(root);
  console.log(colors.green('go'));
  return 0;
}
