import type { VNode } from 'preact';
import { conditionInWords, type StateField, type StateTransition } from '../../src/contract/index.ts';
import { operationLink, resourceLink } from '../model/site.ts';
import { graphOf, type StateGraph, type Way, waysOf } from '../model/state-graph.ts';
import type { StateModel } from '../model/state-models.ts';
import { usePage } from './page-context.ts';
import { Inline } from './text.tsx';
import { OnThisPage } from './wayfinding.tsx';

/** The states of every resource: those that records move through first, the others in one table. */
export function States({ models }: { models: readonly StateModel[] }): VNode {
  const { link } = usePage();
  const [moving, lone] = [true, false].map((isMoving) =>
    models.filter(({ transitions }) => transitions.length > 0 === isMoving),
  );
  const parts = [...moving!.map(({ resource }) => ({ id: resource.slug, title: resource.name }))];
  return (
    <>
      <OnThisPage parts={[...parts, { id: 'without-moves', title: 'Without transitions' }]} isBeside />
      {moving!.map((model) => (
        <section aria-labelledby={model.resource.slug}>
          <h2 id={model.resource.slug}>
            <a class="anchor" href={link(resourceLink(model.resource))}>
              {model.resource.name}
            </a>
          </h2>
          <ResourceStates model={model} />
        </section>
      ))}
      <h2 id="without-moves">Without transitions</h2>
      <p>No documented operation changes these states.</p>
      <dl class="pairs">
        {lone!.map(({ resource, fields }) => (
          <>
            <dt id={resource.slug}>
              <a href={link(resourceLink(resource))}>{resource.name}</a>
            </dt>
            <dd>
              {fields.map(({ field, values }) => (
                <span class="state-values row baseline">
                  <code>{field}</code>{' '}
                  {values.map((value) => (
                    <State value={value} />
                  ))}
                </span>
              ))}
            </dd>
          </>
        ))}
      </dl>
    </>
  );
}

/** The states of a resource, and what moves a record from one to another. */
export function ResourceStates({ model: { fields, transitions, resource } }: { model: StateModel }): VNode {
  return (
    <>
      {fields.map((field) => (
        <FieldStates
          field={field}
          slug={resource.slug}
          transitions={transitions.filter((one) => one.field === field.field)}
        />
      ))}
    </>
  );
}

interface FieldStatesProps {
  field: StateField;
  /** Of the resource. */
  slug: string;
  transitions: readonly StateTransition[];
}

function FieldStates({
  field: { field: name, values, preset, description },
  slug,
  transitions,
}: FieldStatesProps): VNode {
  const moves = (usePage().site.moves.get(slug) ?? []).filter(({ field }) => field === name);
  const ways = waysOf(moves);
  // What the service documentation names and the sandbox does not do, such as a transition whose state is not named.
  const others = transitions.filter(
    ({ operation, to }) => !ways.some((way) => way.operation === operation && way.to === to),
  );
  const seen = new Set(ways.flatMap(({ from, to }) => [...from, to]));
  const unreached = values.filter((value) => !seen.has(String(value)) && !others.some(({ to }) => to === value));
  return (
    <>
      <p class="state-field">
        <code>{name}</code>: <Inline text={description} />
      </p>
      {ways.length > 0 && <Diagram graph={graphOf(ways)} id={`${slug}-${name}`} />}
      {ways.length + others.length > 0 && (
        <ol class="ways ruled">
          {ways.map((way) => (
            <WayRow way={way} />
          ))}
          {others.map((transition) => (
            <DocumentedRow transition={transition} />
          ))}
        </ol>
      )}
      {unreached.length > 0 && (
        <p class="state-values row baseline">
          {unreached.map((value) => (
            <State value={value} />
          ))}
          <span class="quiet">
            {preset !== undefined && unreached.includes(preset) && `${preset} is the default of a new record. `}
            No documented operation leads here.
          </span>
        </p>
      )}
    </>
  );
}

/** The moves as a picture. The list below it says the same, with the names of what the numbers stand for. */
function Diagram({ graph: { nodes, edges, width, height, y }, id }: { graph: StateGraph; id: string }): VNode {
  return (
    <div class="diagram card">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <marker id={`arrow-${id}`} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
        {edges.map(({ path, isAssumed }) => (
          <path class={isAssumed ? 'edge assumed' : 'edge'} d={path} marker-end={`url(#arrow-${id})`} />
        ))}
        {nodes.map(({ state, x, width: own }) => (
          <g class="node">
            <rect x={x} y={y - 16} width={own} height={32} rx="8" />
            <text x={x + own / 2} y={y + 4.5}>
              {state}
            </text>
          </g>
        ))}
        {edges.map(({ label, x, y: at }) => (
          <g class="mark">
            <rect x={x - label.length * 3.4 - 6} y={at - 9} width={label.length * 6.8 + 12} height="18" rx="9" />
            <text x={x} y={at + 4}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function WayRow({ way: { from, to, label, operation, isTargetDocumented } }: { way: Way }): VNode {
  const { link } = usePage();
  return (
    <li class={isTargetDocumented ? undefined : 'assumed'}>
      <span class="starts row tight">
        {from.length === 0 ? <span class="quiet">a new record</span> : from.map((state) => <State value={state} />)}
      </span>
      <span class="by row">{operation ? <a href={link(operationLink(operation))}>{label}</a> : label}</span>
      <span class="sr">leads to</span>
      <State value={to} />
      <span class="sr">{isTargetDocumented ? 'as documented' : 'as assumed'}</span>
    </li>
  );
}

/** A transition that the service documentation shows, from wherever it may start. */
function DocumentedRow({ transition: { operation, to, when } }: { transition: StateTransition }): VNode {
  const { link } = usePage();
  return (
    <li>
      <span class="starts row tight quiet">not documented</span>
      <span class="by row">
        <a href={link(operationLink(operation))}>{operation.summary}</a>
        <Inline text={conditionInWords(when)} />
      </span>
      <span class="sr">leads to</span>
      <State value={to} />
      <span class="sr">as documented</span>
    </li>
  );
}

/** A state; a dashed one if it is not named. */
function State({ value }: { value: StateTransition['to'] }): VNode {
  return value === null ? (
    <span class="state chip open">unnamed state</span>
  ) : (
    <span class="state chip">{String(value)}</span>
  );
}
