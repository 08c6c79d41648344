import { kindOf, payloadRecords } from '../../src/contract/index.ts';
import type { Resource, Site } from './site.ts';

/** Kinds of operations, those first whose response shows the record best. */
const SHOWING = ['get', 'create', 'update', 'list'];

/** The schema of the record that a resource is about, if the resource alone uses it; undefined if there is none. */
export function recordName(
  { document }: Pick<Site, 'document'>,
  { operations, schemas }: Resource,
): string | undefined {
  const ranked = [...operations].sort(
    (one, other) =>
      SHOWING.indexOf(kindOf(one)) - SHOWING.indexOf(kindOf(other)) || depth(one.path) - depth(other.path),
  );
  return ranked
    .filter((operation) => SHOWING.includes(kindOf(operation)))
    .flatMap((operation) => payloadRecords(document, operation).map(({ name }) => name))
    .find((name) => schemas.includes(name));
}

function depth(path: string): number {
  return path.split('/').length;
}
