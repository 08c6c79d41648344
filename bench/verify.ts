import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from '../scripts/lib/program-options.ts';
import { fullSampleOf, operationsOf, sampleOf } from '../src/contract/index.ts';
import { contract } from './contract.ts';
import { seconds } from './figures.ts';
import { KONG, writeLogs } from './gateway-log.ts';
import { report, WRITE } from './report.ts';

const HELP = `Measures what verify takes, next to redocly drift, and how it fits logs of a gateway of any size.

  npm run compile && npm run bench:verify
  npm run bench:verify -- --size 10000   logs of so many MB in place of 1000, in a temporary folder
  npm run bench:verify -- --write        puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, {
  ...WRITE,
  size: { type: 'string', default: '1000' },
});
if ('status' in options) process.exit(options.status);

/** As many as fill 141 MB. */
const EXCHANGES = 80_000;
/** Size of a file of logs, in bytes. */
const FILE = 10e6;
/** Files that one call of a worker reads, 250 MB: a start takes as long as 20 MB, and both workers are to end at the same time. */
const PART = 25;
/** How often the two programs take turns, since a machine that others use is slower at times. */
const TURNS = 3;
/** What keeps a worker within 120 MB, as docs/verifier.md has it. */
const NODE_OPTIONS = '--v8-pool-size=1 --max-semi-space-size=4 --max-old-space-size=48';
/** Parses logs and does nothing else, to compare how much faster two processes are than one. */
const READER = `
import { readFileSync } from 'node:fs';
for (const file of process.argv.slice(2))
  for (const line of readFileSync(file, 'utf8').split('\\n'))
    if (line !== '') JSON.parse(JSON.parse(line).response.body || 'null');
