import { beforeAll, describe, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { runThread } from '../support/threads.ts';
import { npmEnvironment } from './npm-environment.ts';

let program: string;
beforeAll(async () => {
  program = await transpile('scripts/release-publish.ts');
});

/** Runs it without any settings of npm: it ends before it needs them. */
const start = (...args: string[]) => runThread(program, { args, env: npmEnvironment('none') });

describe('npm run release:publish', () => {
  it('takes another publisher for a registry on this machine alone', async () => {
    const { status, stderr } = await start('--registry', 'https://registry.invalid/', '--publisher', 'any.json');
    expect(status).toBe(2);
    expect(stderr).toContain('--publisher is for trials with a registry on this machine');
  });
});
