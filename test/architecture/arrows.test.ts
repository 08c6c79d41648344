import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import rules, { ARROWS, ROOMS } from '../../.dependency-cruiser.mjs';

/** Modules by their paths, each with what it imports. */
type Tree = Record<string, string[]>;

/** An import that breaks a rule. */
interface Broken {
  from: string;
  to: string;
  rule: string;
}

/** The imports of some trees that break a rule, all of types alone. What is imported and not in the trees is an empty module. */
async function brokenIn(trees: readonly Tree[]): Promise<Broken[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  const texts = new Map<string, string>();
  for (const tree of trees) {
    for (const file of Object.values(tree).flat())
      if (!/^node:|^\.|missing/.test(file) && !texts.has(file)) texts.set(file, 'export {};\n');
    for (const [file, imports] of Object.entries(tree)) {
      const specifiers = imports.map((target) =>
        target.startsWith('node:') ? target : `./${path.posix.relative(path.posix.dirname(file), target)}`,
      );
      const lines = specifiers.map((specifier) => `import type {} from '${specifier}';\n`);
      texts.set(file, (texts.get(file) ?? '') + lines.join(''));
    }
  }
  for (const [file, text] of texts) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  try {
    const { output } = await cruise(readdirSync(root), {
      ...rules.options,
      validate: true,
      ruleSet: rules,
      baseDir: root,
    });
    return (output as ICruiseResult).summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const ofArea = (area: string): string =>
  rules.forbidden!.find(({ name }) => name!.startsWith(`${area} imports`))!.name!;

/** Trees that break one rule each. */
const BROKEN: [rule: string, tree: Tree][] = [
  ...Object.keys(ARROWS).map((area): [string, Tree] => [ofArea(area), { [`${area}/a.ts`]: ['test/support/b.ts'] }]),
  ...ROOMS.map((room): [string, Tree] => [
    `${room} is used through its index.ts`,
    { 'bench/a.ts': [`${room}/deep.ts`] },
  ]),
  [ofArea('generated'), { 'generated/client.ts': ['src/client/paging.ts'] }],
  [ofArea('src/contract'), { 'src/contract/names.ts': ['scripts/build/stages/write-client.ts'] }],
  [ofArea('src/client'), { 'src/client/errors.ts': ['src/mock/index.ts'] }],
  [ofArea('src/overlay'), { 'src/overlay/index.ts': ['src/client/index.ts'] }],
  [ofArea('src/service'), { 'src/service/service.ts': ['src/mock/index.ts'] }],
  [ofArea('src/mock'), { 'src/mock/start-mock.ts': ['sandbox/index.ts'] }],
  [ofArea('src/mock'), { 'src/mock/payload.ts': ['src/public/client.ts'] }],
  [ofArea('sandbox/goods'), { 'sandbox/goods/stock.ts': ['sandbox/orders/index.ts'] }],
  [ofArea('sandbox/resources'), { 'sandbox/resources/items.ts': ['sandbox/index.ts'] }],
  [ofArea('src/cli'), { 'src/cli/run.ts': ['reference/index.ts'] }],
  [ofArea('reference'), { 'reference/model/site.ts': ['scripts/lib/project.ts'] }],
  [ofArea('scripts'), { 'scripts/build.ts': ['bench/verify.ts'] }],
  [
    'no cycles',
    {
      'src/overlay/a.ts': ['src/overlay/b.ts'],
      'src/overlay/b.ts': ['src/overlay/c.ts'],
      'src/overlay/c.ts': ['src/overlay/a.ts'],
    },
  ],
  ['what runs anywhere imports nothing from Node', { 'src/contract/read.ts': ['node:fs'] }],
  ['what runs anywhere imports nothing from Node', { 'src/client/deep/budget.ts': ['node:timers'] }],
  ['what runs anywhere imports no adapter to Node', { 'src/contract/read.ts': ['src/contract/node/index.ts'] }],
  ['what runs anywhere imports no adapter to Node', { 'src/overlay/index.ts': ['src/contract/node/index.ts'] }],
  ['a file that is imported exists', { 'src/overlay/index.ts': ['src/overlay/missing.ts'] }],
];

describe('imports', () => {
  let broken: Broken[];
  beforeAll(async () => {
    broken = await brokenIn(BROKEN.map(([, tree]) => tree));
  });

  it.each(BROKEN)('break the rule "%s" in %j', (rule, tree) => {
    const own = broken.filter(({ from, to }) =>
      tree[from]?.some((target) => target.replace('node:', '').endsWith(to.replace('./', ''))),
    );
    expect([...new Set(own.map((one) => one.rule))]).toEqual([rule]);
  });

  it('break each of the rules in one of these trees', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(rules.forbidden!.map(({ name }) => name)));
  });

  it('may follow the arrows', async () => {
    const tree: Tree = {
      'generated/client.ts': ['generated/models.ts', 'src/client/surface.ts'],
      'src/contract/names.ts': ['generated/types.ts', 'src/contract/walk.ts'],
      'src/contract/node/read-file.ts': ['node:fs', 'src/contract/read.ts'],
      'src/client/transport.ts': ['src/contract/index.ts'],
      'src/mock/start-mock.ts': ['src/service/node/index.ts', 'node:http'],
      'src/public/mock.ts': ['src/mock/start-mock.ts'],
      'sandbox/orders/order-lines.ts': ['sandbox/goods/index.ts', 'src/contract/index.ts'],
      'sandbox/control/control.ts': ['sandbox/index.ts'],
      'src/cli/run.ts': ['src/overlay/index.ts', 'src/public/mock.ts', 'node:util'],
      'reference/build-site.ts': ['src/cli/index.ts'],
      'scripts/start.ts': ['reference/index.ts', 'src/cli/index.ts'],
      'bench/verify.ts': ['scripts/build/pipeline.ts'],
      'test/mock/all.test.ts': ['bench/mock.ts', 'scripts/build/watch.ts'],
    };
    expect(await brokenIn([tree])).toEqual([]);
  });
});

it.each(['src', 'verifier'])('every folder of %s has its arrows, and no module lies outside of one', (parent) => {
  const known = Object.keys(ARROWS);
  const without = readdirSync(parent).filter((name) => !known.includes(`${parent}/${name}`) && name !== 'README.md');
  expect(without, 'Say in ARROWS of .dependency-cruiser.mjs what each of these may import from.').toEqual([]);
});
