import type { VNode } from 'preact';
import type { Explanation } from '../../src/public/sandbox.ts';
import { RecordActs } from './acts.tsx';
import { addressOf, type Route } from './address.ts';
import { columnsOf } from './columns.ts';
import { queryOf, useControl } from './console-hooks.ts';
import type { FullRecord, Named } from './control-client.ts';
import { Pane } from './pane.tsx';
import { Code, Part, State, Value } from './parts.tsx';
import { inWords, momentOf } from './readable.ts';
import { Reason, Reasons } from './reasons.tsx';
import { titleOf } from './resources.tsx';

interface RecordProps {
  route: Route & { id: string };
  idField: string;
  version: string;
}

/** One record: its facts, what it refers to, what refers to it, and its history. */
export function OneRecord({ route, idField, version }: RecordProps): VNode {
  const { organization, resource, id } = route;
  const { answer, problem } = useControl<FullRecord>(
    `GET /records/${resource}/${encodeURIComponent(id)}`,
    queryOf(organization),
    version,
  );
  return (
    <Pane route={route} label={answer?.name ?? id} problem={problem}>
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
}: FullRecord & Omit<RecordProps, 'version'>): VNode {
  const { status } = record;
  const fields = columnsOf([record], [name], idField).filter((field) => field !== 'status');
  const reason = why.find(({ path }) => path?.split('.').slice(1).join('.') === 'status');
  const linked = (entry: Named): VNode => <Linked {...entry} organization={route.organization} />;
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
              <Value field={field} value={record[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <Part title="Referenced by" entries={usedBy.map(linked)} />
      <Part
        title="History"
        entries={history.map(({ time, what, call }) => (
          <li class="happening">
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
  if (!reason) return <p class="quiet because">It was set to {status} by a call, or when it was made.</p>;
  return (
    <details class="because">
      <summary>
        {status} by the rule <code>{reason.rule}</code>
      </summary>
      <Reason reason={reason} />
    </details>
  );
}

function Linked({ organization, resource, id, name }: Named & { organization: string }): VNode {
  return (
    <li>
      <a href={addressOf({ organization, resource, id })}>{name}</a>
      <small>{titleOf(resource)}</small>
    </li>
  );
}
