import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { copyContract, type ProjectCopy } from '../support/project.ts';
import { runThread } from '../support/threads.ts';

let copy: ProjectCopy;
let program: string;
beforeAll(async () => {
  copy = copyContract();
  program = await transpile('scripts/samples.ts');
});
afterAll(() => copy.remove());

const write = (...args: string[]) => runThread(program, { args: ['--root', copy.root, ...args] });

it('`npm run samples` finds nothing to write, since the samples are what the sandbox answers', async () => {
  expect(await write()).toEqual({ status: 0, stdout: 'Samples written: 0.\n', stderr: '' });
});

it('it says what to build first, and refuses what it does not know', async () => {
  rmSync(path.join(copy.root, 'generated/openapi.json'));
  expect(await write()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run build') });
  expect(await write('--check')).toMatchObject({ status: 2, stderr: expect.stringContaining('--check') });
});
