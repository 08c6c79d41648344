import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changedSinceBuild } from '../../scripts/build/output.ts';
import { IS_FULL } from '../support/full.ts';
import { copyContract, copyProject, type ProjectCopy } from '../support/project.ts';
import { refuseStaleContract } from '../support/stale.ts';
import { type Built, build, filesOf, GENERATED, STAGES } from './built.ts';

const PATHS = 'openapi/resources/taxes/paths.yaml';

describe('npm run build', () => {
  let project: ProjectCopy;
  let built: Built;
  beforeAll(() => {
    project = copyContract(['taxes']);
    for (const name of GENERATED) project.write(`generated/${name}`, 'of another build');
    built = build('--root', project.root);
  });
  afterAll(() => project.remove());

  it('writes generated/, stage by stage', () => {
    const { status, stdout } = built;
    expect(status).toBe(0);
    const files = filesOf(project);
    expect(Object.keys(files)).toEqual(GENERATED);
    for (const content of Object.values(files)) expect(content).toMatch(/tax|account/);
    for (const stage of STAGES) expect(stdout).toMatch(new RegExp(`✓ ${stage} +\\d+ ms `));
    expect(stdout).toMatch(new RegExp(`Wrote ${GENERATED.length} files to generated/ in \\d+\\.\\d s\\.`));
  });

  it('remembers what it was made from, so that tests need not build', () => {
    expect(changedSinceBuild(project)).toEqual([]);
    expect(() => refuseStaleContract(project)).not.toThrow();
  });

  it('says with --check what is stale, as tests do, and writes nothing', () => {
    const files = filesOf(project);
    project.replace(PATHS, 'summary: Create a tax', 'summary: Make a tax');
    project.write('generated/coverage.md', 'edited by hand');
    expect(() => refuseStaleContract(project)).toThrow(
      expect.objectContaining({
        message: [
          'The tests read generated/, which is not what openapi/ makes now.',
          `Changed since the last build: ${PATHS}, generated/coverage.md.`,
          '',
          'generated/ is stale: coverage.md, openapi.json, openapi.yaml, types.ts. Run `npm run build` and commit the result.',
        ].join('\n'),
      }),
    );
    expect(filesOf(project)).toEqual({ ...files, 'coverage.md': 'edited by hand' });
  });
});

it('a build that fails leaves generated/ untouched, and ends with status 1', () => {
  const project = copyContract(['taxes']);
  onTestFinished(() => project.remove());
  const before = filesOf(project);
  project.replace(PATHS, "      '200':\n", "      '404':\n        description: Gone.\n      '200':\n");
  const { status, stderr } = build('--root', project.root);
  expect(status).toBe(1);
  expect(stderr).toContain('inventory/error-responses');
  expect(stderr).toContain('generated/ is left as it was');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(filesOf(project)).toEqual(before);
  expect(readdirSync(project.root).filter((name) => name.startsWith('generated'))).toEqual(['generated']);
});

it.runIf(IS_FULL)('a clone that nobody has edited is trusted outside of CI, which checks each commit', () => {
  vi.stubEnv('CI', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = copyContract(['organizations']);
  onTestFinished(() => project.remove());
  const git = (...args: string[]): void => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    expect(spawnSync('git', [...author, ...args], { cwd: project.root }).status).toBe(0);
  };
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
  expect(() => refuseStaleContract(project)).not.toThrow();
  project.replace('openapi/openapi.yaml', 'openapi:', '# Changed.\nopenapi:');
  project.write('generated/coverage.md', 'edited by hand');
  expect(() => refuseStaleContract(project)).toThrow('which is not what openapi/ makes now');
});

it.runIf(IS_FULL)('tests do not run while the contract has a problem, and name it', () => {
  const project = copyContract(['organizations']);
  onTestFinished(() => project.remove());
  project.write('openapi/openapi.yaml', `${project.read('openapi/openapi.yaml')}\n[`);
  expect(() => refuseStaleContract(project)).toThrow(
    /^The tests read generated\/, which is not what openapi\/ makes now\.[\s\S]*openapi\/openapi\.yaml:\d+:\d+ {2}yaml\n/,
  );
});

it('`npm test` fails at once while the contract has a problem, and names it', () => {
  const project = copyProject(['taxes']);
  onTestFinished(() => project.remove());
  project.replace('openapi/resources/taxes/paths.yaml', 'operationId: createTax', 'operationId: [createTax');
  // One test that has nothing to do with the contract.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'short', 'test/release/gate.test.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8' });
  const output = stdout + stderr;
  expect(status).toBe(1);
  expect(output).toContain('The tests read generated/, which is not what openapi/ makes now.');
  expect(output).toMatch(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+ {2}yaml/);
  expect(output).not.toContain('Tests  ');
});

it('`npm run build` explains itself', () => {
  expect(build('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run build -- --check') });
  expect(build('--hlep')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Unknown option --hlep. Did you mean --help?'),
  });
});
