import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { resourceName } from '../../src/contract/index.ts';
import { addressOfRecord, type Route } from './address.ts';
import { useContract } from './console-hooks.ts';
import type { Resource } from './control-client.ts';
import type { NamedChange, NamedEvent } from './event-stream.ts';
import { inZoneOf, momentOf } from './readable.ts';
import { titleOf } from './resources.tsx';

/** Lines of the fold of an event at first. */
const LINES = 12;

interface EventLineProps {
  route: Route;
  /** Those that the page shows the records of. */
  resources: readonly Resource[];
  event: NamedEvent;
  /** The time of the organization, for its zone. */
  local: string;
  /** The names of records by their ids. */
  names: ReadonlyMap<string, string>;
  showsInternal: boolean;
}

/** An event as a sentence: when, what was done, and what became of which record; which fields changed is in a fold. */
export function EventLine({ event, local, showsInternal, ...rest }: EventLineProps): VNode {
  const { cause, kind, time } = event;
  const moment = time === undefined ? '' : inZoneOf(time, local);
  const changes = event.changes.filter((change) => showsInternal || !isInternal(change));
  return (
    <div class="event row baseline">
      <time dateTime={time} title={momentOf(moment)}>
        {moment.slice(11, 19)}
      </time>{' '}
      <b class="strong">{cause ?? CAUSES[kind]}</b>{' '}
      <span class="sentence">
        {event.changes.length === 0 ? (
          kind === 'changed' && `The clock moved to ${momentOf(moment)}`
        ) : (
          <Sentence {...rest} changes={changes} cause={cause} hidden={event.changes.length - changes.length} />
        )}
      </span>{' '}
      {changes.length > 0 && <Fold {...rest} changes={changes} />}
    </div>
  );
}

/** Descriptions of events without an operation as their cause. */
const CAUSES: Readonly<Record<string, string>> = {
  changed: 'control',
  replaced: 'everything was replaced',
  removed: 'the organization was removed',
};

/** Checks whether a change is of a record that people don't look for: a numbering, or a comment, which is history. */
function isInternal({ resource }: NamedChange): boolean {
  return resource === 'numberings' || resource.endsWith('Comments');
}

type Shown = Pick<EventLineProps, 'route' | 'resources' | 'names'> & { changes: readonly NamedChange[] };

function Sentence({ changes, cause, hidden, ...rest }: Shown & { cause: string | undefined; hidden: number }): VNode {
  const contract = useContract();
  const operation = contract?.operations.find(({ id }) => id === cause);
  const resource = operation ? resourceName(operation.tag) : cause?.split('.')[0];
  // Of what an operation changes, its own resource says most; then what it has made.
  const subject =
    changes.find((change) => change.resource === resource) ??
    changes.find(({ kind }) => kind === 'added') ??
    changes[0];
  if (!subject)
    return <span class="quiet">{hidden === 1 ? '1 internal record' : `${hidden} internal records`} changed</span>;
  // A record may be changed several times, by several rules.
  const isOfSubject = ({ resource: other, id }: NamedChange): boolean =>
    other === subject.resource && id === subject.id;
  const own = changes.filter(isOfSubject);
  const others = new Set(changes.filter((one) => !isOfSubject(one)).map((one) => `${one.resource} ${one.id}`)).size;
  return (
    <>
      <Name {...rest} change={subject} /> {whatBecameOf(own)}
      {others > 0 && <span class="quiet">, and {others === 1 ? '1 other record' : `${others} other records`}</span>}
    </>
  );
}

/** Describes the effect on a record: its states before and after, if its state changed. */
function whatBecameOf(changes: readonly NamedChange[]): string {
  const kinds = changes.map(({ kind }) => kind);
  const kind = kinds.find((one) => one === 'deleted') ?? kinds.find((one) => one === 'added') ?? 'changed';
  const states = changes.flatMap(({ fields: { status } }) => status ?? []);
  if (kind !== 'changed' || states.length === 0) return kind;
  return `${textOf(states[0]!.before)} → ${textOf(states.at(-1)!.after)}`;
}

/** The name of a record, with a link to it where the page can show it. */
function Name({ route, resources, names, change }: Omit<Shown, 'changes'> & { change: NamedChange }): VNode {
  const { resource, id, kind, name } = change;
  const label = name === id ? (names.get(id) ?? id) : name;
  const isShown = kind !== 'deleted' && resources.some((one) => one.name === resource);
  return isShown ? <a href={addressOfRecord(route, change)}>{label}</a> : <span>{label}</span>;
}

/** The fields that an event changed, before and after, and by which rule. */
function Fold({ changes, ...rest }: Shown): VNode {
  const [isWhole, setWhole] = useState(false);
  const lines = changes.flatMap(linesOf);
  const shown = isWhole ? lines : lines.slice(0, LINES);
  return (
    <details>
      <summary class="quiet">{lines.length === 1 ? '1 change' : `${lines.length} changes`}</summary>
      <ul>
        {shown.map(({ change, field, before, after }) => (
          <li key={`${change.resource} ${change.id} ${field}`}>
            {titleOf(change.resource)}: <Name {...rest} change={change} />{' '}
            {field === undefined ? (
              change.kind
            ) : (
              <>
                <code>{field}</code> <span class="quiet">{before}</span> → {after}
              </>
            )}{' '}
            {change.rule !== undefined && <a href={`/sandbox/rules#${change.rule}`}>{change.rule}</a>}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" class="plain" onClick={() => setWhole(true)}>
          {lines.length - shown.length} more
        </button>
      )}
    </details>
  );
}

interface Line {
  change: NamedChange;
  field?: string;
  before?: string;
  after?: string;
}

/** A change as lines: one for a record that was added or deleted, and one for each field of a record that was changed. */
function linesOf(change: NamedChange): Line[] {
  if (change.kind !== 'changed') return [{ change }];
  return Object.entries(change.fields).map(([field, { before, after }]) => ({
    change,
    field,
    before: textOf(before),
    after: textOf(after),
  }));
}

function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
