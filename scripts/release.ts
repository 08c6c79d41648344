import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import type { ContractChange } from '../reference/index.ts';
import { nearest } from '../src/contract/index.ts';
import { readDocumentFile } from '../src/contract/node/index.ts';
import { ROOT, readOptions, refuseUsage } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { commandStep, runSteps, type Step } from './lib/steps.ts';
import { publisherFile, readPublisher } from './package/publisher.ts';
import { contractChanges } from './release/contract-changes.ts';
import { countByImpact, parseChangelog, problemsOf } from './release/gate.ts';
import { readCurrent, readReleases, writeRelease } from './release/released.ts';

const HELP = `Prepares and checks a release. docs/contributing/publishing.md has the steps in order.

  npm run release -- version             compares the contract with the last release, and checks that the version in
                                         package.json and CHANGELOG.md match the changes
  npm run release -- version --record    stores the contract as the last release; run it once, after publishing
  npm run release -- changes             lists in Markdown what changed since the last release
  npm run release -- changes --since old.json
                                         or since another document
  npm run release -- check               runs everything that a release needs, tests included, and says go or no-go
  npm run release -- check --results dist/tests.json
                                         reads a JSON report of Vitest instead of running the tests; may be repeated
  npm run release -- site                writes the references of all versions to dist/site/, each in its own folder
  npm run release -- site --site-url https://docs.example.com/api/
                                         the URL that the folder will have, for canonical links, sitemap.xml and 404.html;
                                         by default the homepage in publisher.json, if it is filled in

Exit status: 0 done, 1 failed or no-go, 2 wrong usage.`;

const COMMANDS = { version, changes, check, site };

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(HELP);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    const near = nearest(name, Object.keys(COMMANDS));
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    return refuseUsage(`${name === '' ? 'Name a command.' : `There is no command ${name}.`}${hint}`, HELP).status;
  }
  try {
    return await COMMANDS[name as keyof typeof COMMANDS](args);
  } catch (error) {
    console.error(colors.red(`release ${name} failed: ${(error as Error).message}`));
    return 1;
  }
}

async function version(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { record: { type: 'boolean' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root, record } = options.values;
  const project = projectAt(root);
  const current = await readCurrent(project);
  if (record === true) {
    writeRelease(project, current);
    console.log(`openapi/released/ has ${current.version}.`);
    return 0;
  }
  const released = (await readReleases(project)).at(-1)!;
  const found = await contractChanges(released.document, current.document);
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const problems = problemsOf({ released: released.version, version: current.version, changelog, changes: found });
  const summary = `Since ${released.version}: ${summaryOf(found)}.`;
  if (problems.length === 0) {
    console.log(`${current.version} is in order. ${summary}`);
    return 0;
  }
  const grave = found.filter(({ impact }) => impact !== 'descriptive');
  if (grave.length > 0) console.error(`${markdownOf(grave)}\n`);
  console.error(summary);
  for (const problem of problems) console.error(colors.red(problem));
  return 1;
}

async function changes(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { since: { type: 'string' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root, since } = options.values;
  const project = projectAt(root);
  const { document } = await readCurrent(project);
  const before = since === undefined ? (await readReleases(project)).at(-1)!.document : await readDocumentFile(since);
  const found = await contractChanges(before, document);
  console.log(`${summaryOf(found)}.\n\n${markdownOf(found)}`.trim());
  return 0;
}

function summaryOf(found: readonly ContractChange[]): string {
  if (found.length === 0) return 'the contract is the same';
  const { breaking, warning, additive, descriptive } = countByImpact(found);
  return `${breaking} breaking, ${warning} warnings, ${additive} additive, ${descriptive} descriptive`;
}

const FEW = 3;

/** Lists changes in Markdown, each with the operations that it reaches. */
function markdownOf(found: readonly ContractChange[]): string {
  return found
    .map(({ impact, place, message, operations }) => {
      const more = operations.length > FEW ? ` and ${operations.length - FEW} more` : '';
      const reached = operations.length === 0 ? '' : ` (${operations.slice(0, FEW).join(', ')}${more})`;
      return `- ${impact === 'breaking' ? '**breaking**' : impact} \`${place}\`: ${message}${reached}`;
    })
    .join('\n');
}

async function check(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { results: { type: 'string', multiple: true }, ...ROOT });
  if ('status' in options) return options.status;
  const { results, root } = options.values;
  const npm = (name: string, ...command: string[]): Step =>
    commandStep(name, root, 'npm', 'run', '--silent', ...command);
  const tests = ['test', 'test:long', 'test:browser', 'test:external'].map((name) =>
    npm(name, name, '--', '--reporter=dot'),
  );
  const steps = [
    commandStep(
      'clean working tree',
      root,
      'sh',
      '-c',
      'changes=$(git status --porcelain) && echo "$changes" && test -z "$changes"',
    ),
    npm('generated is fresh', 'build', '--', '--check'),
    npm('lint', 'lint'),
    npm('check', 'check'),
    ...(results?.map((file) => ({ name: path.basename(file, '.json'), check: () => problemOfTests(file) })) ?? tests),
    npm('package', 'package', '--', '--check'),
    npm('version', 'release', '--', 'version'),
  ];
  // Tests pack the package in the folder in which it is checked, so they run alone.
  const failed = await runSteps(steps, results === undefined ? 1 : 2);
  if (failed.length > 0) {
    console.error(colors.red(`no-go: ${failed.join(', ')}`));
    return 1;
  }
  const [newest] = parseChangelog(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  writeFileSync(path.join(root, 'dist/package/notes.md'), `${newest!.text}\n`);
  console.log(colors.green('go'));
  return 0;
}

/** Says what is wrong with a run of tests, by the JSON report of Vitest. */
function problemOfTests(file: string): string | undefined {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    success,
  } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  if (!success || failed > 0) return `${file}: ${failed} tests failed, or a file could not be run.`;
  return passed > 0 ? undefined : `${file}: no test was run.`;
}

async function site(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { 'site-url': { type: 'string' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root, 'site-url': siteUrl } = options.values;
  if (siteUrl !== undefined && !(/^https?:/.test(siteUrl) && URL.canParse(siteUrl)))
    return refuseUsage(`--site-url is a URL such as https://docs.example.com/api/, not ${siteUrl}.`, HELP).status;
  const publisher = readPublisher(publisherFile(root));
  const homepage = 'publisher' in publisher ? publisher.publisher.homepage : undefined;
  const baseUrl = (siteUrl ?? homepage)?.replace(/\/*$/, '/');
  // Only now, since it takes longer to load than it takes to refuse an option.
  const { writeSites } = await import('./release/released-site.ts');
  const [latest] = await writeSites(projectAt(root), {
    output: path.join(root, 'dist', 'site'),
    baseUrl,
    onSite: (written, { pages }) => console.log(`Wrote dist/site/${written}/: ${pages} pages.`),
  });
  console.log(`Wrote dist/site/index.html, which leads to ${latest}.`);
  if (baseUrl === undefined)
    console.log(
      'Without --site-url or a homepage in publisher.json, there are no canonical links and no sitemap.xml, and 404.html is for the root of a host.',
    );
  return 0;
}
