import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Parts, record } from '../diff/fixture.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { startThreadsElsewhere, type ThreadsElsewhere } from '../support/threads-elsewhere.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'diff-git-'));
const text = { type: 'string' };

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

function commit(tag: string, parts: Parts): void {
  for (const file of ['generated/openapi.json', 'api.json'])
    writeFileSync(path.join(folder, file), JSON.stringify(documentOf(parts)));
  git('add', '.');
  git('commit', '-m', tag);
  git('tag', tag);
}

let program: string;
let threads: ThreadsElsewhere;
beforeAll(async () => {
  program = await compiledCli();
  threads = await startThreadsElsewhere(folder);
  mkdirSync(path.join(folder, 'generated'));
  mkdirSync(path.join(folder, 'elsewhere'));
  git('init', '--initial-branch', 'main');
  commit('v1', { request: record({ name: text, colour: text }) });
  commit('v2', { request: record({ name: text }) });
});
afterAll(() => {
  threads?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command in the folder. */
function diff(args: readonly string[], env = {}) {
  return threads.run(program, { args: ['diff', ...args], env: { ...process.env, ...env } });
}

const REMOVED = 'callers: createThing request body.colour: field removed';

describe('diff compares', () => {
  it.each([
    ['two commits', ['v1', 'v2']],
    ['the ends of a range', ['v1..HEAD']],
    ['a commit with a file of another', ['v1', 'main:api.json']],
    ['a commit with a file', ['v1', 'api.json']],
    ['a file of a commit, from below the root', ['v1:api.json', 'v2:api.json']],
  ])('%s', async (_, args) => {
    const { status, stdout, stderr } = await diff(args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain(REMOVED);
  });

  it('a commit with itself', async () => {
    expect(await diff(['v2..main'])).toEqual({ status: 0, stdout: 'No changes.\n', stderr: '' });
  });
});

describe('diff says in a line', () => {
  it.each([
    ['that there is no such commit', ['v9', 'v2'], '"v9" is neither a file nor a commit of this repository.\n'],
    ['that a commit has no such file', ['v1:old.json', 'v2'], 'There is no old.json in v1.\n'],
    ['that a file is missing', ['v1', 'old.json'], 'Cannot read old.json: there is no such file.\n'],
  ])('%s', async (_, args, stderr) => {
    expect(await diff(args)).toEqual({ status: 2, stdout: '', stderr });
  });

  it('that the folder is in no repository', async () => {
    const { status, stderr } = await diff(['main', 'v2'], { GIT_DIR: path.join(folder, 'elsewhere') });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: '"main" is neither a file nor a commit. This folder is not in a Git repository.\n',
    });
  });

  it('that git is missing', async () => {
    const { status, stderr } = await diff(['v1', 'v2'], { PATH: path.join(folder, 'elsewhere') });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Reading a document in a commit needs Git, which was not found.\n',
    });
  });
});

it('accepts what a policy accepts, and names what it accepts in vain', async () => {
  const policy = {
    accept: [
      { kind: 'field-removed', place: 'createThing request body.colour', reason: 'Nobody has ever sent it.' },
      { kind: 'field-removed', place: 'createThing request body.size', reason: 'It is gone already.' },
    ],
  };
  writeFileSync(path.join(folder, 'policy.json'), JSON.stringify(policy));
  expect(await diff(['v1..v2', '--policy', 'policy.json'])).toEqual({
    status: 0,
    stdout: 'No changes.\n',
    stderr:
      'policy.json accepts 1 of the changes.\npolicy.json: there is no field-removed at createThing request body.size. Remove or correct the entry.\n',
  });
});

it('annotates the file of a pull request', async () => {
  const { status, stdout } = await diff(['v1', 'api.json', '--format', 'github']);
  expect(status).toBe(1);
  expect(stdout).toBe(
    '::error file=api.json,title=field-removed::callers: createThing request body.colour: field removed (createThing)\n1 breaking, 0 warnings, 0 additive, 0 descriptive.\n',
  );
});
