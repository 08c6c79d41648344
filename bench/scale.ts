import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../scripts/lib/program-options.ts';
import { type Project, projectAt } from '../scripts/lib/project.ts';
import type { OpenApiDocument } from '../src/contract/index.ts';
import { copyContract } from './copy.ts';
import { median, seconds } from './figures.ts';
import { timeProgram } from './programs.ts';
import { measureRebuilds } from './rebuilds.ts';
import { report, type Table, WRITE } from './report.ts';
import { multiplyContract } from './scaled-contract.ts';
import { type Measured, measureServers, serversOf, tableOfServers } from './servers.ts';

const HELP = `Measures how build and mock hold with more operations: the contract as it is, and one of ten times as many.

  npm run bench:scale                 one build, three rebuilds, and two seconds of load per figure, for each
  npm run bench:scale -- --factor 3
  npm run bench:scale -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, { factor: { type: 'string', default: '10' }, ...WRITE });
if ('status' in options) process.exit(options.status);

const factor = Number(options.values.factor);
if (!Number.isInteger(factor) || factor < 2 || factor > 20) throw new Error('--factor is a number from 2 to 20');
const { root } = projectAt();

const tables: Table[] = [];
for (const times of [1, factor]) tables.push(...(await measure(times)));
report('scale', tables, options.values.write);

async function measure(times: number): Promise<Table[]> {
  const copy = copyContract();
  try {
    multiplyContract(copy, times);
    return await measureContract(copy);
  } finally {
    rmSync(copy.root, { recursive: true });
  }
}

async function measureContract(project: Project): Promise<Table[]> {
  const command = ['scripts/run.mjs', 'scripts/build.ts', '--root', project.root];
  const build = timeProgram({ name: 'build', command, cwd: root });
  const document = path.join(project.generated, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as OpenApiDocument;
  const operations = Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => key !== 'parameters'));
  const servers = (await serversOf(document)).filter(({ name }) => name === 'Prism CLI' || name === 'mock');
  const measured: Measured = new Map();
  await measureServers(servers, { connections: [10], duration: 2 }, measured);
  const rebuilds = await measureRebuilds(project, 3);
  const rows = [
    ['build', seconds(build)],
    ['rebuild, until `generated/` is written', seconds(median(rebuilds))],
  ];
  const { columns, rows: figures } = tableOfServers(servers, measured);
  const title = `${operations.length} operations`;
  return [
    { columns: [title, 'time'], rows },
    { columns: [title, ...columns.slice(1)], rows: figures },
  ];
}
