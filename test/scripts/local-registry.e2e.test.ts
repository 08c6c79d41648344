import { expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { runThread } from '../support/threads.ts';

it('npm run registry -- ["--port","x"] is wrong usage', async () => {
  const { status, stderr } = await runThread(await transpile('scripts/local-registry.ts'), { args: ['--port', 'x'] });
  expect(status).toBe(2);
  expect(stderr).toContain('The port is a number from 0 to 65535, not x.');
});
