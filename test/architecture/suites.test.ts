import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { changedSince, globals } from '../support/globals.ts';
import { LONGEST } from '../support/longest-first.ts';

const REFUSAL = 'A unit test opens no sockets and starts no programs. End the name of its file with .e2e.test.ts.';

it("a unit test can't open a socket", () => {
  expect(() => createServer().listen(0)).toThrow(REFUSAL);
});

it("a unit test can't start a program", () => {
  expect(() => execFile(process.execPath)).toThrow(REFUSAL);
});

it('a file of tests that leaves a global behind is found', () => {
  const before = globals();
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', () => undefined);
  expect(changedSince(before)).toEqual(['fetch', 'window']);
  vi.unstubAllGlobals();
  expect(changedSince(before)).toEqual([]);
});

it('a long suite has a short sibling, which catches the common mistake in npm test', () => {
  const files = new Set(readdirSync('test', { recursive: true, encoding: 'utf8' }));
  const long = [...files].filter((file) => file.endsWith('.long.test.ts'));
  expect(long).not.toEqual([]);
  const siblings = (file: string): string[] =>
    ['.test.ts', '.e2e.test.ts'].map((ending) => file.replace('.long.test.ts', ending));
  expect(long.filter((file) => !siblings(file).some((sibling) => files.has(sibling)))).toEqual([]);
});

it('the files that run first are there', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});
