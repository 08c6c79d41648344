import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { carriedWorks } from '../../scripts/package/carried-works.ts';
import { notAllowed } from '../../scripts/package/licences.ts';
import { writeNotices } from '../../scripts/package/notices.ts';
import { BUDGET, describeSize, excesses } from '../../scripts/package/size-budget.ts';

const { root } = projectAt();
const manifest = readJson('package.json') as Record<
  'devDependencies' | 'peerDependencies' | 'peerDependenciesMeta' | 'scripts',
  Record<string, string>
>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

describe('the budget', () => {
  it('lets pass what is just within it', () => {
    expect(excesses(BUDGET, BUDGET)).toEqual([]);
  });

  it.each(['packed', 'unpacked', 'files'] as const)('is exceeded by one more: %s', (kind) => {
    expect(excesses({ ...BUDGET, [kind]: BUDGET[kind] + 1 }, BUDGET)).toEqual([
      `${kind}: ${(BUDGET[kind] + 1).toLocaleString('en')}, 1 more than allowed`,
    ]);
  });

  it('is told in words', () => {
    expect(describeSize({ packed: 1_890_000, unpacked: 15_800_000, files: 491 })).toBe(
      '1.9 MB packed, 15.8 MB unpacked, 491 files',
    );
  });
});

describe('dependencies', () => {
  it('have exact versions', () => {
    const ranges = Object.entries({ ...manifest.devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('are none for users, but openapi-fetch for those who call by path, in the version that is tested', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest.peerDependencies).toEqual({ 'openapi-fetch': `^${manifest.devDependencies['openapi-fetch']}` });
    expect(manifest.peerDependenciesMeta).toEqual({ 'openapi-fetch': { optional: true } });
  });

  it('need no scripts at installation', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['', false],
  ])('%s is allowed: %s', (license, isAllowed) => {
    expect(notAllowed([{ license }])).toHaveLength(isAllowed ? 0 : 1);
  });

  it('of the typeface and the icons of the reference are allowed and passed on', () => {
    const carried = carriedWorks(root);
    expect(notAllowed(carried)).toEqual([]);
    const notices = writeNotices(carried);
    expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(notices).toContain('The Geist Project Authors');
    expect(notices).toContain('Lucide Icons and Contributors');
  });

  it('are passed on with their texts', () => {
    const notices = writeNotices([
      { name: 'one', version: '1.0.0', license: 'MIT', texts: ['Copyright of one'] },
      { name: 'two', version: '2.0.0', license: 'ISC', texts: [] },
    ]);
    expect(notices).toContain('one 1.0.0 (MIT)');
    expect(notices).toContain('Copyright of one');
    expect(notices).toContain('Its package.json says: ISC');
  });

  it('are passed on once for all packages that have the same text', () => {
    const terms = { version: '1.0.0', license: 'MIT', texts: ['Copyright of both'] };
    const notices = writeNotices([
      { name: 'one', ...terms },
      { name: 'two', ...terms },
    ]);
    expect(notices.match(/Copyright of both/g)).toHaveLength(1);
    expect(notices).toContain('one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n');
  });
});
