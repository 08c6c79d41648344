import type { VNode } from 'preact';
import { fieldCells, transitionCells } from '../../src/contract/state-tables.ts';
import { resourceLink } from '../model/site.ts';
import type { StateModel } from '../model/states.ts';
import { usePage } from './context.ts';
import { Inline } from './text.tsx';

/** The states of every resource: a diagram, a table of states and a table of transitions each. */
export function States({ models }: { models: readonly StateModel[] }): VNode {
  return (
    <>
      {models.map((model) => (
        <ResourceStates model={model} />
      ))}
    </>
  );
}

function ResourceStates({ model }: { model: StateModel }): VNode {
  const { link, draw } = usePage();
  const { resource, fields, transitions } = model;
  return (
    <section aria-labelledby={resource.slug}>
      <h2 id={resource.slug}>
        <a href={link(resourceLink(resource))}>{resource.name}</a>
      </h2>
      <div
        class="scroll"
        tabindex={0}
        role="region"
        aria-label={`Diagram: ${resource.name}`}
        dangerouslySetInnerHTML={{ __html: draw(model) }}
      />
      <Table label={`States: ${resource.name}`} header={['Field', 'Values', 'Meaning']} rows={fields.map(fieldCells)} />
      {transitions.length === 0 ? (
        <p>No operation that leads to another state is documented.</p>
      ) : (
        <Table
          label={`Transitions: ${resource.name}`}
          header={['Operation', 'Leads to']}
          rows={transitions.map(transitionCells)}
        />
      )}
    </section>
  );
}

function Table({ label, header, rows }: { label: string; header: string[]; rows: string[][] }): VNode {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {header.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((text) => (
                <td>
                  <Inline text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
