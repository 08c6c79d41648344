import { holdsData, holdsNames, isExtension, isNode } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { placeBelow } from './change-places.ts';
import type { ChangeKind, Impact } from './changes.ts';
import { describeMark, isMark } from './compare-provenance.ts';
import { isSample, isStorageFormat, isText } from './compared-keywords.ts';
import type { Comparison } from './comparison.ts';
import { createUsesOf, type Use } from './uses.ts';

/** A comparison that knows who uses a part of the new document. */
interface Annotating extends Comparison {
  usesOf: (path: readonly string[]) => readonly Use[];
}

/** A place of both documents. */
interface Place {
  /** For people. */
  name: string;
  /** The keys that lead to it in the new document. */
  path: readonly string[];
}

/** Compares everything that only describes: texts, samples, and the marks of what is not documented or inferred. */
export function compareAnnotations(comparison: Comparison): void {
  const usesOf = createUsesOf(comparison.after);
  compareNodes({ ...comparison, usesOf }, comparison.before, comparison.after, { name: '', path: [] });
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
function compareNodes(comparison: Annotating, before: object, after: object, place: Place): void {
  const old: Record<string, unknown> = { ...before };
  const next: Record<string, unknown> = { ...after };
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [from, to] = [old[keyword], next[keyword]];
    if (isDescriptive(keyword, from, to)) {
      if (from === to || canonical(from) === canonical(to)) continue;
      if (keyword === 'deprecated') reportDeprecation(comparison, deprecation(from, next), next, place);
      else if (keyword !== 'x-sunset') reportAnnotation(comparison, keyword, from, to, place);
      // Told with what it belongs to, where that is new as well.
      else if (old['deprecated'] === next['deprecated'])
        reportDeprecation(comparison, newSunset(from, to), next, place);
    } else if (isNode(from) && isNode(to) && holdsNames(keyword)) {
      for (const name of Object.keys(from))
        compareValues(comparison, from[name], to[name], below(place, keyword, to[name], name));
    } else if (!holdsData(keyword, from)) {
      compareValues(comparison, from, to, below(place, keyword, to));
    }
  }
}

function below({ name, path }: Place, keyword: string, value: unknown, key?: string): Place {
  const keys = key === undefined ? [keyword] : [keyword, key];
  return { name: placeBelow(name, keyword, key, value), path: [...path, ...keys] };
}

/** Whether a keyword only describes, in both documents. */
function isDescriptive(keyword: string, before: unknown, after: unknown): boolean {
  if (keyword === 'format') return isStorageFormat(before) && isStorageFormat(after);
  return isText(keyword) || isSample(keyword) || isExtension(keyword) || keyword === 'deprecated';
}

function compareValues(comparison: Annotating, before: unknown, after: unknown, place: Place): void {
  // Two editions of a document may share parts in memory.
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const old = new Map(before.map((entry, index) => [keyOf(entry, index), entry]));
    for (const [index, entry] of after.entries())
      compareValues(comparison, old.get(keyOf(entry, index)), entry, below(place, 'entry', entry));
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
  { name }: Place,
): void {
  const message = describeMark(keyword, before, after) ?? `${keyword} ${verb(before, after)}`;
  changes.add({ kind: kindOf(keyword), impact: 'descriptive', side: undefined, place: name || 'document', message });
}

interface Told {
  impact: Impact;
  message: string;
}

function deprecation(before: unknown, { deprecated, 'x-sunset': sunset }: Record<string, unknown>): Told {
  const until = deprecated === true && sunset !== undefined ? `, with the sunset ${sunset}` : '';
  return {
    impact: deprecated === true ? 'warning' : 'descriptive',
    message: `deprecated ${verb(before, deprecated)}${until}`,
  };
}

/** A day that comes sooner is a warning. */
function newSunset(before: unknown, after: unknown): Told {
  const isSooner = after !== undefined && (before === undefined || String(after) < String(before));
  return { impact: isSooner ? 'warning' : 'descriptive', message: `sunset ${before ?? 'none'} → ${after ?? 'none'}` };
}

/** Reports what is deprecated, or no longer, to those who send it and to those who read it. */
function reportDeprecation(
  { changes, usesOf }: Annotating,
  { impact, message }: Told,
  after: Record<string, unknown>,
  { name, path }: Place,
): void {
  const hidden = { readOnly: 'callers', writeOnly: 'readers' } as const;
  for (const { side, operation } of usesOf(path)) {
    const isHidden = (['readOnly', 'writeOnly'] as const).some((mark) => after[mark] === true && hidden[mark] === side);
    if (!isHidden) changes.add({ kind: 'deprecated', impact, side, place: name, message, operation });
  }
}

function kindOf(keyword: string): ChangeKind {
  if (isMark(keyword)) return 'provenance-changed';
  if (isExtension(keyword)) return 'extension-changed';
  return isSample(keyword) ? 'sample-changed' : 'text-changed';
}

function verb(before: unknown, after: unknown): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}
