import { renameSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { start } from '../reference/program.ts';
import { IS_FULL } from '../support/full.ts';
import { copyContract, type ProjectCopy } from '../support/project.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyContract(['taxes']);
});
afterEach(() => project.remove());

it.runIf(IS_FULL)('`npm run dev` builds again after a change during its first build', async () => {
  const program = start('scripts/dev.ts', ['--root', project.root]);
  await program.until(/^start /m);
  project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summary: Create one tax');
  await program.until(/taxes\/paths\.yaml[\s\S]*Built in/);
  expect(project.read('generated/openapi.json')).toContain('"summary": "Create one tax"');
  program.child.kill('SIGINT');
  await program.ended;
});

it.runIf(IS_FULL)(
  '`npm run dev` goes on when openapi/ is not there for a time, and builds what it is then',
  async () => {
    const program = start('scripts/dev.ts', ['--root', project.root]);
    await program.until(/Built in/);
    renameSync(project.sources, `${project.sources}.away`);
    await program.until(/openapi\/openapi\.yaml:1:1 {2}index\n {2}The file does not exist\.\n {2}→ Restore it/);
    renameSync(`${project.sources}.away`, project.sources);
    await program.until(/does not exist[\s\S]*Built in/);
    project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summary: Create one tax');
    const built = () => project.read('generated/openapi.json');
    await expect.poll(built, { timeout: 60_000 }).toContain('"summary": "Create one tax"');
    expect(program.output()).not.toMatch(/^ {4}at /m);
    program.child.kill('SIGINT');
    await program.ended;
  },
);

it('`npm run dev` prints the problems of the contract, and looks again after a change', async () => {
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
