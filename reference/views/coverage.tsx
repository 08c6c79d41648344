import type { HTMLAttributes, VNode } from 'preact';
import {
  commonField,
  type DocumentedPart,
  fieldAtKeys,
  inferredParts,
  type Operation,
  observedInWords,
  observedParts,
  type PartAt,
  sampleOf,
} from '../../src/contract/index.ts';
import { PARTS } from '../model/part-provenance.ts';
import { operationLink, type Resource, resourceLink, type Site } from '../model/site.ts';
import { usePage } from './page-context.ts';
import { Inline, Method } from './text.tsx';

const PART_NAMES = Object.keys(PARTS) as DocumentedPart[];

export function CoveragePage(): VNode {
  const { site } = usePage();
  const { operations } = site;
  const whole = operations.filter(({ notDocumented }) => notDocumented.length === 0).length;
  return (
    <article class="page wide">
      <h1>Coverage</h1>
      <p>
        {whole} of {operations.length} operations are completely documented. For the others, the service's documentation
        leaves out the parts listed below. The contract fills them in using its{' '}
        <a href="conventions.html">conventions</a>, and marks them.
      </p>
      <CoverageBar operations={operations} hasKey />
      <h2 id="parts">By part</h2>
      <Totals operations={operations} />
      <h2 id="operations">By operation</h2>
      <form class="filters row spread small" data-filter-for="coverage" hidden>
        <label class="line">
          Filter <input type="search" name="text" placeholder="operation, URL or scope" />
        </label>
        <label class="line">
          Show{' '}
          <select name="part">
            <option value="">all operations</option>
            <option value="whole">all parts documented</option>
            {PART_NAMES.map((part) => (
              <option value={part}>{PARTS[part].label} not documented</option>
            ))}
          </select>
        </label>
        <output data-count="operation" aria-live="polite" />
      </form>
      <Table
        label="Coverage of the operations"
        columns={['Operation', 'URL', 'Scope', 'Samples', 'Not documented']}
        class="coverage"
        id="coverage"
        data-sortable
      >
        {site.resources.map((resource) => (
          <ResourceRows resource={resource} />
        ))}
      </Table>
      <h2 id="inferred">Inferred parts</h2>
      <p>What the contract fills in, and from which source.</p>
      <InferredTable site={site} />
      <ObservedTable site={site} />
    </article>
  );
}

function CoverageBar({ operations, hasKey = false }: { operations: readonly Operation[]; hasKey?: boolean }): VNode {
  const parts = LEVELS.map(({ name, label, from, to }) => ({
    name,
    label,
    count: operations.filter(({ notDocumented: { length } }) => length >= from && length <= to).length,
  }));
  return (
    <span class={hasKey ? 'coverage-bar keyed' : 'coverage-bar'}>
      <Bar parts={parts} of={operations.length} />
      <span class={hasKey ? 'row spread small' : 'sr'}>
        {parts.map(({ name, label, count }, index) => (
          <span class={`dot ${name}`}>
            {!hasKey && index === 0 && ': '}
            {count} {label}
            {!hasKey && index < parts.length - 1 && ', '}
          </span>
        ))}
      </span>
    </span>
  );
}

/** By how many parts are not documented. */
const LEVELS = [
  { name: 'good', label: 'documented in all parts', from: 0, to: 0 },
  { name: 'some', label: 'with one or two parts open', from: 1, to: 2 },
  { name: 'open', label: 'with three or more parts open', from: 3, to: PART_NAMES.length },
] as const;

/** Shares of a number, one after the other. A text next to it says the same. */
function Bar({ parts, of }: { parts: readonly { name: string; count: number }[]; of: number }): VNode {
  let start = 0;
  return (
    <svg class="bar" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, count }) => {
        start += count;
        return <rect class={name} x={start - count} width={count} height={1} />;
      })}
    </svg>
  );
}

interface TableProps extends HTMLAttributes<HTMLTableElement> {
  label: string;
  columns: readonly string[];
}

