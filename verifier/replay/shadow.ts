import type { Call, Commit, Engine, Id, RecordData, Store } from '../../sandbox/engine/index.ts';
import { seedStore } from '../../sandbox/seed/index.ts';
import { isNode } from '../../src/contract/index.ts';
import { idsIn } from './id-pairs.ts';
import type { Where } from './shown.ts';
import type { Claim } from './verdicts.ts';

/** An organization as far as its recording shows it. */
export interface Shadow {
  readonly organization: string;
  readonly store: Store;
  /** Settings that every organization is assumed to have. */
  readonly settings: Set<Id>;
  /** Ids that the service has shown. */
  readonly seen: Set<Id>;
  /** Records that calls of the recording created, so that all of their fields are known. */
  readonly created: Set<Id>;
  /** Records that came from calls which name what the recording does not show. */
  readonly opaque: Set<Id>;
  /** Records that such calls name, which may change what is computed of them. */
  readonly tainted: Set<Id>;
  readonly deleted: Map<Id, Claim>;
  /** Claim that last set a field, by id and field. */
  readonly causes: Map<Where, Claim>;
  /** Fields that differ from those of the service for a reason that is known or reported, by id and field. */
  readonly diverged: Set<Where>;
  /** Fields that the sandbox keeps of a record and the service has not shown of it, by id and field: it may not have them. */
  readonly omitted: Set<Where>;
  /** Values that the sandbox computed for records that were only read, when they were last shown. */
  readonly baseline: Map<Where, unknown>;
  /** Resources with a number that was seen, so that the next one is known. */
  readonly numbered: Set<string>;
  /** Rows of the pages that were shown of a list, until something is written. */
  readonly pages: Map<string, Map<Id, number>>;
  changes: Commit['changes'];
}

/** Creates the shadow of an organization: its settings, and no records. */
export function createShadow(engine: Engine, organization: string, now: number, tainted: Iterable<Id> = []): Shadow {
  const store = seedStore(engine, 'empty', organization, now);
  const shadow: Shadow = {
    organization,
    store: store.fork({ onCommit: ({ changes }) => void (shadow.changes = changes) }),
    settings: new Set([...engine.projections.keys()].flatMap((resource) => store.all(resource).map(({ id }) => id))),
    seen: new Set(),
    created: new Set(),
    opaque: new Set(),
    tainted: new Set(tainted),
    deleted: new Map(),
    causes: new Map(),
    diverged: new Set(),
    omitted: new Set(),
    baseline: new Map(),
    numbered: new Set(),
    pages: new Map(),
    changes: [],
  };
  return shadow;
}

/** Moves the clock of a shadow, forward only. */
export function moveClock({ store }: Shadow, now: number): void {
  if (now > store.counter('now')) store.setCounter('now', now);
}

/** Settings that calls name and no operation shows, by the ends of the keys that hold their ids. */
const SETTINGS: readonly (readonly [key: RegExp, resource: string, idField: string])[] = [
  [/account_id$/, 'accounts', 'account_id'],
  [/template_id$/, 'templates', 'template_id'],
  [/customfield_id$/, 'customFields', 'customfield_id'],
];

/** Assumes that settings which a call names exist. */
export function assumeSettings({ store, seen, settings }: Shadow, { body }: Call): void {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      visit(inner);
      const [, resource, idField] = SETTINGS.find(([pattern]) => pattern.test(key)) ?? [];
      if (resource === undefined) continue;
      for (const id of idsIn(inner, key)) {
        if (!store.get(resource, id)) store.put(resource, id, { [idField!]: id });
        seen.add(id);
        settings.add(id);
      }
    }
  };
  visit(body);
}

/** The ids that a call names, and the ids in those records. */
export function around({ store }: Shadow, engine: Engine, namedIds: Iterable<Id>): Set<Id> {
  const ids = new Set(namedIds);
  for (const id of [...ids])
    for (const data of recordsWith(store, engine, id)) for (const next of idsIn(data)) ids.add(next);
  return ids;
}

export function hasRecord({ store }: Shadow, engine: Engine, id: Id): boolean {
  return recordsWith(store, engine, id).length > 0;
}

function recordsWith(store: Store, { projections }: Engine, id: Id): RecordData[] {
  return [...projections.keys()].flatMap((resource): RecordData[] => {
    const data = store.get(resource, id);
    return data ? [data] : [];
  });
}

/** Gives a record another id, also where others name it. */
export function renameRecord(store: Store, { projections }: Engine, from: Id, to: Id): void {
  for (const [resource, { idField }] of projections) {
    for (const { id, data } of store.all(resource)) {
      const text = JSON.stringify(data);
      if (!text.includes(`"${from}"`)) continue;
      const renamed = JSON.parse(text.replaceAll(`"${from}"`, `"${to}"`)) as RecordData;
      if (data[idField] === from) store.remove(resource, id);
      store.put(resource, String(renamed[idField]), renamed);
    }
  }
}
