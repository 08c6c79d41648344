import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleOf } from '../src/contract/index.ts';
import { compileCli } from './compiled.ts';
import { operations } from './contract.ts';
import { KONG, requestOf, writeLogs } from './gateway-log.ts';
import { defineBench, type Table } from './report.ts';

const HELP = `Measures what verify takes, next to redocly drift, and how it fits logs of a gateway of any size.

  npm run bench -- verify
  npm run bench -- verify --size 10000   logs of so many MB in place of 1000, in a temporary folder`;

/** As many as fill 142 MB. */
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

export const bench = defineBench({
  help: HELP,
  options: { size: { type: 'string', default: '1000' } },
  run: async ({ size }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-verify-'));
    try {
      const program = await compileCli();
      return [compareWithDrift(folder, program), await measureLogs(folder, program, Number(size) * 1e6)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** The same archive, read by us and by redocly drift. */
function compareWithDrift(folder: string, program: string): Table {
  const archive = path.join(folder, 'traffic.har');
  const entries = archiveEntries();
  const all = Array.from({ length: EXCHANGES }, (_, index) => entries[index % entries.length]);
  const text = JSON.stringify({ log: { version: '1.2', creator: { name: 'bench', version: '1' }, entries: all } });
  writeFileSync(archive, text);
  console.log(`${EXCHANGES} exchanges, ${(text.length / 1e6).toFixed(1)} MB`);
  const redocly = path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
  const drift = ['drift', archive, '--api', path.resolve('generated/openapi.json'), '--match-mode', 'basepath'];
  const written = ['--output', path.join(folder, 'drift.txt')];
  const turns = Array.from({ length: TURNS }, () => ({
    ours: run('verify', folder, [[program, 'verify', archive]]),
    theirs: run('redocly drift', folder, [[path.join(redocly, 'bin/cli.js'), ...drift, ...written]], ''),
  }));
  rmSync(archive);
  const ours = least(turns.map((turn) => turn.ours));
  const theirs = least(turns.map((turn) => turn.theirs));
  return {
    columns: ['program', 'time', 'processor', 'memory'],
    rows: [
      row('`verify`', ours),
      row('`redocly drift`', theirs),
      ['ratio', ...(['time', 'cpu', 'memory'] as const).map((name) => (ours[name] / theirs[name]).toFixed(2))],
    ],
  };
}

/** An entry of an archive for each operation whose response has a sample. */
function archiveEntries(): object[] {
  return [...operations.values()].flatMap((operation) => {
    const { successStatus, object } = operation;
    const sample = sampleOf(object.responses[successStatus]?.content?.['application/json']);
    if (sample === undefined) return [];
    const { method, uri, body } = requestOf(operation);
    const headers = [{ name: 'content-type', value: 'application/json' }];
    const common = { httpVersion: 'HTTP/1.1', cookies: [], headers, headersSize: -1, bodySize: -1 };
    const sent = body !== undefined && { postData: { mimeType: 'application/json', text: body } };
    const text = JSON.stringify(sample);
    const content = { size: text.length, mimeType: 'application/json', text };
    return {
      startedDateTime: '2026-03-28T12:00:00.000Z',
      time: 1,
      request: { ...common, method, url: `https://inventory.example.com${uri}`, queryString: [], ...sent },
      response: { ...common, status: Number(successStatus), statusText: '', redirectURL: '', content },
      cache: {},
      timings: { send: 0, wait: 1, receive: 0 },
    };
  });
}

/** Logs of a gateway: by one worker, by two at a time, and merged; and the same files as JSON and nothing else. */
async function measureLogs(folder: string, program: string, bytes: number): Promise<Table> {
  const file = (name: string): string => path.join(folder, name);
  mkdirSync(file('logs'));
  writeFileSync(file('kong.json'), JSON.stringify(KONG));
  writeFileSync(file('reader.mjs'), READER);
  const { paths, exchanges } = await writeLogs(file('logs'), bytes, Math.ceil(bytes / FILE));
  console.log(`${exchanges} exchanges, ${(bytes / 1e6).toFixed(0)} MB in ${paths.length} files`);
  const merge = (files: readonly string[], out: string): string[] => [
    ...[program, 'evidence', 'merge', ...files],
    ...['--mapping', file('kong.json'), '--out', file(out)],
  ];
  const read = (files: readonly string[]): string[] => [file('reader.mjs'), ...files];
  const groups = Array.from({ length: Math.ceil(paths.length / PART) }, (_, index) =>
    paths.slice(index * PART, (index + 1) * PART),
  );
  const parts = groups.map((_, index) => `part-${index}.json`);
  const first = run('one file', folder, [merge(paths.slice(0, 1), 'first.json')]);
  const one = run('one worker', folder, [merge(paths, 'one.json')]);
  const workers = groups.map((group, index) => merge(group, parts[index]!));
  const two = run('two workers', folder, workers);
  const last = run('merge', folder, [merge(parts.map(file), 'two.json')]);
  if (!readFileSync(file('one.json')).equals(readFileSync(file('two.json')))) throw new Error('The evidence differs.');
  const alone = run('one reader', folder, [read(paths)]);
  const both = run('two readers', folder, groups.map(read));
  const size = (name: string): string => `${(statSync(file(name)).size / 1000).toFixed(0)} kB`;
  return {
    columns: ['logs of a gateway', 'time', 'processor', 'memory of a process', 'evidence'],
    rows: [
      [...row('one file of them', first), size('first.json')],
      [...row(`${(bytes / 1e6).toFixed(0)} MB, one worker`, one), size('one.json')],
      [...row('the same, two workers', two), ''],
      [...row(`merging ${parts.length} parts`, last), size('two.json')],
      ['one worker ÷ two', (one.time / (two.time + last.time)).toFixed(2), '', '', ''],
      [...row('`JSON.parse` of all and nothing else, one process', alone), ''],
      [...row('the same, two processes', both), ''],
      ['one process ÷ two', (alone.time / both.time).toFixed(2), '', '', ''],
    ],
  };
}

interface Figures {
  /** In ms, the start included. */
  time: number;
  /** CPU time of all processes, in ms. */
  cpu: number;
  /** The most memory of one process at a time, in MB. */
  memory: number;
}

function row(name: string, { time, cpu, memory }: Figures): string[] {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  return [name, seconds(time), seconds(cpu), `${memory} MB`];
}

/** The turn that took the least of the processor. */
function least(turns: readonly Figures[]): Figures {
  return turns.reduce((one, other) => (other.cpu < one.cpu ? other : one));
}

/** Runs programs of Node, two at a time, as workers unless other options of Node are given. */
function run(name: string, folder: string, calls: readonly string[][], nodeOptions = NODE_OPTIONS): Figures {
  const usageOf = (index: number): string => path.join(folder, `usage-${index}.json`);
  const lines = calls.map((call, index) =>
    ['--import', watch(usageOf(index)), ...call].map((arg) => `'${arg}'`).join(' '),
  );
  const start = performance.now();
  const { status, stderr } = spawnSync('xargs', ['-P', '2', '-L', '1', process.execPath], {
    input: lines.join('\n'),
    stdio: ['pipe', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  });
  const time = performance.now() - start;
  // xargs ends with 123 if a program ends with a status above 0, as verifiers do if something differs.
  if (status !== 0 && status !== 123) throw new Error(`${name} ended with status ${status}\n${stderr}`);
  const used = calls.map((_, index) => {
    const usage = JSON.parse(readFileSync(usageOf(index), 'utf8')) as NodeJS.ResourceUsage & { status: number };
    rmSync(usageOf(index));
    if (usage.status > 1) throw new Error(`${name} ended with status ${usage.status}\n${stderr}`);
    return usage;
  });
  const cpu = used.reduce((total, { userCPUTime, systemCPUTime }) => total + userCPUTime + systemCPUTime, 0) / 1000;
  const figures = { time, cpu, memory: Math.round(Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1000) };
  console.log(name, figures);
  return figures;
}

/** A module that writes down how a process ended and what it used. */
function watch(file: string): string {
  const usage = '{...process.resourceUsage(),status}';
  return `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",(status)=>writeFileSync("${file}",JSON.stringify(${usage})))`;
}
