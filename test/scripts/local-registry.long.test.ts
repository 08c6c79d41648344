import { beforeAll, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { runThread } from '../support/threads.ts';

let program: string;
beforeAll(async () => {
  program = await transpile('scripts/local-registry.ts');
});

it('npm run registry says how to use it', async () => {
  const { status, stdout } = await runThread(program, { args: ['--help'] });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}npm run registry +on port 4873$/m);
});

it.each([
  [['--port', '65536'], 'The port is a number from 0 to 65535, not 65536.'],
  [['--prt', '1'], 'Unknown option --prt.'],
])('npm run registry -- %j is wrong usage', async (args, message) => {
  const { status, stderr } = await runThread(program, { args });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
