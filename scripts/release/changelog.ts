/** What a changelog says of a version. */
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
