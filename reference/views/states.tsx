import type { VNode } from 'preact';
import { conditionInWords, type StateField, type StateTransition } from '../../src/contract/index.ts';
import { operationLink, resourceLink } from '../model/site.ts';
import type { StateModel } from '../model/state-models.ts';
import { usePage } from './page-context.ts';
import { Inline } from './text.tsx';

/** The states of every resource. */
export function States({ models }: { models: readonly StateModel[] }): VNode {
  const { link } = usePage();
  return (
    <>
      {models.map((model) => (
        <section aria-labelledby={model.resource.slug}>
          <h2 id={model.resource.slug}>
            <a href={link(resourceLink(model.resource))}>{model.resource.name}</a>
          </h2>
          <ResourceStates model={model} />
        </section>
      ))}
    </>
  );
}

/** The states of a resource: each with the operations that lead to it. */
export function ResourceStates({ model: { fields, transitions } }: { model: StateModel }): VNode {
  return (
    <>
      {fields.map((field) => (
        <FieldStates field={field} transitions={transitions.filter((one) => one.field === field.field)} />
      ))}
    </>
  );
}

function FieldStates({ field, transitions }: { field: StateField; transitions: StateTransition[] }): VNode {
  const { field: name, values, preset, description } = field;
  const states: StateTransition['to'][] = [...new Set([...values, ...transitions.map(({ to }) => to)])];
  return (
    <>
      <p class="state-field">
        <code>{name}</code> <Inline text={description} />
      </p>
      {transitions.length === 0 ? (
        <p class="state-values">
          {values.map((value) => (
            <State value={value} />
          ))}
          <span class="quiet">No documented operation leads to another state.</span>
        </p>
      ) : (
        <dl class="states">
          {states.map((value) => (
            <div>
              <dt>
                <State value={value} />
              </dt>
              <dd>
                <Ways to={transitions.filter(({ to }) => to === value)} />
                {value === preset && <span class="quiet">Default of a new record.</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A state; a dashed one if it is not named. */
function State({ value }: { value: StateTransition['to'] }): VNode {
  return value === null ? <span class="state unnamed">not named</span> : <span class="state">{String(value)}</span>;
}

function Ways({ to }: { to: StateTransition[] }): VNode {
  const { link } = usePage();
  if (to.length === 0) return <span class="quiet">No documented operation leads here.</span>;
  return (
    <>
      {to.map(({ operation, when }) => (
        <span class="way">
          <span aria-hidden="true">←</span>{' '}
          <a class="chip" href={link(operationLink(operation))}>
            {operation.summary}
          </a>
          <Inline text={conditionInWords(when)} />
        </span>
      ))}
    </>
  );
}
