import type { Change, Id, RecordData } from '../engine/index.ts';
import { same } from '../state/index.ts';

/** Change of a record's stored fields. Values computed when it is read, such as a balance, are not included. */
export interface RecordChange {
  resource: string;
  id: Id;
  kind: 'added' | 'changed' | 'deleted';
  /** The rule of the sandbox that did it, if one did. */
  rule?: string;
  /** The fields that differ, with their values; what was or is not there is left out. */
  fields: Readonly<Record<string, { before?: unknown; after?: unknown }>>;
}

/** Describes a change of a record field by field. */
export function describeChange({ resource, id, before, after, rule }: Change): RecordChange {
  return {
    resource,
    id,
    kind: before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed',
    ...(rule !== undefined && { rule }),
    fields: differingFields(before ?? {}, after ?? {}),
  };
}

function differingFields(before: RecordData, after: RecordData): RecordChange['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => !same(before[name], after[name]))
      .map((name) => [
        name,
        {
          ...(before[name] !== undefined && { before: before[name] }),
          ...(after[name] !== undefined && { after: after[name] }),
        },
      ]),
  );
}
