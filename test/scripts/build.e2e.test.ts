import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedSinceBuild, writeBuild } from '../../scripts/build/output.ts';
import { runPipeline } from '../../scripts/build/pipeline.ts';
import { copyContract, type ProjectCopy } from '../support/project.ts';
import { refuseStaleContract } from '../support/stale.ts';
import { filesOf, GENERATED, STAGES } from './built.ts';

describe('a build of the smallest contract', () => {
  let project: ProjectCopy;
  const stages: string[] = [];
  beforeAll(async () => {
    project = copyContract(['organizations']);
    for (const name of GENERATED) project.write(`generated/${name}`, 'of another build');
    // In process, since a program takes longer to load than to build this contract.
    writeBuild(project, await runPipeline(project, { onStage: ({ name }) => void stages.push(name) }));
  });
  afterAll(() => project.remove());

  it('writes generated/, stage by stage', () => {
    const files = filesOf(project);
    expect(Object.keys(files)).toEqual(GENERATED);
    for (const content of Object.values(files)) expect(content).not.toContain('of another build');
    for (const name of ['openapi.json', 'openapi.yaml', 'types.ts', 'coverage.md'])
      expect(files[name]).toContain('listOrganizations');
    expect(stages).toEqual(expect.arrayContaining(STAGES));
  });

  it('is remembered with what it was made from, until a source changes', () => {
    expect(changedSinceBuild(project)).toEqual([]);
    expect(() => refuseStaleContract(project)).not.toThrow();
    project.replace('openapi/openapi.yaml', 'openapi:', '# Changed.\nopenapi:');
    expect(changedSinceBuild(project)).toEqual([project.entry]);
  });
});
