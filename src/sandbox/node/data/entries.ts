import { crc32 } from 'node:zlib';
import type { Facts, Id } from '../../core/facts.ts';
import type { Projections } from '../../core/projection.ts';
import type { CommitListener } from '../../options.ts';
import type { Snapshot } from '../../snapshot.ts';
import { DataError } from './error.ts';

/** A line of the journal: what an organization is now, or what has changed in it. */
export type Entry =
  | { organization: string; snapshot: Snapshot | null }
  | { organization: string; changes: readonly PutOrRemoved[]; counters: Readonly<Record<string, number>> };

/** A record that was put, or removed: then its facts are null. */
type PutOrRemoved = readonly [resource: string, id: Id, facts: Facts | null];

/** The entry of a change. */
export function entryOf({ organizationId, changes, counters }: Parameters<CommitListener>[0]): Entry {
  const records = changes.map(({ resource, id, after }) => [resource, id, after ?? null] as const);
  return { organization: organizationId, changes: records, counters };
}

/** Writes an entry as a line: the checksum of its JSON, and the JSON. */
export function writeEntry(entry: Entry): string {
  const json = JSON.stringify(entry);
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
}

/** What a journal holds. */
export interface Journal {
  /** The organizations, by their ids. */
  snapshots: Map<string, Snapshot>;
  /** Bytes up to the end of the last entry that is complete. */
  length: number;
}

/**
 * Reads a journal. The last entry may be torn, since the process may have ended while it was written.
 *
 * @param file Its path, for messages.
 * @throws DataError if another entry is damaged.
 */
export function readJournal(bytes: Buffer, file: string, projections: Projections): Journal {
  const contents = new Map<string, Contents>();
  let length = 0;
  for (let line = 1; length < bytes.length; line += 1) {
    const end = bytes.indexOf(10, length);
    const entry = end < 0 ? undefined : readEntry(bytes.toString('utf8', length, end));
    if (!entry) {
      if (end >= 0 && hasEntry(bytes, end + 1)) {
        throw new DataError(
          `${file} is damaged in line ${line}, and goes on after it. Restore the file, or delete it.`,
        );
      }
      break;
    }
    apply(contents, entry, projections);
    length = end + 1;
  }
  return { snapshots: new Map([...contents].map(([id, content]) => [id, snapshotFrom(id, content)])), length };
}

interface Contents {
  format: Snapshot['format'];
  counters: Readonly<Record<string, number>>;
  records: Map<string, Map<Id, Facts>>;
}

function readEntry(line: string): Entry | undefined {
  const json = line.slice(9);
  return line.slice(0, 9) === `${crc32(json).toString(16).padStart(8, '0')} ` ? (JSON.parse(json) as Entry) : undefined;
}

function hasEntry(bytes: Buffer, from: number): boolean {
  const rest = bytes.toString('utf8', from).split('\n');
  return rest.slice(0, -1).some((line) => readEntry(line) !== undefined);
}

function apply(contents: Map<string, Contents>, entry: Entry, projections: Projections): void {
  const { organization } = entry;
  if ('snapshot' in entry) {
    if (entry.snapshot) contents.set(organization, contentsOf(entry.snapshot, projections));
    else contents.delete(organization);
    return;
  }
  const content = contents.get(organization);
  if (!content) return;
  content.counters = entry.counters;
  for (const [resource, id, facts] of entry.changes) {
    const records = content.records.get(resource) ?? new Map<Id, Facts>();
    content.records.set(resource, records);
    if (facts) records.set(id, facts);
    else records.delete(id);
  }
}

function contentsOf({ format, counters, records }: Snapshot, projections: Projections): Contents {
  const byId = Object.entries(records).map(([resource, rows]) => {
    const idField = projections.get(resource)?.idField ?? '';
    return [resource, new Map(rows.map((row) => [row[idField] as Id, row]))] as const;
  });
  return { format, counters, records: new Map(byId) };
}

function snapshotFrom(organizationId: string, { format, counters, records }: Contents): Snapshot {
  const rows = [...records].map(([resource, its]) => [resource, [...its.values()]]);
  return { format, organizationId, counters, records: Object.fromEntries(rows) };
}
