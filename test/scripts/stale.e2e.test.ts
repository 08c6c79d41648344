import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

/** Runs one test that has nothing to do with the contract. */
function runTest() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/release/gate.test.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('npm test', () => {
  it('fails at once while the contract has a problem, and names it', () => {
    project.replace('openapi/resources/taxes/paths.yaml', 'ServiceAPI.taxes.CREATE', 'ServiceAPI.taxes.MAKE');
    const { status, output } = runTest();
    expect(status).toBe(1);
    expect(output).toContain('The tests read generated/, which is not what openapi/ makes now.');
    expect(output).toMatch(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+ {2}inventory\/scope/);
    expect(output).not.toContain('Tests  ');
  });

  it('fails at once while the contract is changed and not built', () => {
    spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: project.root });
    expect(runTest()).toMatchObject({ status: 0, output: expect.stringContaining('28 passed') });
    project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summary: Make a tax');
    const { status, output } = runTest();
    expect(status).toBe(1);
    expect(output).toContain('Changed since the last build: openapi/resources/taxes/paths.yaml.');
    expect(output).toContain('generated/ is stale: openapi.json, openapi.yaml, types.ts. Run `npm run build`');
  });
});
