import type { Content, MediaType } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type DirectedComparison, report } from './comparison.ts';

/**
 * Compares bodies by their content types. Another type for a request is a choice more; for a response it is one that its
 * reader may not expect. A type of which only the other document has a range is compared with that range.
 */
export function compareContent(
  comparison: DirectedComparison,
  place: string,
  before: Content = {},
  after: Content = {},
): void {
  const [old, next] = [byType(before), byType(after)];
  const impactOfMore = comparison.direction === 'request' || old.size === 0 ? 'additive' : 'warning';
  for (const [type, media] of next) {
    const counterpart = mediaFor(old, type);
    if (counterpart) compareMedia(comparison, placeOfType(place, type), counterpart, media);
    else report(comparison, 'content-type-added', impactOfMore, place, `content type ${type} added`);
  }
  for (const [type, media] of old) {
    if (next.has(type)) continue;
    const range = rangesOf(type).find((each) => next.has(each));
    if (range === undefined)
      report(comparison, 'content-type-removed', 'breaking', place, `content type ${type} removed`);
    else compareMedia(comparison, placeOfType(place, range), media, next.get(range)!);
  }
}

/** The body of a type, or of the narrowest range that it belongs to. */
function mediaFor(content: ReadonlyMap<string, MediaType>, type: string): MediaType | undefined {
  const found = [type, ...rangesOf(type)].find((each) => content.has(each));
  return found === undefined ? undefined : content.get(found);
}

/** The ranges that a type belongs to: of `application/json`, `application/*` and that of all types. */
function rangesOf(type: string): string[] {
  return [type.replace(/\/.*/, '/*'), '*/*'].filter((range) => range !== type);
}

function placeOfType(place: string, type: string): string {
  return type === 'application/json' ? place : `${place} ${type}`;
}

function compareMedia(comparison: DirectedComparison, place: string, before: MediaType, after: MediaType): void {
  compareEncoding(comparison, place, before.encoding, after.encoding);
  compareSchemas(comparison, [{ schema: before.schema, place }], [{ schema: after.schema, place }]);
}

/** Bodies by content type. Letter case and the character set, which JSON does not have, do not count. */
function byType(content: Content): Map<string, MediaType> {
  return new Map(
    Object.entries(content).map(([type, media]) => [type.toLowerCase().replace(/\s*;\s*charset=[^;]*/, ''), media]),
  );
}

/** Compares how the fields of a form are written. */
function compareEncoding(
  comparison: DirectedComparison,
  place: string,
  before: MediaType['encoding'],
  after: MediaType['encoding'],
): void {
  if (canonical(before ?? {}) === canonical(after ?? {})) return;
  const impact = comparison.direction === 'request' ? 'breaking' : 'warning';
  report(comparison, 'encoding-changed', impact, place, 'fields are written in another way now');
}