/** A table that scrolls where it is wider than the page. */
function Table({ label, columns, children, ...attributes }: TableProps): VNode {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={label}>
      <table {...attributes}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

function Totals({ operations }: { operations: readonly Operation[] }): VNode {
  return (
    <Table label="Operations by part" columns={['Not documented', 'Operations', 'Meaning']}>
      <tbody>
        {PART_NAMES.map((part) => (
          <tr>
            <th scope="row">{PARTS[part].label}</th>
            <td>
              <Bar
                parts={[
                  {
                    name: 'open',
                    count: operations.filter(({ notDocumented }) => notDocumented.includes(part)).length,
                  },
                ]}
                of={operations.length}
              />{' '}
              {operations.filter(({ notDocumented }) => notDocumented.includes(part)).length}
            </td>
            <td>{PARTS[part].sentence}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ResourceRows({ resource }: { resource: Resource }): VNode {
  const { link } = usePage();
  return (
    <tbody>
      <tr class="group">
        <th scope="rowgroup" colspan={5}>
          <a href={link(resourceLink(resource))}>{resource.name}</a> <CoverageBar operations={resource.operations} />
        </th>
      </tr>
      {resource.operations.map((operation) => (
        <tr data-parts={operation.notDocumented.join(' ')}>
          <td>
            <a href={link(operationLink(operation))}>{operation.id}</a>
          </td>
          <td>
            <Method method={operation.method} /> <code>{operation.path}</code>
          </td>
          <td>{operation.scope === undefined ? '–' : <code>{operation.scope}</code>}</td>
          <td>{samplesOf(operation)}</td>
          <td>
            {operation.basis !== 'documented' && <span class="chip">only {operation.basis}</span>}
            {operation.notDocumented.length === 0 ? (
              <span class="quiet">none</span>
            ) : (
              operation.notDocumented.map((part) => <span class="chip open">{PARTS[part].label}</span>)
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function samplesOf({ object, successStatus }: Operation): string {
  const request = sampleOf(object.requestBody?.content['application/json']);
  const response = sampleOf(object.responses[successStatus]?.content?.['application/json']);
  return [request !== undefined && 'request', response !== undefined && 'response'].filter(Boolean).join(', ') || '–';
}

function InferredTable({ site }: { site: Site }): VNode {
  return (
    <Table label="Inferred parts" columns={['Part', 'Inferred from']}>
      <tbody>
        {inferredParts(site.document).map(({ reason, parts }) => {
          const field = commonField(parts);
          return (
            <tr>
              <td>
                {field === undefined ? (
                  parts.map((part) => <PartName part={part} site={site} />)
                ) : (
                  <>
                    <code>{field}</code> of {parts.length} schemas
                  </>
                )}
              </td>
              <td>
                <Inline text={reason} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A part as a reader knows it, with a link to its schema. */
function PartName({ part: { path }, site }: { part: PartAt; site: Site }): VNode {
  const { link } = usePage();
  const [root, kind, name = '', ...inner] = path;
  const label = <code>{root === 'components' ? `${name}${fieldAtKeys(inner)}` : path.join(' › ')}</code>;
  const address = kind === 'schemas' ? site.schemaLinks.get(name) : undefined;
  return <div>{address === undefined ? label : <a href={link(address)}>{label}</a>}</div>;
}

/** The parts that rest on what was seen of the service; nothing if there are none. */
function ObservedTable({ site }: { site: Site }): VNode | null {
  const parts = observedParts(site.document);
  if (parts.length === 0) return null;
  return (
    <>
      <h2 id="observed">Observed parts</h2>
      <p>What recorded traffic shows, but the service's documentation does not.</p>
      <Table label="Observed parts" columns={['Part', 'Seen']}>
        <tbody>
          {parts.map(({ path, observed }) => (
            <tr>
              <td>
                <code>{path.filter((key) => !STRUCTURE.has(key)).join(' ')}</code>
              </td>
              <td>{observedInWords(observed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Keys of the document that say nothing to a reader. */
const STRUCTURE = new Set(['components', 'schemas', 'paths', 'properties', 'responses']);