`;
const BASE = 'https://inventory.example.com/inventory/v1';

/** An entry of an archive for each operation whose response has a sample. */
const entries = operationsOf(contract).flatMap(({ path: template, method, successStatus, object, parameters }) => {
  const sample = sampleOf(object.responses[successStatus]?.content?.['application/json']);
  if (sample === undefined) return [];
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  const url = `${BASE}${template.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name)!)}?organization_id=1`;
  const json = [{ name: 'content-type', value: 'application/json' }];
  const sent = fullSampleOf(object.requestBody?.content['application/json']);
  const sentBody = sent !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } };
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
  const text = JSON.stringify(sample);
  return {
    startedDateTime: '2026-03-28T12:00:00.000Z',
    time: 1,
    request: { ...common, method: method.toUpperCase(), url, headers: json, queryString: [], ...sentBody },
    response: {
      ...common,
      status: Number(successStatus),
      statusText: '',
      headers: json,
      redirectURL: '',
      content: { size: text.length, mimeType: 'application/json', text },
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  };
});

const folder = mkdtempSync(path.join(tmpdir(), 'bench-verify-'));
/** As it ships, since its size counts in its memory. */
const program = path.resolve('dist/cli.js');
if (!existsSync(program)) throw new Error('There is no dist/cli.js. Run npm run compile.');
try {
  const tables = [comparison(), await scale(Number(options.values.size) * 1e6)];
  report('verify', tables, options.values.write);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The same archive, read by us and by redocly drift. */
function comparison() {
  const archive = path.join(folder, 'traffic.har');
  const all = Array.from({ length: EXCHANGES }, (_, index) => entries[index % entries.length]);
  const text = JSON.stringify({ log: { version: '1.2', creator: { name: 'bench', version: '1' }, entries: all } });
  writeFileSync(archive, text);
  console.log(`${EXCHANGES} exchanges, ${(text.length / 1e6).toFixed(1)} MB`);
  const redocly = path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
  const drift = ['drift', archive, '--api', path.resolve('generated/openapi.json'), '--match-mode', 'basepath'];
  const written = ['--output', path.join(folder, 'drift.txt')];
  const turns = Array.from({ length: TURNS }, () => ({
    ours: run('verify', [program, 'verify', archive]),
    theirs: run('redocly drift', [path.join(redocly, 'bin/cli.js'), ...drift, ...written]),
  }));
  rmSync(archive);
  const ours = least(turns.map((turn) => turn.ours));
  const theirs = least(turns.map((turn) => turn.theirs));
  return {
    columns: ['program', 'time', 'processor', 'memory'],
    rows: [
      ['`verify`', seconds(ours.time), seconds(ours.cpu), `${ours.memory} MB`],
      ['`redocly drift`', seconds(theirs.time), seconds(theirs.cpu), `${theirs.memory} MB`],
      ['ratio', ...(['time', 'cpu', 'memory'] as const).map((name) => (ours[name] / theirs[name]).toFixed(2))],
    ],
  };
}

/** Logs of a gateway: by one worker, by two at a time, and merged; and the same files as JSON and nothing else. */
async function scale(bytes: number) {
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  const mapping = path.join(folder, 'kong.json');
  writeFileSync(mapping, JSON.stringify(KONG));
  const { paths, exchanges } = await writeLogs(logs, bytes, Math.ceil(bytes / FILE));
  console.log(`${exchanges} exchanges, ${(bytes / 1e6).toFixed(0)} MB in ${paths.length} files`);
  const file = (name: string): string => path.join(folder, name);
  const merge = (files: readonly string[], out: string): string[] => [
    ...[program, 'evidence', 'merge', ...files],
    ...['--mapping', mapping, '--out', file(out)],
  ];
  const groups = Array.from({ length: Math.ceil(paths.length / PART) }, (_, index) =>
    paths.slice(index * PART, (index + 1) * PART),
  );
  const reader = file('reader.mjs');
  writeFileSync(reader, READER);
  const first = run('one file', merge(paths.slice(0, 1), 'first.json'));
  const one = run('one worker', merge(paths, 'one.json'));
  const two = parallel(
    'two workers',
    groups.map((group, index) => merge(group, `part-${index}.json`)),
  );
  const parts = readdirSync(folder).filter((name) => name.startsWith('part-'));
  const last = run('merge', merge(parts.map(file), 'two.json'));
  if (!readFileSync(file('one.json')).equals(readFileSync(file('two.json')))) throw new Error('The evidence differs.');
  const alone = run('one reader', [reader, ...paths]);
  const both = parallel(
    'two readers',
    groups.map((group) => [reader, ...group]),
  );
  const size = (name: string): string => `${(statSync(file(name)).size / 1000).toFixed(0)} kB`;
  const row = (name: string, { time, cpu, memory }: Figures, evidence = ''): string[] => [
    ...[name, seconds(time), seconds(cpu), `${memory} MB`, evidence],
  ];
  return {
    columns: ['logs of a gateway', 'time', 'processor', 'memory of a process', 'evidence'],
    rows: [
      row('one file of them', first, size('first.json')),
      row(`${(bytes / 1e6).toFixed(0)} MB, one worker`, one, size('one.json')),
      row('the same, two workers', two),
      row(`merging ${parts.length} parts`, last, size('two.json')),
      ['one worker ÷ two', (one.time / (two.time + last.time)).toFixed(2), '', '', ''],
      row('`JSON.parse` of all and nothing else, one process', alone),
      row('the same, two processes', both),
      ['one process ÷ two', (alone.time / both.time).toFixed(2), '', '', ''],
    ],
  };
}

/** Two of some calls at a time, by xargs. */
function parallel(name: string, calls: readonly (readonly string[])[]): Figures {
  const usageOf = (index: number): string => path.join(folder, `usage-${index}.json`);
  const lines = calls.map((call, index) =>
    ['--import', watch(usageOf(index)), ...call].map((arg) => `'${arg}'`).join(' '),
  );
  const start = performance.now();
  const { status, stderr } = spawnSync('xargs', ['-P', '2', '-L', '1', process.execPath], {
    input: lines.join('\n'),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS },
  });
  if (status !== 0) throw new Error(`xargs ended with status ${status}\n${stderr}`);
  const used = calls.map((_, index) => usageIn(usageOf(index)));
  const figures = {
    time: performance.now() - start,
    cpu: used.reduce((total, { cpu }) => total + cpu, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
  };
  console.log(name, figures);
  return figures;
}

interface Figures {
  /** In ms, the start included. */
  time: number;
  /** Time of the processor, in ms. */
  cpu: number;
  /** The most memory at a time, in MB. */
  memory: number;
}

/** The turn that took the least of the processor. */
function least(turns: readonly Figures[]): Figures {
  return turns.reduce((one, other) => (other.cpu < one.cpu ? other : one));
}

/** Runs a program as a worker. */
function run(name: string, command: readonly string[]): Figures {
  const usage = path.join(folder, 'usage.json');
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', watch(usage), ...command], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    env: { ...process.env, ...(name === 'redocly drift' ? {} : { NODE_OPTIONS }) },
  });
  const time = performance.now() - start;
  // Both end with 1 if something differs.
  if (status !== 0 && status !== 1) throw new Error(`${name} ended with status ${status}\n${stderr}`);
  const figures = { time, ...usageIn(usage) };
  console.log(name, figures);
  return figures;
}

/** A module that writes down what a process has used when it ends. */
function watch(file: string): string {
  return `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(file)},JSON.stringify(process.resourceUsage())))`;
}

function usageIn(file: string): Omit<Figures, 'time'> {
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ResourceUsage;
  return { cpu: (userCPUTime + systemCPUTime) / 1000, memory: Math.round(maxRSS / 1000) };
}
