import type { VNode } from 'preact';
import { resourceLink } from '../model/site.ts';
import type { StateModel } from '../model/states.ts';
import { usePage } from './context.ts';
import { Inline } from './text.tsx';

/** The states of every resource: a diagram, a table of states and a table of moves each. */
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
  const { resource, fields, moves } = model;
  const hasValues = fields.some(({ names }) => names.length > 0);
  return (
    <section aria-labelledby={resource.slug}>
      <h2 id={resource.slug}>
        <a href={link(resourceLink(resource))}>{resource.name}</a>
      </h2>
      {hasValues && (
        <div
          class="scroll"
          tabindex={0}
          role="region"
          aria-label={`Diagram: ${resource.name}`}
          dangerouslySetInnerHTML={{ __html: draw(model) }}
        />
      )}
      <div class="scroll" tabindex={0} role="region" aria-label={`States: ${resource.name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Values</th>
              <th scope="col">Left open by the documents</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, values, leftOpen }) => (
              <tr>
                <td>
                  <Inline text={field} />
                </td>
                <td>
                  <Inline text={values} />
                </td>
                <td>
                  <Inline text={leftOpen} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moves.length === 0 ? (
        <p>No operation that moves it from one state to another is documented.</p>
      ) : (
        <div class="scroll" tabindex={0} role="region" aria-label={`Moves: ${resource.name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Operation</th>
                <th scope="col">Leads to</th>
                <th scope="col">Left open by the documents</th>
              </tr>
            </thead>
            <tbody>
              {moves.map(({ operations, target, condition, leftOpen }) => (
                <tr>
                  <td>
                    <Inline text={operations.map((id) => `\`${id}\``).join(', ')} />
                  </td>
                  <td>
                    <Inline text={target === undefined ? 'not documented' : `\`${target}\` ${condition}`} />
                  </td>
                  <td>
                    <Inline text={leftOpen} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
