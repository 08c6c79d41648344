import type { Id, RecordData } from '../../engine/index.ts';
import type { CommitListener } from '../../options/index.ts';
import type { Snapshot } from '../../state/index.ts';

/** An entry of the journal: what an organization is now, or what has changed in it. */
export type JournalEntry =
  | { organization: string; snapshot: Snapshot | null }
  | { organization: string; changes: readonly PutOrRemoved[]; counters: Readonly<Record<string, number>> };

/** A record that was put, or removed: then its data is null. */
type PutOrRemoved = readonly [resource: string, id: Id, data: RecordData | null];

/** The entry of a change. */
export function entryOf({ organizationId, changes, counters }: Parameters<CommitListener>[0]): JournalEntry {
  const records = changes.map(({ resource, id, after }) => [resource, id, after ?? null] as const);
  return { organization: organizationId, changes: records, counters };
}

/** The organizations that the entries of a journal make, by their ids. */
export interface JournalContents {
  /** Applies the next entry. @returns Whether it fits those before it. */
  apply(entry: JournalEntry): boolean;
  snapshots(): Map<string, Snapshot>;
}

interface Contents {
  format: Snapshot['format'];
  counters: Readonly<Record<string, number>>;
  records: Map<string, Map<Id, RecordData>>;
}

/** @param idFieldOf The field with the id of a record of a resource; undefined if there is no such resource. */
export function createJournalContents(idFieldOf: (resource: string) => string | undefined): JournalContents {
  const contents = new Map<string, Contents>();

  function contentsOf({ format, counters, records }: Snapshot): Contents {
    const byId = Object.entries(records).map(([resource, rows]) => {
      const idField = idFieldOf(resource) ?? '';
      return [resource, new Map(rows.map((row) => [row[idField] as Id, row]))] as const;
    });
    return { format, counters, records: new Map(byId) };
  }

  return {
    apply(entry) {
      const { organization } = entry;
      if ('snapshot' in entry) {
        if (entry.snapshot) contents.set(organization, contentsOf(entry.snapshot));
        else contents.delete(organization);
        return true;
      }
      const content = contents.get(organization);
      if (!content) return false;
      content.counters = entry.counters;
      for (const [resource, id, data] of entry.changes) {
        const records = content.records.get(resource) ?? new Map<Id, RecordData>();
        content.records.set(resource, records);
        if (data) records.set(id, data);
        else records.delete(id);
      }
      return true;
    },
    snapshots: () => new Map([...contents].map(([id, content]) => [id, snapshotFrom(id, content)])),
  };
}

function snapshotFrom(organizationId: string, { format, counters, records }: Contents): Snapshot {
  const rows = [...records].map(([resource, its]) => [resource, [...its.values()]]);
  return { format, organizationId, counters, records: Object.fromEntries(rows) };
}
