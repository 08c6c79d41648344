import { type Change, IMPACTS, type Impact } from '../changes.ts';
import { describeBump, requiredBump } from '../next-version.ts';
import { shorten } from './operation-list.ts';
import { HEADINGS, summarize } from './text.ts';

/** Writes changes as Markdown, for a pull request or release notes: a table per impact. */
export function formatMarkdown(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No changes.';
  const tables = IMPACTS.flatMap((impact) => {
    const group = changes.filter((change) => change.impact === impact);
    return group.length > 0 ? [formatTable(impact, group)] : [];
  });
  return [`${summarize(changes)}: ${describeBump(requiredBump(changes))}.`, ...tables].join('\n\n');
}

function formatTable(impact: Impact, group: readonly Change[]): string {
  const rows = group.map(
    ({ side, place, message, operations }) =>
      `| ${[side ?? '–', code(place), escapeCell(message), shorten(operations) || '–'].join(' | ')} |`,
  );
  return [
    `## ${HEADINGS[impact]} (${group.length})`,
    '',
    '| for | where | what | operations |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function code(text: string): string {
  return `\`${escapeCell(text)}\``;
}

/** Inside a table, a pipe ends the cell even in code. */
function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
}
