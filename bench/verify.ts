import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from '../scripts/lib/program-options.ts';
import { transpile } from '../scripts/lib/transpile.mjs';
import { fullSampleOf, operationsOf, sampleOf } from '../src/contract/index.ts';
import { contract } from './contract.ts';
import { median, seconds } from './figures.ts';
import { report, WRITE } from './report.ts';

const HELP = `Measures how long verify takes for an archive of 5,000 exchanges, and how much memory.

  npm run bench:verify
  npm run bench:verify -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, WRITE);
if ('status' in options) process.exit(options.status);

const EXCHANGES = 5000;
const ROUNDS = 3;
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
try {
  const archive = path.join(folder, 'traffic.har');
  const all = Array.from({ length: EXCHANGES }, (_, index) => entries[index % entries.length]);
  const text = JSON.stringify({ log: { version: '1.2', creator: { name: 'bench', version: '1' }, entries: all } });
  writeFileSync(archive, text);
  console.log(`${EXCHANGES} exchanges, ${(text.length / 1e6).toFixed(1)} MB, median of ${ROUNDS} runs`);
  const redocly = path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
  const api = path.resolve('generated/openapi.json');
  const drift = [
    'drift',
    archive,
    '--api',
    api,
    '--match-mode',
    'basepath',
    '--output',
    path.join(folder, 'drift.txt'),
  ];
  const ours = measure('verify', [await transpile('src/cli/main.ts'), 'verify', archive]);
  const theirs = measure('redocly drift', [path.join(redocly, 'bin/cli.js'), ...drift]);
  const rows = [
    ['`verify`', seconds(ours.time), `${ours.memory} MB`],
    ['`redocly drift`', seconds(theirs.time), `${theirs.memory} MB`],
    ['ratio', (ours.time / theirs.time).toFixed(2), (ours.memory / theirs.memory).toFixed(2)],
  ];
  report('verify', [{ columns: ['program', 'time', 'memory'], rows }], options.values.write);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** How long a program takes in ms, its start included, and how many MB of memory at most. */
function measure(name: string, command: readonly string[]): { time: number; memory: number } {
  const runs = Array.from({ length: ROUNDS }, () => run(name, command));
  const [time, memory] = [runs.map((one) => one.time), runs.map((one) => one.memory)].map(median) as [number, number];
  return { time, memory: Math.round(memory / 1000) };
}

function run(name: string, command: readonly string[]): { time: number; memory: number } {
  const report = path.join(folder, 'memory.txt');
  const watch = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(report)},String(process.resourceUsage().maxRSS)))`;
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', watch, ...command], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  const time = performance.now() - start;
  // Both end with 1 if something differs.
  if (status !== 0 && status !== 1) throw new Error(`${name} ended with status ${status}\n${stderr}`);
  return { time, memory: Number(readFileSync(report, 'utf8')) };
}
