import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BASE_PATH } from '../browser/own-mock.ts';
import { CallForm, type Sent } from '../browser/try/call-form.tsx';
import { callErrors, NO_ERRORS } from '../browser/try/placed-errors.ts';
import { recordIn } from '../browser/try/record-facts.ts';
import { type Outgoing, send } from '../browser/try/send-call.ts';
import { addressOf, type Route } from './address.ts';
import { useContract } from './console-hooks.ts';
import { actsOn, type Contract, editing, idsOf } from './contract.ts';
import { chooseRecords, type FullRecord } from './control-client.ts';
import { EventForm } from './event-form.tsx';
import { OperationRows } from './operation-rows.tsx';
import { Pane } from './pane.tsx';
import { useRecord } from './record-hook.ts';
import type { Act, Undoable } from './toast.tsx';
import { planDelete } from './undo-delete.ts';

interface ActFormProps {
  route: Route & { act: string };
  idField: string;
  /** Id of the organization, also where the address names none. */
  organization: string;
  version: string;
  act: Act;
}

/** The form of an operation on a record, of one that creates a record, or of an event. */
export function ActForm(props: ActFormProps): VNode {
  const { route } = props;
  const { organization, resource, id } = route;
  const contract = useContract();
  const { answer, problem } = useRecord(route, props);
  const isReady = contract && (id === undefined || answer);
  return (
    <Pane route={route} label={route.act} problem={problem}>
      <p class="id">
        {answer && <a href={addressOf({ organization, resource, id, list: route.list })}>{answer.name}</a>}
      </p>
      {isReady && (
        <Form
          key={`${id} ${route.act}`}
          {...props}
          contract={contract}
          record={answer?.record ?? {}}
          name={answer?.name ?? ''}
        />
      )}
    </Pane>
  );
}

type FormProps = ActFormProps & { contract: Contract; record: FullRecord['record']; name: string };

function Form(props: FormProps): VNode {
  const { route, contract } = props;
  const operation = contract.operations.find(({ id }) => id === route.act);
  if (operation) return <OperationForm {...props} operation={operation} />;
  if (route.id === undefined || !route.act.includes('.'))
    return <p class="problem">There is no operation {route.act}.</p>;
  return <EventForm {...props} id={route.id} event={route.act} />;
}

function OperationForm({
  route,
  idField,
  organization,
  act,
  contract,
  record,
  name,
  operation,
}: FormProps & { operation: Contract['operations'][number] }): VNode {
  const { id } = route;
  const isOfRecord = id !== undefined && actsOn(contract, route.resource).delete.includes(operation);
  const isDelete = operation.method === 'delete';
  const ids = id === undefined ? {} : idsOf(operation, record, id);
  const [data] = useState(() => {
    const isEdit = id !== undefined && actsOn(contract, route.resource).edit.includes(operation);
    return { ...(isEdit ? editing(contract, operation, record) : contract.formOf(operation)), preparation: undefined };
  });
  const form = useRef<HTMLFormElement>(null);
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => setThere(true), []);
  // The id of the record that is open is no question.
  const known = Object.keys(ids).filter((parameter) => ids[parameter] === id);
  // The form fills its rows in by itself, so they are made once.
  const rows = useMemo(() => <OperationRows {...{ operation, contract, known }} />, []);
  useLayoutEffect(() => {
    for (const row of form.current!.querySelectorAll<HTMLElement>('[data-part="path"] .fields > li'))
      row.hidden = known.includes(row.querySelector('.field b')?.textContent ?? '');
  }, []);

  async function sendAndGoOn(outgoing: Outgoing): Promise<Sent> {
    const back = addressOf({ ...route, act: undefined });
    const planned = isDelete
      ? await planDelete(organization, isOfRecord ? name : `from ${name}`, () => {
          location.hash = back;
        }).catch(() => undefined)
      : undefined;
    try {
      const { response, content } = await send(outgoing, new AbortController().signal);
      const text = await content.text();
      if (!response.ok) {
        const errors = callErrors(text);
        planned?.failed();
        const isTold = errors.placed.size > 0 || errors.whole.length > 0;
        return {
          errors: isTold ? errors : { ...NO_ERRORS, whole: [`The response was ${response.status}.`] },
          entered: undefined,
        };
      }
      const done = isOfRecord ? `${name} was deleted.` : `${operation.summary}: ${response.status}.`;
      // If it can't be said how to undo it, it was made all the same.
      act(async (): Promise<string | Undoable> => (await planned?.made(done).catch(() => undefined)) ?? done);
      location.hash = addressOf({ ...route, act: undefined, id: nextRecord(text) });
      return { errors: NO_ERRORS, entered: undefined };
    } catch (error) {
      planned?.failed();
      return { errors: { ...NO_ERRORS, whole: [(error as Error).message] }, entered: undefined };
    }
  }

  /** The record that is shown next: the new one, the same, or none once it is deleted. */
  function nextRecord(answer: string): string | undefined {
    if (id !== undefined) return isOfRecord ? undefined : id;
    const made = recordIn(JSON.parse(answer) as Record<string, unknown>)?.[idField];
    return made === undefined ? undefined : String(made);
  }

  return (
    <section class="acting" aria-label={operation.summary}>
      <h2>{isOfRecord ? `Delete ${name}?` : operation.summary}</h2>
      <form class="trying" ref={form}>
        <div class="try">
          {isThere && (
            <CallForm
              data={data}
              form={form.current!}
              ownServer={location.origin + BASE_PATH}
              hasPageSandbox={false}
              organization={organization}
              isFixed
              choose={(choices, text) => chooseRecords(choices, organization, text)}
              ids={ids}
              isDelete={isDelete}
              onCall={() => undefined}
              onSend={sendAndGoOn}
            />
          )}
        </div>
        {rows}
      </form>
    </section>
  );
}
