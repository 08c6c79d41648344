import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('generated/probes/ is what the sessions make', () => {
  const program = ['scripts/run.mjs', 'scripts/probes.ts', '--check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(Number(/there are (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(150);
});
