import { type Change, countByImpact, IMPACTS, type Impact } from '../changes.ts';
import { describeBump, requiredBump } from '../next-version.ts';
import { shorten } from './operation-list.ts';

/** Headings of the impacts. */
export const HEADINGS: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking',
  warning: 'Warnings',
  additive: 'Additive',
  descriptive: 'Descriptive',
};

/** Writes changes for a terminal: grouped by impact, one line each, and a line that counts them. */
export function formatText(changes: readonly Change[]): string {
  return changes.length === 0
    ? 'No changes.'
    : `${formatGroups(changes)}\n\n${summarize(changes)}: ${describeBump(requiredBump(changes))}.`;
}

/** Writes changes grouped by impact, without counting them. */
export function formatGroups(changes: readonly Change[]): string {
  const groups = IMPACTS.map((impact) => changes.filter((change) => change.impact === impact)).filter(
    (group) => group.length > 0,
  );
  return groups.map(formatGroup).join('\n\n');
}

/** Counts changes in a few words. */
export function summarize(changes: readonly Change[]): string {
  const counts = countByImpact(changes);
  const warnings = counts.warning === 1 ? '1 warning' : `${counts.warning} warnings`;
  return `${counts.breaking} breaking, ${warnings}, ${counts.additive} additive, ${counts.descriptive} descriptive`;
}

function formatGroup(group: readonly Change[]): string {
  const heading = `${HEADINGS[group[0]!.impact]} (${group.length})`;
  return [heading, ...group.map(formatChange)].join('\n');
}

function formatChange({ side, place, message, operations }: Change): string {
  const reached = operations.filter((operation) => !place.startsWith(operation));
  const suffix = reached.length > 0 ? ` (${shorten(reached)})` : '';
  return `  ${side ? `${side}: ` : ''}${place}: ${message}${suffix}`;
}
