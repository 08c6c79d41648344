import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { archiveOf } from '../verifier/verify/support/archive.ts';

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
export const DOCUMENT = shippedFile('generated/openapi.json');

/** Each command that reads a file, with `FILE` where the file stands, its status and what it prints of it. */
export const COMMANDS: [command: string, kind: string, status: number, printed: string][] = [
  ['verify FILE', 'recording', 1, 'colour'],
  ['verify FILE', 'archive', 1, 'colour'],
  ['evidence merge FILE', 'evidence', 0, 'colour'],
  ['propose FILE', 'recording', 0, 'colour'],
  ['spec --overlay FILE --format json', 'overlay', 0, '"x-mine": true'],
];

/**
 * Makes the files of each kind in a folder: plain, compressed, with a byte order mark, two that can't be decompressed, and two in
 * other encodings. Returns what they hold.
 */
export function makeFiles(folder: string): Record<string, Buffer> {
  const file = (name: string): string => path.join(folder, name);
  const lines: string[] = [];
  const recorder = createRecorder({ to: (line) => lines.push(line) });
  recorder(EXCHANGE);
  const content = {
    recording: Buffer.from(`${lines.join('\n')}\n`),
    archive: Buffer.from(archiveOf([EXCHANGE])),
    evidence: Buffer.from(JSON.stringify(recorder.evidence())),
    overlay: Buffer.from(OVERLAY),
  };
  for (const [name, bytes] of Object.entries(content)) {
    writeFileSync(file(name), bytes);
    writeFileSync(file(`${name}-compressed`), gzipSync(bytes));
    writeFileSync(file(`${name}-cut`), gzipSync(bytes).subarray(0, -12));
    const flipped = gzipSync(bytes);
    flipped.writeUInt8(flipped.readUInt8(flipped.length - 6) ^ 255, flipped.length - 6);
    writeFileSync(file(`${name}-flipped`), flipped);
    writeFileSync(file(`${name}-latin1`), Buffer.concat([Buffer.from('é', 'latin1'), bytes]));
    writeFileSync(file(`${name}-utf16`), Buffer.from(`\uFEFF${bytes.toString('utf8')}`, 'utf16le'));
    writeFileSync(file(`${name}-marked`), `\uFEFF${bytes.toString('utf8')}`);
  }
  mkdirSync(file('folder'));
  return content;
}

/** The names of files that can't be read, and why. */
export function unreadable(kind: string): [name: string, reason: string][] {
  return [
    ['missing', 'there is no such file'],
    ['folder', 'it is a folder'],
    [`${kind}-cut`, 'its gzip data is cut off'],
    [`${kind}-flipped`, 'its gzip data is damaged'],
    [`${kind}-latin1`, 'line 1 is not UTF-8: save the file as UTF-8, in Excel as "CSV UTF-8"'],
    [`${kind}-utf16`, 'it is UTF-16: save the file as UTF-8, in Excel as "CSV UTF-8"'],
  ];
}

/** Returns what runs a line of the shell in a folder, in which `run` is the command line. */
export async function shellIn(folder: string) {
  const program = await compiledCli();
  return (line: string, input?: Buffer) => {
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
  };
}
