import type { VNode } from 'preact';
import { resolveSchema } from '../../src/contract/references.ts';
import { contentOf } from '../model/fields.ts';
import { operationLink, type Resource, schemaAnchor } from '../model/site.ts';
import { limitsInWords, typeInWords } from '../model/words.ts';
import { usePage } from './context.ts';
import { ContentList, Limits } from './fields.tsx';
import { Blocks, Inferred, Method } from './text.tsx';

/** The page of one resource: what it is, its operations, and the schemas that it alone uses. */
export function ResourcePage({ resource }: { resource: Resource }): VNode {
  const { link } = usePage();
  return (
    <article class="page">
      <p class="crumbs">{resource.group}</p>
      <h1>{resource.name}</h1>
      <Blocks text={resource.description} />
      <h2 id="operations">Operations</h2>
      <ul class="operation-list">
        {resource.operations.map((operation) => (
          <li>
            <a href={link(operationLink(operation))}>{operation.summary}</a>
            <span class="address">
              <Method method={operation.method} /> <code>{operation.path}</code>
            </span>
            {operation.notDocumented.length > 0 && (
              <span class="quiet">not documented: {operation.notDocumented.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
      {resource.schemas.length > 0 && (
        <>
          <h2 id="schemas">Schemas</h2>
          <p>The bodies of these operations are made of these schemas, and of shared ones.</p>
          <Schemas names={resource.schemas} heading="h3" />
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
      <p>Schemas that several resources use. All others stand on the page of their resource.</p>
      <Schemas names={site.sharedSchemas} heading="h2" />
    </article>
  );
}

function Schemas({ names, heading: Heading }: { names: readonly string[]; heading: 'h2' | 'h3' }): VNode {
  const { document } = usePage().site;
  return (
    <>
      {names.map((name) => {
        const schema = document.components.schemas[name]!;
        return (
          <section class="schema-block" id={schemaAnchor(name)} aria-labelledby={`${schemaAnchor(name)}-name`}>
            <Heading id={`${schemaAnchor(name)}-name`}>
              <a href={`#${schemaAnchor(name)}`}>{name}</a> <span class="type">{typeInWords(document, schema)}</span>
            </Heading>
            {schema.description && <Blocks text={schema.description} />}
            {schema['x-inferred'] !== undefined && <Inferred from={schema['x-inferred']} />}
            <Limits limits={limitsInWords(resolveSchema(document, schema))} />
            <ContentList content={contentOf(document, schema, 1)} prefix={name} />
          </section>
        );
      })}
    </>
  );
}
