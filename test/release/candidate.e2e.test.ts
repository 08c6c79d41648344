import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteChecked, problemOfCandidate, problemOfTag, readCandidate } from '../../scripts/release/candidate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'candidate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}

/** Makes a repository of the folder, for the tests that need one. */
function initialize(): void {
  git('init', '--quiet');
  writeFileSync(path.join(root, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0\n\n- First.\n\n## 0.9.0\n\n- Before.\n');
  writeFileSync(path.join(root, '.gitignore'), 'dist/\n');
  commit();
}

/** Packs a tarball that holds this. */
function pack(content: string, version = '1.0.0'): void {
  mkdirSync(path.join(root, 'dist/package'), { recursive: true });
  writeFileSync(path.join(root, `dist/package/any-${version}.tgz`), content);
}

describe('the tarball', () => {
  it('is known by its SHA-512, as registries give it', () => {
    expect(() => readCandidate(root)).toThrow('dist/package/ holds no tarball. Run `npm run release:check` first.');
    pack('abc');
    expect(readCandidate(root)).toEqual({
      tarball: path.join(root, 'dist/package/any-1.0.0.tgz'),
      integrity: 'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==',
    });
  });

  it('is one', () => {
    pack('abc');
    pack('abc', '0.9.0');
    expect(() => readCandidate(root)).toThrow('several tarballs: any-0.9.0.tgz, any-1.0.0.tgz. Leave one there.');
  });

  it('may be published if it was checked at this commit, and is the same', () => {
    initialize();
    pack('abc');
    expect(problemOfCandidate(root)).toContain('Nobody has checked the tarball');
    noteChecked(root);
    expect(problemOfCandidate(root)).toBe(undefined);
    expect(readFileSync(path.join(root, 'dist/package/notes.md'), 'utf8')).toBe('- First.\n');
    pack('abd');
    expect(problemOfCandidate(root)).toContain('The tarball is not the one that was checked.');
    pack('abc');
    const before = git('rev-parse', 'HEAD');
    const after = commit();
    expect(problemOfCandidate(root)).toContain(`The tarball was checked at ${before}, and this is ${after}.`);
  });
});

it('the tag of a version names the commit that is checked out', () => {
  initialize();
  expect(problemOfTag(root, '1.0.0')).toContain('There is no tag v1.0.0.');
  git('tag', '--annotate', '--message', 'One', 'v1.0.0');
  expect(problemOfTag(root, '1.0.0')).toBe(undefined);
  const tagged = git('rev-parse', 'HEAD');
  const head = commit();
  expect(problemOfTag(root, '1.0.0')).toContain(`The tag v1.0.0 names ${tagged}, and this is ${head}.`);
});
