import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectAt } from '../scripts/lib/project.ts';

const HELP = `Compares the whole build with the same tools run one after another through their CLIs.

  npm run bench:build               five runs of each, in turn
  npm run bench:build -- --runs 3`;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

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

const runs = Number(options.runs);
const times: { build: number[]; tools: number[][] } = { build: [], tools: tools.map(() => []) };
for (let round = 1; round <= runs; round += 1) {
  times.build.push(time(build));
  tools.forEach((tool, index) => times.tools[index]!.push(time(tool)));
  console.log(
    `run ${round} of ${runs}: build ${seconds(times.build.at(-1)!)}, tools ${seconds(sum(times.tools.map((list) => list.at(-1)!)))}`,
  );
}
rmSync(output, { recursive: true });

const whole = median(times.build);
const oneByOne = median(times.build.map((_, round) => sum(times.tools.map((list) => list[round]!))));
console.log('\nmedians');
tools.forEach((tool, index) => console.log(`  ${seconds(median(times.tools[index]!)).padStart(7)}  ${tool.name}`));
console.log(`  ${seconds(oneByOne).padStart(7)}  all of these, one after another`);
console.log(
  `  ${seconds(whole).padStart(7)}  the whole build, which also checks samples and writes client and coverage`,
);
console.log(`\nthe build takes ${(whole / oneByOne).toFixed(2)} of the time of the tools`);

interface Program {
  name: string;
  command: string[];
  cwd: string;
}

function program(packageName: string, bin: string, args: string[], cwd = root): Program {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bins === 'string' ? bins : bins[bin]!;
  return { name: [bin, args[0]].join(' '), command: [path.join(folder, script), ...args], cwd };
}

/** Runs a program and returns how long it took, in ms. */
function time({ name, command, cwd }: Program): number {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with status ${status}\n${stdout}${stderr}`);
  return performance.now() - start;
}

function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
