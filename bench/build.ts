import { rmSync } from 'node:fs';
import { readOptions } from '../scripts/lib/program-options.ts';
import { projectAt } from '../scripts/lib/project.ts';
import { copyContract } from './copy.ts';
import { median, seconds } from './figures.ts';
import { timeProgram } from './programs.ts';
import { measureRebuilds } from './rebuilds.ts';
import { report, WRITE } from './report.ts';

const HELP = `Measures the complete build, and rebuilds in npm run dev.

  npm run bench:build               five builds, and seven rebuilds
  npm run bench:build -- --runs 3
  npm run bench:build -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, { runs: { type: 'string', default: '5' }, ...WRITE });
if ('status' in options) process.exit(options.status);

const { root } = projectAt();
const command = ['scripts/run.mjs', 'scripts/build.ts', '--lint'];
const runs = Number(options.values.runs);
const builds: number[] = [];
for (let round = 1; round <= runs; round += 1) {
  builds.push(timeProgram({ name: 'build', command, cwd: root }));
  console.log(`run ${round} of ${runs}: ${seconds(builds.at(-1)!)}`);
}

const copy = copyContract();
const rebuilds = await measureRebuilds(copy, 7);
rmSync(copy.root, { recursive: true });

const rows = [
  ['`npm run build`: Redocly, Spectral, types, samples, client and coverage', seconds(median(builds))],
  ['`npm run dev` after one changed file, until `generated/` is written', seconds(median(rebuilds))],
];
report('build', [{ columns: ['what', 'time'], rows }], options.values.write);
