import type { VNode } from 'preact';
import type { Explanation } from '../../src/public/sandbox.ts';
import { RecordActs } from './acts.tsx';
import { addressOf, addressOfRecord, type Route } from './address.ts';
import { columnsOf } from './columns.ts';
import type { FullRecord, Named } from './control-client.ts';
import { Lines } from './lines.tsx';
import { Pane } from './pane.tsx';
import { Code, Part, State, Value } from './parts.tsx';
import { inWords, momentOf } from './readable.ts';
import { Reason, Reasons } from './reasons.tsx';
import { useRecord } from './record-hook.ts';
import { titleOf } from './resources.tsx';
import type { Act } from './toast.tsx';

interface RecordProps {
  route: Route & { id: string };
  idField: string;
  version: string;
  act: Act;
}

/** One record: its facts and lines, what it refers to, what refers to it, and its history. */
export function OneRecord({ route, idField, ...rest }: RecordProps): VNode {
  const { answer, problem } = useRecord(route, { idField, ...rest });
  return (
    <Pane route={route} label={answer?.name ?? route.id} problem={problem}>
      {answer && <Contents {...answer} route={route} idField={idField} />}
    </Pane>
  );
}

function Contents({
  route,
  idField,
  record,
  name,
  names,
  usedBy,
  history,
  why,
}: FullRecord & Pick<RecordProps, 'route' | 'idField'>): VNode {
  const { status } = record;
  const fields = columnsOf([record], [name], idField).filter((field) => field !== 'status');
  const reason = why.find(({ path }) => path?.split('.').slice(1).join('.') === 'status');
  const linked = (entry: Named): VNode => <Linked entry={entry} route={route} />;
  return (
    <>
      <code class="id">{route.id}</code>
      <h2>
        {name} {typeof status === 'string' && <State value={status} />}
      </h2>
      {typeof status === 'string' && <WhyState reason={reason} status={status} />}
      <RecordActs route={route} status={status} />
      <dl>
        {fields.map((field) => (
          <div>
            <dt>{inWords(field)}</dt>
            <dd>
              <Value field={field} value={record[field]} record={record} />
            </dd>
          </div>
        ))}
      </dl>
      <Lines route={route} record={record} names={names} />
      <Part title="Referenced by" entries={usedBy.map(linked)} />
      <Part
        title="History"
        entries={history.map(({ time, what, call }) => (
          <li>
            {call === undefined ? what : <a href={addressOf({ ...route, call: String(call) })}>{what}</a>}
            <small>{momentOf(time)}</small>
          </li>
        ))}
      />
      <Part title="References" entries={names.map(linked)} />
      <Reasons title="Why these values?" reasons={why} />
      <details>
        <summary>All fields</summary>
        <Code label="All fields" value={record} />
      </details>
    </>
  );
}

/** The rule by which the record is in its state. */
function WhyState({ reason, status }: { reason: Explanation | undefined; status: string }): VNode {
  if (!reason) return <p class="quiet because">A request set it to {status}, or it was created with this status.</p>;
  return (
    <details class="because">
      <summary>
        {status} by the rule <code>{reason.rule}</code>
      </summary>
      <Reason reason={reason} />
    </details>
  );
}

function Linked({ route, entry }: { route: Route; entry: Named }): VNode {
  return (
    <li>
      <a href={addressOfRecord(route, entry)}>{entry.name}</a>
      <small>{titleOf(entry.resource)}</small>
    </li>
  );
}
