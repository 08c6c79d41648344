import { type Change, countByImpact, requiredBump } from '../../src/diff/index.ts';
import { parseChangelog } from './changelog.ts';
import { compareVersions, leastVersion, parseVersion } from './release-versions.ts';

/** What is about to be released, and what was released last. */
export interface Candidate {
  /** Version of the last release. */
  released: string;
  /** `version` of package.json. */
  version: string;
  /** CHANGELOG.md. */
  changelog: string;
  /** What changed in the contract since the last release. */
  changes: readonly Change[];
}

/**
 * Says why a version does not follow from the changes, each with what to do; nothing if it does.
 *
 * @throws Error if one of the versions is not valid.
 */
export function problemsOf({ released, version, changelog, changes }: Candidate): string[] {
  const least = leastVersion(parseVersion(released), requiredBump(changes));
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
  if (
    changes.some(({ kind, impact }) => kind === 'deprecated' && impact === 'warning') &&
    !/\*\*deprecated/i.test(newest.text)
  ) {
    return [
      `The section ${version} of CHANGELOG.md does not say what is deprecated. Begin each such entry with \`**Deprecated:**\`, and say until when it stays and what to use.`,
    ];
  }
  return [];
}
