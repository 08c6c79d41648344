import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readInputText } from '../../../src/contract/node/input.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'input-'));
const file = path.join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true }));

/** Larger than what is read at once, so that characters lie across two pieces. */
const PIECE = 65_536;

function read(content: string | Buffer): Promise<string> {
  writeFileSync(file, content);
  return readInputText(file);
}

/** Any text. fc.string() would first list all characters that there are. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }).filter((code) => code < 0xd8_00 || code > 0xdf_ff))
  .map((codes) => String.fromCodePoint(...codes));

describe('a text file', () => {
  it.each([0, 1, 2, 3])('is read where a character lies across two pieces, after %s bytes', async (offset) => {
    const text = `${'a'.repeat(PIECE - offset)}😀 é\nend`;
    expect(await read(text)).toBe(text);
    expect(await read(gzipSync(text))).toBe(text);
  });

  it('is read without a byte order mark at its start, and with one elsewhere', async () => {
    expect(await read('\uFEFFa\uFEFFb')).toBe('a\uFEFFb');
    expect(await read('\uFEFF')).toBe('');
    expect(await read('')).toBe('');
  });

  it('is read as it was written, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        fc.pre(!/^.?\0/s.test(text) && !text.startsWith('\uFEFF') && !text.startsWith('\x1f'));
        expect(await read(text)).toBe(text);
      }),
      { seed: 20260328, numRuns: 50 },
    ));

  it.each([
    ['in its first line', Buffer.from('Café\n', 'latin1'), 1],
    ['in a later line', Buffer.from('a\nb\nCafé\nd\n', 'latin1'), 3],
    ['behind many lines', Buffer.concat([Buffer.from('é\n'.repeat(PIECE)), Buffer.from([0x80])]), PIECE + 1],
    ['behind a character across two pieces', Buffer.from(`${'a'.repeat(PIECE - 1)}é\n\xe9`, 'latin1'), 1],
    ['where its last character is cut off', Buffer.from('a\nCafé').subarray(0, -1), 2],
    ['where gzip has compressed it', gzipSync(Buffer.from('a\nCafé\n', 'latin1')), 2],
  ])('is rejected where bytes are not UTF-8 %s', async (_, bytes, line) => {
    const message = `line ${line} is not UTF-8: save the file as UTF-8, in Excel as "CSV UTF-8"`;
    await expect(read(bytes)).rejects.toMatchObject({ code: 'NOT_UTF8', message });
  });

  it.each([
    ['little-endian, with a mark', Buffer.from('\uFEFFa\n', 'utf16le')],
    ['little-endian, without one', Buffer.from('a\n', 'utf16le')],
    ['big-endian, with a mark', Buffer.from('\uFEFFa\n', 'utf16le').swap16()],
    ['big-endian, without one', Buffer.from('a\n', 'utf16le').swap16()],
  ])('is rejected in UTF-16, %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ message: expect.stringContaining('it is UTF-16: save') });
  });
});
