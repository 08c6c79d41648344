import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from '../scripts/lib/options.ts';
import { projectAt } from '../scripts/lib/project.ts';
import { copyContract } from './copy.ts';
import { median, seconds, sum } from './figures.ts';
import { type Program, timeProgram } from './programs.ts';
import { measureRebuilds } from './rebuilds.ts';
import { report, WRITE } from './report.ts';

const HELP = `Compares the complete build with the same tools run one after another through their CLIs, and measures rebuilds in
npm run dev.

  npm run bench:build               five runs of each, in turn, and seven rebuilds
  npm run bench:build -- --runs 3
  npm run bench:build -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, { runs: { type: 'string', default: '5' }, ...WRITE });
if ('status' in options) process.exit(options.status);

const { root } = projectAt();
const output = mkdtempSync(path.join(tmpdir(), 'bench-'));
const bundle = path.join(output, 'openapi.yaml');

const build: Program = { name: 'build', command: ['scripts/run.mjs', 'scripts/build.ts', '--lint'], cwd: root };
const tools = [
  program('@redocly/cli', 'redocly', ['lint', 'main']),
  program('@redocly/cli', 'redocly', ['bundle', 'main', '--output', bundle]),
  program('@redocly/cli', 'redocly', ['bundle', 'main', '--output', path.join(output, 'openapi.json')]),
  program('@stoplight/spectral-cli', 'spectral', ['lint', bundle, '--ruleset', '.spectral.yaml']),
  // In a folder without a redocly.yaml, which it would take its input from.
  program('openapi-typescript', 'openapi-typescript', [bundle, '--output', path.join(output, 'types.ts')], output),
];

const runs = Number(options.values.runs);
const times: { build: number[]; tools: number[][] } = { build: [], tools: tools.map(() => []) };
for (let round = 1; round <= runs; round += 1) {
  times.build.push(timeProgram(build));
  tools.forEach((tool, index) => times.tools[index]!.push(timeProgram(tool)));
  console.log(
    `run ${round} of ${runs}: build ${seconds(times.build.at(-1)!)}, tools ${seconds(sum(times.tools.map((list) => list.at(-1)!)))}`,
  );
}
rmSync(output, { recursive: true });

const copy = copyContract();
const rebuilds = await measureRebuilds(copy, 7);
rmSync(copy.root, { recursive: true });

const ours = median(times.build);
const oneByOne = median(times.build.map((_, round) => sum(times.tools.map((list) => list[round]!))));
report(
  'build',
  [
    {
      columns: ['what', 'time'],
      rows: [
        ...tools.map(({ name }, index) => [name, seconds(median(times.tools[index]!))]),
        ['all of these, one after another', seconds(oneByOne)],
        ['`npm run build`, which also checks samples and writes client and coverage', seconds(ours)],
        ['ratio of the build to the tools', (ours / oneByOne).toFixed(2)],
        ['`npm run dev` after one changed file, until the contract is checked', seconds(median(rebuilds.checked))],
        ['the same, until `generated/` is written', seconds(median(rebuilds.built))],
      ],
    },
  ],
  options.values.write,
);

function program(packageName: string, bin: string, args: string[], cwd = root): Program {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bins === 'string' ? bins : bins[bin]!;
  return { name: [bin, args[0]].join(' '), command: [path.join(folder, script), ...args], cwd };
}
