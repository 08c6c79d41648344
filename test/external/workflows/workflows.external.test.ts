import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectAt } from '../../../scripts/lib/project.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { actionlint, LIMIT, zizmor } from './linters.ts';

const { root } = projectAt();

/** A folder with a workflow whose job has these steps. */
function folderWith(steps: string, dependabot?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
  const workflow = `name: Planted
on: push
permissions: {}
concurrency:
  group: planted
  cancel-in-progress: true
jobs:
  job:
    name: Job
    runs-on: ubuntu-24.04
    steps:
${steps}
`;
  writeFileSync(path.join(folder, '.github/workflows/planted.yml'), workflow);
  if (dependabot !== undefined) writeFileSync(path.join(folder, '.github/dependabot.yml'), dependabot);
  return folder;
}

describe.skipIf(!hasLanguages('actionlint', 'Go', 'Python'))('actionlint', { timeout: LIMIT }, () => {
  it('finds nothing in the workflows', async () => expect(await actionlint(root)).toEqual([]));

  it.each([
    [
      'an output that no step has',
      '      - run: echo "${{ steps.none.outputs.one }}"',
      'property "none" is not defined',
    ],
    [
      'a script that splits words',
      '      - run: rm $GITHUB_WORKSPACE',
      'shellcheck reported issue in this script: SC2086',
    ],
    [
      'a step that does nothing',
      '      - runs: echo',
      'step must run script with "run" section or run action with "uses"',
    ],
  ])('finds %s', async (_, steps, message) => {
    expect((await actionlint(folderWith(steps))).join('\n')).toContain(message);
  });
});

describe.skipIf(!hasLanguages('zizmor', 'Python'))('zizmor', { timeout: LIMIT }, () => {
  it('finds nothing in the workflows and in the settings of Dependabot', async () => {
    expect(await zizmor(root)).toEqual([]);
  });

  it.each([
    ['an action that is not pinned', '      - uses: actions/setup-node@v6', 'unpinned-uses'],
    ['a token that stays behind', '      - uses: actions/checkout@v7', 'artipacked'],
    ['an expression in a script', '      - run: echo "${{ github.head_ref }}"', 'template-injection'],
  ])('finds %s', async (_, steps, audit) => {
    expect(await zizmor(folderWith(steps))).toContain(audit);
  });

  it('finds updates that wait for nothing', async () => {
    const updates =
      'version: 2\nupdates:\n  - package-ecosystem: npm\n    directory: /\n    schedule:\n      interval: weekly\n';
    expect(await zizmor(folderWith('      - run: echo', updates))).toContain('dependabot-cooldown');
  });
});
