import type { ContractChange } from '../../reference/index.ts';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?$/;

/** Major, minor and patch of a version. */
export type Version = readonly [major: number, minor: number, patch: number];

export interface Candidate {
  /** Version of the last release. */
  released: string;
  /** `version` of package.json. */
  version: string;
  /** CHANGELOG.md. */
  changelog: string;
  changes: readonly ContractChange[];
}

/**
 * Says why a version does not follow from the changes, each with what to do; nothing if it does.
 *
 * @throws Error if one of the versions is not valid.
 */
export function problemsOf({ released, version, changelog, changes }: Candidate): string[] {
  const least = leastVersion(parseVersion(released), changes);
  if (compareVersions(parseVersion(version), least) < 0) {
    return [
      `The version in package.json is ${version}. After ${released} it must be ${least.join('.')} or higher. Set it, and describe the release in CHANGELOG.md.`,
    ];
  }
  const [newest] = parseChangelog(changelog);
  if (newest?.version !== version) {
    return [
      `The newest version in CHANGELOG.md is ${newest?.version ?? 'missing'}. Add a section \`## ${version}\` at the top that says what changed.`,
    ];
  }
  if (newest.text === '') return [`The section ${version} of CHANGELOG.md is empty. Say what changed.`];
  if (countByImpact(changes).breaking > 0 && !/\*\*breaking/i.test(newest.text)) {
    return [
      `The section ${version} of CHANGELOG.md does not say what breaks. Begin each such entry with \`**Breaking:**\`, and say what to do.`,
    ];
  }
  if (changes.some(({ rule }) => rule === 'deprecated') && !/\*\*deprecated/i.test(newest.text)) {
    return [
      `The section ${version} of CHANGELOG.md does not say what is deprecated. Begin each such entry with \`**Deprecated:**\`, and say until when it stays and what to use.`,
    ];
  }
  return [];
}

/** Counts changes by their impact. */
export function countByImpact(changes: readonly ContractChange[]): Record<ContractChange['impact'], number> {
  const count = (impact: ContractChange['impact']) => changes.filter((change) => change.impact === impact).length;
  return {
    breaking: count('breaking'),
    warning: count('warning'),
    additive: count('additive'),
    descriptive: count('descriptive'),
  };
}

/**
 * Reads a version such as `1.2.0` or `2.0.0-rc.1`, whose end does not count here.
 *
 * @throws Error if it is not a valid version.
 */
export function parseVersion(text: string): Version {
  const numbers = VERSION.exec(text)?.slice(1, 4).map(Number);
  if (!numbers) throw new Error(`${JSON.stringify(text)} is not a version such as 1.2.0.`);
  return numbers as unknown as Version;
}

/** Less than 0 if the first version is the lower one, more if it is the higher one, 0 if they are equal. */
export function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/**
 * The lowest version that may follow another. A warning counts as an addition. Before 1.0.0, a breaking change raises the minor
 * version, as semantic versioning allows.
 */
export function leastVersion([major, minor, patch]: Version, changes: readonly ContractChange[]): Version {
  const { breaking, warning, additive, descriptive } = countByImpact(changes);
  if (breaking > 0 && major > 0) return [major + 1, 0, 0];
  if (breaking + warning + additive > 0) return [major, minor + 1, 0];
  return [major, minor, descriptive > 0 ? patch + 1 : patch];
}

export interface ChangelogSection {
  version: string;
  text: string;
}

/** A heading of a version, with or without brackets and date: `## [1.2.0] - 2026-01-31`. */
const HEADING = /^## \[?([^\]\s]+)\]?.*$/;

/** Lists the versions of a changelog in the form of Keep a Changelog, newest first. What is not released yet is left out. */
export function parseChangelog(text: string): ChangelogSection[] {
  const sections: ChangelogSection[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, version] = HEADING.exec(line) ?? [];
    const current = sections.at(-1);
    if (version !== undefined) sections.push({ version, text: '' });
    else if (current) current.text += `${line}\n`;
  }
  return sections
    .filter(({ version }) => version.toLowerCase() !== 'unreleased')
    .map(({ version, text: body }) => ({ version, text: body.trim() }));
}
