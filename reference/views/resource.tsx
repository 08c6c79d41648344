import type { VNode } from 'preact';
import { resolveSchema } from '../../src/contract/index.ts';
import { contentOf } from '../model/fields.ts';
import { operationGroups } from '../model/operation-groups.ts';
import { recordName, recordSample } from '../model/record-name.ts';
import { limitsInWords, typeInWords } from '../model/schema-words.ts';
import { operationLink, type Resource, schemaAnchor } from '../model/site.ts';
import { statesOfResource } from '../model/state-models.ts';
import { ContentList, Limits } from './fields.tsx';
import { usePage } from './page-context.ts';
import { ResourceStates } from './states.tsx';
import { Blocks, Code, Heading, Inferred, Method } from './text.tsx';
import { Crumbs } from './wayfinding.tsx';

/** The page of one resource: its record, the states of it, its operations, and the other schemas that it alone uses. */
export function ResourcePage({ resource }: { resource: Resource }): VNode {
  const { site } = usePage();
  const record = recordName(site, resource);
  const others = resource.schemas.filter((name) => name !== record);
  const states = statesOfResource(site, resource);
  const parts = [
    ...(record === undefined ? [] : [{ id: 'record', title: 'The record' }]),
    ...(states ? [{ id: 'states', title: 'States' }] : []),
    { id: 'operations', title: 'Operations', count: resource.operations.length },
    ...(others.length > 0 ? [{ id: 'schemas', title: 'Other schemas', count: others.length }] : []),
  ];
  return (
    <article class={record === undefined ? 'page' : 'sampled'}>
      <Crumbs resource={resource} isResource parts={parts} />
      <h1>{resource.name}</h1>
      <div class="lead">
        <Blocks text={resource.description} />
      </div>
      {record !== undefined && (
        <div class="samples">
          <div class="workbench stack">
            <section class="pane answer" aria-label={`A sample of ${record}`}>
              <p class="pane-head row">
                <code>{record}</code>
              </p>
              <Code code={JSON.stringify(recordSample(site, resource, record), null, 2)} />
            </section>
          </div>
        </div>
      )}
      {record !== undefined && (
        <>
          <Heading id="record">The record</Heading>
          <Schema name={record} heading="h3" />
        </>
      )}
      {states && (
        <>
          <Heading id="states">States</Heading>
          <p>
            Other values may occur. The service documentation doesn't say which states allow a transition, or what else
            it changes.
          </p>
          <ResourceStates model={states} />
        </>
      )}
      <Heading id="operations">Operations</Heading>
      <OperationList resource={resource} />
      {others.length > 0 && (
        <>
          <Heading id="schemas">Other schemas</Heading>
          {others.map((name) => (
            <Schema name={name} heading="h3" isFolded />
          ))}
        </>
      )}
    </article>
  );
}

/** The page of the schemas that several resources use. */
export function SharedSchemasPage(): VNode {
  const { site } = usePage();
  return (
    <article class="page">
      <h1>Shared schemas</h1>
      <p>Schemas that several resources use. All others are on the page of their resource.</p>
      {site.sharedSchemas.map((name) => (
        <Schema name={name} heading="h2" isFolded />
      ))}
    </article>
  );
}

/** The operations of a resource, by what they are for. */
function OperationList({ resource }: { resource: Resource }): VNode {
  const groups = operationGroups(resource);
  const [only] = groups;
  if (groups.length === 1) return <OperationLinks operations={only!.operations} />;
  return (
    <>
      {groups.map(({ name, operations }) => (
        <section>
          <h3>
            {name} <span class="count">{operations.length}</span>
          </h3>
          <OperationLinks operations={operations} />
        </section>
      ))}
    </>
  );
}

function OperationLinks({ operations }: Pick<Resource, 'operations'>): VNode {
  const { link } = usePage();
  return (
    <ul class="operation-list bare-links ruled">
      {operations.map((operation) => (
        <li>
          <Method method={operation.method} /> <a href={link(operationLink(operation))}>{operation.summary}</a>{' '}
          <code class="tiny quiet">{operation.path}</code>
        </li>
      ))}
    </ul>
  );
}

interface SchemaProps {
  name: string;
  heading: 'h2' | 'h3';
  isFolded?: boolean;
}

function Schema({ name, heading: Level, isFolded = false }: SchemaProps): VNode {
  const { document } = usePage().site;
  const schema = document.components.schemas[name]!;
  const anchor = schemaAnchor(name);
  const content = contentOf(document, schema, { depth: 1 });
  const body = (
    <>
      {schema['x-inferred'] !== undefined && <Inferred from={schema['x-inferred']} />}
      <Limits limits={limitsInWords(resolveSchema(document, schema))} />
      <ContentList content={content} prefix={name} />
    </>
  );
  const count = content.fields.length;
  return (
    <section class="schema-block" id={anchor} aria-labelledby={`${anchor}-name`}>
      <Level id={`${anchor}-name`}>
        <a class="bare" href={`#${anchor}`}>
          {name}
        </a>{' '}
        <span class="type">{typeInWords(document, schema)}</span>
      </Level>
      {schema.description && <Blocks text={schema.description} />}
      {isFolded && count > 0 ? (
        <details>
          <summary>{count === 1 ? '1 field' : `${count} fields`}</summary>
          {body}
        </details>
      ) : (
        body
      )}
    </section>
  );
}
