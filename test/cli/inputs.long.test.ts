import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { partOf } from '../support/full.ts';
import { COMMANDS, DOCUMENT, makeFiles, shellIn, unreadable } from './inputs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
const shell = await shellIn(folder);
const content = makeFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(partOf(COMMANDS, 5))('%s, of a %s', (command, kind, status, printed) => {
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

  it.each(unreadable(kind))('ends with status 2 for %s, and says why in a line', (name, reason) => {
    expect(shell(line(name))).toEqual({ status: 2, stdout: '', stderr: `Cannot read ${name}: ${reason}.\n` });
  });
});

it('reads a document of standard input', () => {
  const ran = shell(`run operations --document - < ${DOCUMENT}`);
  expect(ran).toEqual({ status: 0, stdout: expect.stringContaining('createTax'), stderr: '' });
});

it('starts a sandbox with a seed of standard input, which gzip has compressed', () => {
  writeFileSync(path.join(folder, 'seed-compressed'), gzipSync('{"invoces":[]}'));
  const { status, stderr } = shell('run sandbox --port 0 --seed - < seed-compressed');
  // It was read, and is no seed.
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/it has no snapshot and no records\. .*Did you mean invoices\?/),
  ]);
  const damaged = shell('run sandbox --port 0 --seed - < overlay-cut');
  expect([damaged.status, damaged.stderr]).toEqual([
    2,
    expect.stringContaining("The seed standard input can't be read: its gzip data is cut off."),
  ]);
});

it('names standard input where it holds something else', () => {
  const { status, stderr } = shell('echo hello | run verify -');
  expect([status, stderr]).toEqual([
    2,
    'standard input is neither a recording of this package, nor a HAR file, nor evidence. The JSON log of a gateway needs --mapping.\n',
  ]);
});

it.each<[way: string, status: number, input?: Buffer]>([
  ['run verify /dev/stdin', 1, content['recording']!],
  ['run evidence merge /dev/stdin < evidence', 0],
  ['run evidence merge <(cat evidence)', 0],
])('reads standard input and pipes: %s', (way, status, input) => {
  const ran = shell(way, input);
  expect(ran).toEqual({ status, stdout: expect.stringContaining('colour'), stderr: '' });
});

it('reads standard input once', () => {
  expect(shell('run verify - - < recording')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Cannot read standard input: it can be read only once, but was passed twice.\n',
  });
});
