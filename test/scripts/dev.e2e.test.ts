import { afterEach, beforeEach, expect, it } from 'vitest';
import { start } from '../reference/program.ts';
import { copyContract, type ProjectCopy } from '../support/project.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyContract(['taxes']);
});
afterEach(() => project.remove());

it('`npm run dev` builds again after a change during its first build', { timeout: 180_000 }, async () => {
  const program = start('scripts/dev.ts', ['--root', project.root]);
  await program.until(/^start /m);
  project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summary: Create one tax');
  await program.until(/taxes\/paths\.yaml[\s\S]*Built in/);
  expect(project.read('generated/openapi.json')).toContain('"summary": "Create one tax"');
  program.child.kill('SIGINT');
  await program.ended;
});
