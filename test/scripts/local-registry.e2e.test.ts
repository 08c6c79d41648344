import { expect, it } from 'vitest';
import { start } from '../reference/program.ts';

it('npm run registry says how to use it', async () => {
  const program = start('scripts/local-registry.ts', ['--help']);
  expect(await program.ended).toBe(0);
  expect(program.output()).toMatch(/^ {2}npm run registry +on port 4873$/m);
});

it.each([
  [['--port', 'x'], 'The port is a number from 0 to 65535, not x.'],
  [['--port', '65536'], 'The port is a number from 0 to 65535, not 65536.'],
  [['--prt', '1'], 'Unknown option --prt.'],
])('npm run registry -- %j is wrong usage', async (args, message) => {
  const program = start('scripts/local-registry.ts', args);
  expect(await program.ended).toBe(2);
  expect(program.output()).toContain(message);
});
