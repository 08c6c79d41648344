import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('generated/seeds/ is what the story and the year make', () => {
  const program = ['scripts/run.mjs', 'scripts/seeds.ts', '--check'];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
