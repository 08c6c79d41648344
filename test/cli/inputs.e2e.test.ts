import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { archiveOf } from '../verify/support/archive.ts';

const program = await compiledCli();
const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXCHANGE = {
  at: '2026-03-28T12:00:00Z',
  request: {
    method: 'GET',
    url: 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=10234695',
  },
  response: { status: 200, body: '{"code":0,"message":"success","tax":{"tax_id":"1","colour":"red"}}' },
};
const OVERLAY =
  'overlay: 1.0.0\ninfo: { title: Ours, version: 1.0.0 }\nactions: [{ target: $.info, update: { x-mine: true } }]\n';
const POLICY = '{"accept":[]}';
const DOCUMENT = shippedFile('generated/openapi.json');

/** What each kind of file holds. */
let content: Record<string, Buffer>;

beforeAll(() => {
  const lines: string[] = [];
  const recorder = createRecorder({ to: (line) => lines.push(line) });
  recorder(EXCHANGE);
  content = {
    recording: Buffer.from(`${lines.join('\n')}\n`),
    archive: Buffer.from(archiveOf([EXCHANGE])),
    evidence: Buffer.from(JSON.stringify(recorder.evidence())),
    overlay: Buffer.from(OVERLAY),
    policy: Buffer.from(POLICY),
  };
  for (const [name, bytes] of Object.entries(content)) {
    writeFileSync(file(name), bytes);
    writeFileSync(file(`${name}-compressed`), gzipSync(bytes));
    writeFileSync(file(`${name}-cut`), gzipSync(bytes).subarray(0, -12));
    const flipped = gzipSync(bytes);
    flipped.writeUInt8(flipped.readUInt8(flipped.length - 6) ^ 255, flipped.length - 6);
    writeFileSync(file(`${name}-flipped`), flipped);
  }
  mkdirSync(file('folder'));
});

/** Each command that reads a file, with `FILE` where the file stands, its status and what it prints of it. */
const COMMANDS: [command: string, kind: string, status: number, printed: string][] = [
  ['verify FILE', 'recording', 1, 'colour'],
  ['verify FILE', 'archive', 1, 'colour'],
  ['evidence merge FILE', 'evidence', 0, 'colour'],
  ['propose FILE', 'recording', 0, 'colour'],
  ['spec --overlay FILE --format json', 'overlay', 0, '"x-mine": true'],
  [`diff ${DOCUMENT} --policy FILE`, 'policy', 0, 'No changes'],
];

/** Runs a line of the shell, in which `run` is the command line. */
function shell(line: string, input?: Buffer) {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `run() { "${process.execPath}" ${program} "$@"; }; ${line}`],
    {
      cwd: folder,
      input: input ?? '',
      maxBuffer: 20_000_000,
    },
  );
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

describe.each(COMMANDS)('%s, of a %s', (command, kind, status, printed) => {
  const line = (given: string): string => `run ${command.replace('FILE', given)}`;

  it('reads standard input, pipes and what gzip has compressed, whatever their names', () => {
    const ways: [line: string, input?: Buffer][] = [
      [line(kind)],
      [line('-'), content[kind]!],
      [line('/dev/stdin'), content[kind]!],
      [`cat ${kind} | ${line('-')}`],
      [`cat ${kind}-compressed | ${line('/dev/stdin')}`],
      [`${line('/dev/stdin')} < ${kind}`],
      [line(`<(cat ${kind})`)],
      [line(`${kind}-compressed`)],
    ];
    for (const [way, input] of ways) {
      const ran = shell(way, input);
      expect([way, ran.status, ran.stderr.includes('Cannot')]).toEqual([way, status, false]);
      expect(ran.stdout, way).toContain(printed);
    }
  });

  it.each([
    ['missing', 'Cannot read missing: there is no such file.\n'],
    ['folder', 'Cannot read folder: it is a folder.\n'],
    [`${kind}-cut`, `Cannot read ${kind}-cut: what gzip has compressed is cut off.\n`],
    [`${kind}-flipped`, `Cannot read ${kind}-flipped: what gzip has compressed is damaged.\n`],
  ])('ends with status 2 for %s, and says why in a line', (name, message) => {
    expect(shell(line(name))).toEqual({ status: 2, stdout: '', stderr: message });
  });
});

it('compares a document of standard input', () => {
  const ran = shell(`run diff - < ${DOCUMENT}`);
  expect(ran).toEqual({ status: 0, stdout: 'No changes.\n', stderr: '' });
});

it('starts a sandbox with a seed of standard input, which gzip has compressed', () => {
  writeFileSync(file('seed-compressed'), gzipSync('{"nothing":1}'));
  const { status, stderr } = shell('run sandbox --port 0 --seed - < seed-compressed');
  // It was read, and is no seed.
  expect([status, stderr]).toEqual([2, expect.stringContaining('nothing')]);
  const damaged = shell('run sandbox --port 0 --seed - < overlay-cut');
  expect([damaged.status, damaged.stderr]).toEqual([
    2,
    expect.stringContaining('The seed standard input cannot be read: what gzip has compressed is cut off.'),
  ]);
});

it('reads standard input once', () => {
  expect(shell('run verify - - < recording')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Cannot read standard input: it can be read once alone, and was given twice.\n',
  });
});

it('names standard input where it holds something else', () => {
  const { status, stderr } = shell('echo hello | run verify -');
  expect([status, stderr]).toEqual([
    2,
    'standard input is neither a recording of this package, nor a HAR file, nor evidence. The JSON log of a gateway needs --mapping.\n',
  ]);
});
