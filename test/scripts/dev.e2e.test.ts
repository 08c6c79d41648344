import { expect, it, onTestFinished } from 'vitest';
import { start } from '../reference/program.ts';
import { copyContract } from '../support/project.ts';

it('`npm run dev` prints the problems of the contract, and looks again after a change', async () => {
  const project = copyContract(['organizations']);
  onTestFinished(() => project.remove());
  const index = project.read('openapi/openapi.yaml');
  project.delete('openapi/openapi.yaml');
  const program = start('scripts/dev.ts', ['--root', project.root]);
  // One is printed to standard error and one to standard output, in no certain order.
  await program.until(/openapi\/openapi\.yaml:1:1 {2}index\n {2}The file does not exist\.\n/);
  await program.until(/Watching openapi/);
  // Broken, since what this test is about is seen before the whole contract is built.
  project.write('openapi/openapi.yaml', `${index}\n[`);
  await program.until(/openapi\/openapi\.yaml:\d+:\d+ {2}yaml\n/);
  expect(program.output()).not.toMatch(/^ {4}at /m);
  program.child.kill('SIGINT');
  await program.ended;
});
