import { describe, expect, it } from 'vitest';
import type { ContractChange, Impact } from '../../reference/index.ts';
import { compareVersions, leastVersion, parseChangelog, parseVersion, problemsOf } from '../../scripts/release/gate.ts';

function changesOf(...impacts: Impact[]): ContractChange[] {
  return impacts.map((impact) => ({
    impact,
    rule: 'modified',
    place: 'Thing',
    message: 'changed',
    operations: [],
  }));
}

/** A changelog whose newest version is described so. */
function changelogOf(version: string, text = '- **Breaking:** everything is new.'): string {
  return `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-11-21\n\n### Changed\n\n${text}\n\n## 0.1.0\n\n- First.\n`;
}

describe('versions', () => {
  it.each([
    ['1.2.3', ['descriptive', 'breaking'], '2.0.0'],
    ['1.2.3', ['additive'], '1.3.0'],
    ['1.2.3', ['warning'], '1.3.0'],
    ['1.2.3', ['descriptive'], '1.2.4'],
    ['1.2.3', [], '1.2.3'],
    ['0.2.3', ['breaking'], '0.3.0'],
    ['0.2.3', ['additive'], '0.3.0'],
    ['0.2.3', ['descriptive'], '0.2.4'],
  ] as const)('after %s, a release with changes that are %j is at least %s', (released, impacts, least) => {
    expect(leastVersion(parseVersion(released), changesOf(...impacts)).join('.')).toBe(least);
  });

  it('are ordered by number', () => {
    expect(compareVersions([1, 10, 0], [1, 9, 9])).toBeGreaterThan(0);
    expect(compareVersions([1, 2, 3], [2, 0, 0])).toBeLessThan(0);
    expect(compareVersions([1, 2, 3], [1, 2, 3])).toBe(0);
  });

  it('may have an end, and nothing else', () => {
    expect(parseVersion('2.0.0-rc.1')).toEqual([2, 0, 0]);
    expect(() => parseVersion('2.0')).toThrow('"2.0" is not a version such as 1.2.0.');
  });
});

describe('the changelog', () => {
  it('is read with and without brackets and dates, less what is not released', () => {
    expect(
      parseChangelog(
        '# Changelog\n\n## [Unreleased]\n- x\n\n## [1.1.0] - 2026-01-31\n\n### Added\n\n- a\n\n## 1.0.0\r\n\r\n- b\r\n',
      ),
    ).toEqual([
      { version: '1.1.0', text: '### Added\n\n- a' },
      { version: '1.0.0', text: '- b' },
    ]);
  });
});

describe('a version follows from the changes', () => {
  it.each([
    ['1.0.0', '2.0.0', changesOf('breaking', 'additive')],
    ['1.0.0', '1.1.0', changesOf('additive')],
    ['1.0.0', '1.1.0', changesOf('warning')],
    ['1.0.0', '1.0.1', changesOf('descriptive')],
    ['1.0.0', '1.2.0', changesOf('descriptive')],
    ['0.1.0', '0.2.0', changesOf('breaking')],
    ['0.1.0', '0.1.0', []],
    ['0.1.0', '0.1.1', []],
  ])('%s → %s', (released, version, changes) => {
    expect(problemsOf({ released, version, changes, changelog: changelogOf(version) })).toEqual([]);
  });
});

describe('a version does not follow', () => {
  it.each([
    ['1.0.0', '1.1.0', changesOf('breaking'), '2.0.0'],
    ['1.0.0', '1.0.1', changesOf('additive'), '1.1.0'],
    ['1.0.0', '1.0.9', changesOf('warning'), '1.1.0'],
    ['1.0.0', '1.0.0', changesOf('descriptive'), '1.0.1'],
    ['0.1.0', '0.1.1', changesOf('breaking'), '0.2.0'],
    ['1.0.0', '0.9.0', [], '1.0.0'],
  ])('%s → %s', (released, version, changes, least) => {
    expect(problemsOf({ released, version, changes, changelog: changelogOf(version) })).toEqual([
      `The version in package.json is ${version}. After ${released} it must be ${least} or higher. Set it, and describe the release in CHANGELOG.md.`,
    ]);
  });

  it.each([
    ['', 'The newest version in CHANGELOG.md is missing. Add a section `## 2.0.0` at the top that says what changed.'],
    [
      changelogOf('1.1.0'),
      'The newest version in CHANGELOG.md is 1.1.0. Add a section `## 2.0.0` at the top that says what changed.',
    ],
    ['## 2.0.0\n\n## 1.0.0\n\n- a', 'The section 2.0.0 of CHANGELOG.md is empty. Say what changed.'],
    [
      changelogOf('2.0.0', '- Nothing breaking about taxes.'),
      'The section 2.0.0 of CHANGELOG.md does not say what breaks. Begin each such entry with `**Breaking:**`, and say what to do.',
    ],
  ])('where the changelog is %j', (changelog, problem) => {
    expect(problemsOf({ released: '1.0.0', version: '2.0.0', changes: changesOf('breaking'), changelog })).toEqual([
      problem,
    ]);
  });
});

describe('what is deprecated', () => {
  const changes = [{ ...changesOf('warning')[0]!, rule: 'deprecated' }];

  it('is named in the changelog', () => {
    const [problem] = problemsOf({ released: '1.0.0', version: '1.1.0', changes, changelog: changelogOf('1.1.0') });
    expect(problem).toMatch(/^The section 1\.1\.0 of CHANGELOG\.md does not say what is deprecated\./);
    const changelog = changelogOf('1.1.0', '- **Deprecated:** `getTax`, until 2027-06-30.');
    expect(problemsOf({ released: '1.0.0', version: '1.1.0', changes, changelog })).toEqual([]);
  });
});
