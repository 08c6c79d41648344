import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject } from '../support/project.ts';

it('`npm test` fails at once while the contract has a problem, and names it', () => {
  const project = copyProject(['taxes']);
  onTestFinished(() => project.remove());
  project.replace('openapi/resources/taxes/paths.yaml', 'operationId: createTax', 'operationId: [createTax');
  // One test that has nothing to do with the contract.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/release/gate.test.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8' });
  const output = stdout + stderr;
  expect(status).toBe(1);
  expect(output).toContain('The tests read generated/, which is not what openapi/ makes now.');
  expect(output).toMatch(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+ {2}yaml/);
  expect(output).not.toContain('Tests  ');
});
