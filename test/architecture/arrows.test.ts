import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it, onTestFinished } from 'vitest';
import rules, { ARROWS } from '../../.dependency-cruiser.mjs';

/** Modules by their paths, each with what it imports. */
type Tree = Record<string, string[]>;

/** The rules that a tree breaks. What is imported and not in the tree is an empty module. */
async function brokenRules(tree: Tree, statement = 'import type {} from'): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of Object.values(tree).flat()) if (!/^node:|^\.|missing/.test(file)) write(file, 'export {};\n');
  for (const [file, imports] of Object.entries(tree)) {
    const specifiers = imports.map((target) =>
      target.startsWith('node:') ? target : `./${path.posix.relative(path.posix.dirname(file), target)}`,
    );
    write(file, specifiers.map((specifier) => `${statement} '${specifier}';\n`).join(''));
  }
  const { output } = await cruise(readdirSync(root), {
    ...rules.options,
    validate: true,
    ruleSet: rules,
    baseDir: root,
  });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))];
}

const ofArea = (area: string): string =>
  rules.forbidden!.find(({ name }) => name!.startsWith(`${area} imports`))!.name!;

/** Trees that break one rule each. */
const BROKEN: [rule: string, tree: Tree][] = [
  ...Object.keys(ARROWS).map((area): [string, Tree] => [ofArea(area), { [`${area}/a.ts`]: ['test/support/b.ts'] }]),
  [ofArea('generated'), { 'generated/client.ts': ['src/client/paging.ts'] }],
  [ofArea('src/contract'), { 'src/contract/names.ts': ['scripts/build/stages/client.ts'] }],
  [ofArea('src/client'), { 'src/client/index.ts': ['src/mock/index.ts'] }],
  [ofArea('src/diff'), { 'src/diff/index.ts': ['src/client/errors.ts'] }],
  [ofArea('src/service'), { 'src/service/routes.ts': ['src/mock/index.ts'] }],
  [ofArea('src/mock'), { 'src/mock/index.ts': ['src/sandbox/index.ts'] }],
  [ofArea('src/mock'), { 'src/mock/payload.ts': ['src/client/ids.ts'] }],
  [ofArea('src/cli'), { 'src/cli/run.ts': ['reference/build.ts'] }],
  [ofArea('reference'), { 'reference/model/site.ts': ['scripts/lib/project.ts'] }],
  [ofArea('scripts'), { 'scripts/build.ts': ['bench/build.ts'] }],
  [
    'no cycles',
    { 'src/diff/a.ts': ['src/diff/b.ts'], 'src/diff/b.ts': ['src/diff/c.ts'], 'src/diff/c.ts': ['src/diff/a.ts'] },
  ],
  ['what runs anywhere imports nothing from Node', { 'src/contract/read.ts': ['node:fs'] }],
  ['what runs anywhere imports nothing from Node', { 'src/client/deep/budget.ts': ['node:timers'] }],
  ['what runs anywhere imports no adapter to Node', { 'src/contract/read.ts': ['src/contract/node/read-file.ts'] }],
  ['what runs anywhere imports no adapter to Node', { 'src/diff/index.ts': ['src/contract/node/shipped.ts'] }],
  ['a file that is imported exists', { 'src/diff/index.ts': ['src/diff/missing.ts'] }],
];

describe('imports', () => {
  it.each(BROKEN)('break the rule "%s" in %j', async (rule, tree) => {
    // Types alone may refer to each other in a circle.
    const statement = rule === 'no cycles' ? 'import' : undefined;
    expect(await brokenRules(tree, statement)).toEqual([rule]);
  });

  it('break each of the rules in one of these trees', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(rules.forbidden!.map(({ name }) => name)));
  });

  it('may follow the arrows', async () => {
    const tree: Tree = {
      'generated/client.ts': ['generated/models.ts', 'src/client/surface.ts'],
      'src/contract/names.ts': ['generated/types.ts', 'src/contract/walk.ts'],
      'src/contract/node/read-file.ts': ['node:fs', 'src/contract/read.ts'],
      'src/client/transport.ts': ['src/contract/exact-ids.ts'],
      'src/mock/index.ts': ['src/service/node/server.ts', 'node:http'],
      'src/cli/run.ts': ['src/diff/index.ts', 'src/mock/front.ts', 'node:util'],
      'reference/build.ts': ['src/cli/table.ts'],
      'scripts/start.ts': ['reference/render.ts', 'src/cli/options.ts'],
      'bench/build.ts': ['scripts/build/pipeline.ts'],
      'test/mock/all.test.ts': ['bench/mock.ts', 'scripts/build/watch.ts'],
    };
    expect(await brokenRules(tree)).toEqual([]);
  });
});

it('every folder of src has its arrows, and no module lies outside of one', () => {
  const known = Object.keys(ARROWS).map((area) => area.replace(/^src\//, ''));
  expect(readdirSync('src').filter((name) => !known.includes(name))).toEqual([]);
});
