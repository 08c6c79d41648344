import type { Id, RecordData } from '../engine/index.ts';
import type { Organization } from '../organizations/index.ts';
import { TABLES } from '../resources/index.ts';
import type { RecordChange } from '../testing/index.ts';

/** A change with the name of its record. */
export type NamedChange = RecordChange & { name: string };

/** Returns a record's name or number, or its id if it has neither or no longer exists. */
export function nameOf({ store }: Pick<Organization, 'store'>, resource: string, id: Id): string {
  const data = store.get(resource, id);
  return (data && titleOf(resource, data)) ?? id;
}

/** Adds the name of the record to a change. A record that is gone is called what the change says of it. */
export function withName({ store }: Pick<Organization, 'store'>, change: RecordChange): NamedChange {
  const { resource, id, fields } = change;
  const told = Object.entries(fields).map(([field, { before, after }]) => [field, after ?? before]);
  const data = store.get(resource, id) ?? (Object.fromEntries(told) as RecordData);
  return { ...change, name: titleOf(resource, data) ?? id };
}

function titleOf(resource: string, data: RecordData): string | undefined {
  const title = TABLES.find((table) => table.resource === resource)?.title(data as never);
  return title === undefined || title === '' ? undefined : title;
}
