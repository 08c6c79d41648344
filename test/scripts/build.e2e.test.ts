import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { copyContract, type ProjectCopy } from '../support/project.ts';

const { root } = projectAt();

const STAGES = [
  ...['read sources', 'lint sources', 'references', 'bundle', 'compose', 'samples'],
  ...['yaml', 'client', 'coverage', 'places', 'types', 'lint bundle'],
];

let project: ProjectCopy;
beforeEach(() => {
  project = copyContract();
});
afterEach(() => project.remove());

function build(...args: string[]) {
  const program = ['scripts/run.mjs', 'scripts/build.ts', '--root', project.root];
  return spawnSync(process.execPath, [...program, ...args], { encoding: 'utf8', cwd: root });
}

function generated(): Record<string, string> {
  const names = readdirSync(project.generated).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(project.generated, name), 'utf8')]));
}

describe('npm run build', () => {
  it('writes the same bytes as are committed, stage by stage', () => {
    const before = generated();
    const { status, stdout } = build();
    expect(status).toBe(0);
    expect(generated()).toEqual(before);
    for (const stage of STAGES) expect(stdout).toMatch(new RegExp(`✓ ${stage} +\\d+ ms `));
    expect(stdout).toMatch(/Wrote 7 files to generated\/ in \d+\.\d s\./);
  });

  it('leaves generated/ untouched when it fails, and ends with status 1', () => {
    const before = generated();
    project.replace(
      'openapi/resources/taxes/paths.yaml',
      "      '404':\n        $ref: ../../common/responses.yaml#/NotFound\n",
      '',
    );
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain('inventory/not-found-response');
    expect(stderr).toContain('generated/ is left as it was');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(generated()).toEqual(before);
    expect(readdirSync(project.root).filter((name) => name.startsWith('generated'))).toEqual(['generated']);
  });

  it('says what is stale with --check, and writes nothing', () => {
    project.write('generated/coverage.md', 'edited by hand');
    const { status, stderr } = build('--check');
    expect(status).toBe(1);
    expect(stderr).toContain('generated/ is stale: coverage.md');
    expect(project.read('generated/coverage.md')).toBe('edited by hand');
  });

  it('explains itself', () => {
    expect(build('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run build -- --check') });
    expect(build('--hlep')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Unknown option --hlep. Did you mean --help?'),
    });
  });
});
