import { holdsData, holdsNames, isExtension, isNode } from '../contract/walk.ts';
import { canonical } from './canonical.ts';
import type { ChangeKind, Impact } from './changes.ts';
import type { Comparison } from './comparison.ts';
import { isSample, isStorageFormat, isText } from './keywords.ts';
import { placeBelow } from './places.ts';
import { describeMark, isMark } from './provenance.ts';

/** Compares everything that only describes: texts, samples, and the marks of what is not documented or inferred. */
export function compareAnnotations(comparison: Comparison): void {
  compareNodes(comparison, comparison.before, comparison.after, '');
  compareTags(comparison);
}

/** Compares which tags are described. Those that operations bear are compared with the operations. */
function compareTags({ before, after, changes }: Comparison): void {
  const [old, next] = [before, after].map(({ tags }) => tags.map(({ name }) => name));
  const removed = old!.filter((name) => !next!.includes(name)).map((name) => [name, 'tag removed'] as const);
  const added = next!.filter((name) => !old!.includes(name)).map((name) => [name, 'tag added'] as const);
  for (const [name, message] of [...removed, ...added]) {
    changes.add({ kind: 'text-changed', impact: 'descriptive', side: undefined, place: `tag ${name}`, message });
  }
}

/** Compares objects that stand at the same place of both documents. What only one of them has is no matter of texts. */
function compareNodes(comparison: Comparison, before: object, after: object, place: string): void {
  const old: Record<string, unknown> = { ...before };
  const next: Record<string, unknown> = { ...after };
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [from, to] = [old[keyword], next[keyword]];
    if (isDescriptive(keyword, from, to)) {
      if (from !== to && canonical(from) !== canonical(to)) reportAnnotation(comparison, keyword, from, to, place);
    } else if (isNode(from) && isNode(to) && holdsNames(keyword)) {
      for (const name of Object.keys(from))
        compareValues(comparison, from[name], to[name], placeBelow(place, keyword, name, to[name]));
    } else if (!holdsData(keyword, from)) {
      compareValues(comparison, from, to, placeBelow(place, keyword, undefined, to));
    }
  }
}

/** Whether a keyword only describes, in both documents. */
function isDescriptive(keyword: string, before: unknown, after: unknown): boolean {
  if (keyword === 'format') return isStorageFormat(before) && isStorageFormat(after);
  return isText(keyword) || isSample(keyword) || isExtension(keyword) || keyword === 'deprecated';
}

function compareValues(comparison: Comparison, before: unknown, after: unknown, place: string): void {
  // Two editions of a document may share parts in memory.
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const old = new Map(before.map((entry, index) => [keyOf(entry, index), entry]));
    for (const [index, entry] of after.entries())
      compareValues(comparison, old.get(keyOf(entry, index)), entry, placeBelow(place, 'entry', undefined, entry));
  } else if (isNode(before) && isNode(after)) {
    compareNodes(comparison, before, after, place);
  }
}

/** What tells an entry of an array from the others: a name, such as that of a tag or parameter, or else its position. */
function keyOf(entry: unknown, index: number): string {
  if (!isNode(entry)) return String(index);
  const { $ref: reference, in: where, name, url } = entry;
  return [reference, where, name, url].filter((part) => part !== undefined).join(' ') || String(index);
}

function reportAnnotation(
  { changes }: Comparison,
  keyword: string,
  before: unknown,
  after: unknown,
  place: string,
): void {
  const [kind, impact] = classify(keyword, after);
  const message = describeMark(keyword, before, after) ?? `${keyword} ${verb(before, after)}`;
  changes.add({
    kind,
    impact,
    side: kind === 'deprecated' ? 'callers' : undefined,
    place: place || 'document',
    message,
  });
}

function classify(keyword: string, after: unknown): [ChangeKind, Impact] {
  if (keyword === 'deprecated') return ['deprecated', after === true ? 'warning' : 'descriptive'];
  if (isMark(keyword)) return ['provenance-changed', 'descriptive'];
  if (isExtension(keyword)) return ['extension-changed', 'descriptive'];
  return [isSample(keyword) ? 'sample-changed' : 'text-changed', 'descriptive'];
}

function verb(before: unknown, after: unknown): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}
