import { fullSampleOf, kindOf, type Operation, payloadRecords } from '../../src/contract/index.ts';
import { valueAt } from './call-places.ts';
import type { Resource, Site } from './site.ts';

/** Kinds of operations, those first whose response shows the record best. */
const SHOWING = ['get', 'create', 'update', 'list'];

/** The schema of the record that a resource is about, if the resource alone uses it; undefined if there is none. */
export function recordName(site: Pick<Site, 'document'>, { operations, schemas }: Resource): string | undefined {
  return shownRecords(site, operations).find(({ name }) => schemas.includes(name))?.name;
}

/** A sample of the record with that name, as a response has it. */
export function recordSample(site: Pick<Site, 'document'>, { operations }: Resource, record: string): unknown {
  const shown = shownRecords(site, operations).find(({ name }) => name === record)!;
  const { responses, successStatus } = shown.operation;
  return valueAt(fullSampleOf(responses[successStatus]!.content?.['application/json']), shown.pointer);
}

/** The records that operations return, the first one as the operation that shows it best. */
function shownRecords({ document }: Pick<Site, 'document'>, operations: readonly Operation[]) {
  return operations
    .filter((operation) => SHOWING.includes(kindOf(operation)))
    .sort(
      (one, other) =>
        SHOWING.indexOf(kindOf(one)) - SHOWING.indexOf(kindOf(other)) || depth(one.path) - depth(other.path),
    )
    .flatMap((operation) => payloadRecords(document, operation).map((record) => ({ ...record, operation })));
}

function depth(path: string): number {
  return path.split('/').length;
}
