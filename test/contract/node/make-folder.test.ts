import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { whyUnwritable } from '../../../src/contract/node/file-error.ts';
import { makeFolder } from '../../../src/contract/node/make-folder.ts';

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Why a folder can't be made, as a message says it. */
function problemOf(folder: string): string {
  try {
    makeFolder(folder);
  } catch (error) {
    return whyUnwritable(error);
  }
  return 'it can';
}

it('makes a folder with those that it is in, and takes one that is there', () => {
  const folder = path.join(temporary(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

it('says what is in the way', () => {
  const file = path.join(temporary(), 'file');
  writeFileSync(file, '');
  expect(problemOf(file)).toBe('it is a file');
  expect(problemOf(path.join(file, 'a'))).toBe('a part of its path is a file');
});

it.runIf(existsSync('/proc'))('ends where a folder that exists takes no others', () => {
  expect(problemOf('/proc/not-there')).toBe('no folder can be created in /proc');
  expect(problemOf('/proc/not-there/deeper')).toBe('no folder can be created in /proc');
});
