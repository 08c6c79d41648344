import type { Response } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { type DirectedComparison, report } from './comparison.ts';

/** Compares what a response offers to do next with what it holds. */
export function compareLinks(
  comparison: DirectedComparison,
  place: string,
  before: NonNullable<Response['links']>,
  after: NonNullable<Response['links']>,
): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [before[name], after[name]];
    const placeOfLink = `${place} link ${name}`;
    if (!old) report(comparison, 'link-added', 'additive', placeOfLink, 'link added');
    else if (!next) report(comparison, 'link-removed', 'warning', placeOfLink, 'link removed');
    else if (canonical(old) !== canonical(next)) {
      report(comparison, 'link-changed', 'warning', placeOfLink, 'link leads elsewhere');
    }
  }
}
