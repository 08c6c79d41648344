import type { VNode } from 'preact';
import type { MediaType, Parameter, Response } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { nameOf, resolve, resolveSchema } from '../../src/contract/references.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { contentOf } from '../model/fields.ts';
import { PARTS } from '../model/provenance.ts';
import { serversOf } from '../model/servers.ts';
import { clientMethod, type Resource, resourceLink } from '../model/site.ts';
import { limitsInWords, typeInWords } from '../model/words.ts';
import { usePage } from './context.ts';
import { ContentList, Limits } from './fields.tsx';
import { Samples } from './samples.tsx';
import { Blocks, Inferred, Inline, Method, NotDocumented } from './text.tsx';
import { TryIt } from './try-it.tsx';

/** The page of one operation. */
export function OperationPage({ operation, resource }: { operation: Operation; resource: Resource }): VNode {
  const { link } = usePage();
  return (
    <article class="operation">
      <div class="about">
        <nav class="crumbs" aria-label="Breadcrumb">
          {resource.group} <span aria-hidden="true">›</span> <a href={link(resourceLink(resource))}>{resource.name}</a>
        </nav>
        <h1>{operation.summary}</h1>
        <Address operation={operation} />
        <Blocks text={operation.description} />
        <Facts operation={operation} />
        <Provenance operation={operation} />
        <Parameters operation={operation} place="path" title="Path parameters" />
        <Parameters operation={operation} place="query" title="Query parameters" />
        <RequestBody operation={operation} />
        <Responses operation={operation} />
      </div>
      <div class="samples">
        <Samples operation={operation} />
        <TryIt operation={operation} />
      </div>
    </article>
  );
}

function Address({ operation }: { operation: Operation }): VNode {
  const [server] = serversOf(usePage().site.document, operation);
  return (
    <p class="address">
      <code class="base">{server!.url}</code>
      <Method method={operation.method} />{' '}
      <code>
        <b>{operation.path}</b>
      </code>
    </p>
  );
}

function Facts({ operation }: { operation: Operation }): VNode {
  const servers = serversOf(usePage().site.document, operation);
  return (
    <dl class="facts">
      <dt>Scope</dt>
      <dd>{operation.scope === undefined ? 'not documented' : <code>{operation.scope}</code>}</dd>
      <dt>Operation</dt>
      <dd>
        <code>{operation.id}</code>
      </dd>
      <dt>Client</dt>
      <dd>
        <code>{clientMethod(operation)}</code>
      </dd>
      <dt>Servers</dt>
      <dd>
        {servers.map(({ url }) => (
          <code>{url}</code>
        ))}
      </dd>
    </dl>
  );
}

function Provenance({ operation }: { operation: Operation }): VNode {
  const { link } = usePage();
  if (operation.notDocumented.length === 0) {
    return (
      <p class="provenance">
        <span class="badge whole">documented</span> Every part of this operation is documented.
      </p>
    );
  }
  return (
    <aside class="provenance" aria-label="What is not documented">
      <ul>
        {operation.notDocumented.map((part) => (
          <li>
            <NotDocumented label={PARTS[part].label} /> {PARTS[part].sentence}
          </li>
        ))}
      </ul>
      <p>
        What the contract fills in follows its <a href={link('conventions.html')}>conventions</a>. The{' '}
        <a href={link('coverage.html')}>coverage table</a> has all operations.
      </p>
    </aside>
  );
}

function Parameters({
  operation,
  place,
  title,
}: {
  operation: Operation;
  place: Parameter['in'];
  title: string;
}): VNode | null {
  const { site } = usePage();
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return null;
  return (
    <section aria-labelledby={place}>
      <h2 id={place}>{title}</h2>
      <ul class="fields">
        {parameters.map((parameter) => {
          const { name, description, schema, required, example } = parameter;
          const resolved = resolveSchema(site.document, schema);
          const reasons = [parameter, resolved].flatMap((part) => part['x-inferred'] ?? []);
          return (
            <li id={`${place}.${name}`}>
              <div class="field">
                <a class="name" href={`#${place}.${name}`}>
                  <code>{name}</code>
                </a>{' '}
                <span class="type">{typeInWords(site.document, schema)}</span>
                {required && <span class="badge required">required</span>}
              </div>
              <p>
                <Inline text={description ?? ''} />
              </p>
              <Limits limits={limitsInWords({ ...resolved, ...(example !== undefined && { examples: [example] }) })} />
              {reasons.map((reason) => (
                <Inferred from={reason} />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RequestBody({ operation }: { operation: Operation }): VNode | null {
  const body = operation.object.requestBody;
  if (!body) return null;
  const types = Object.entries(body.content);
  return (
    <section aria-labelledby="request">
      <h2 id="request">Request body {body.required && <span class="badge required">required</span>}</h2>
      {types.map(([type, media], index) => (
        <Body type={type} media={media} prefix={index === 0 ? 'request' : 'form'} alternative={index > 0} />
      ))}
    </section>
  );
}

function Responses({ operation }: { operation: Operation }): VNode {
  const { site, link } = usePage();
  const responses = Object.entries(operation.object.responses).map(([status, response]) => {
    return { status, response: resolve(site.document, response) };
  });
  return (
    <section aria-labelledby="responses">
      <h2 id="responses">Responses</h2>
      {responses
        .filter(({ status }) => status === operation.successStatus)
        .map(({ status, response }) => (
          <section class="success" aria-labelledby="success">
            <h3 id="success">
              <span class="status good">{status}</span> <Inline text={response.description} />
            </h3>
            <p class="media">
              <a class="badge" href={link('conventions.html#envelope')}>
                status inferred
              </a>
            </p>
            {Object.entries(response.content ?? {}).map(([type, media]) => (
              <Body type={type} media={media} prefix="response" />
            ))}
          </section>
        ))}
      <h3>Failures</h3>
      <ul class="failures">
        {responses
          .filter(({ status }) => status !== operation.successStatus)
          .map(({ status, response }) => (
            <Failure status={status} response={response} />
          ))}
      </ul>
    </section>
  );
}

function Failure({ status, response }: { status: string; response: Response }): VNode {
  const { link, site } = usePage();
  const media = response.content?.['application/json'];
  const schemaName = nameOf(media?.schema.$ref);
  return (
    <li>
      <details>
        <summary>
          <span class="status bad">{status}</span> <Inline text={response.description} />{' '}
          <span class="badge">inferred</span>
        </summary>
        <Inline text={response['x-inferred'] ?? ''} />
        <p>
          {schemaName && <a href={link(site.schemaLinks.get(schemaName)!)}>{schemaName}</a>}{' '}
          <code>{JSON.stringify(sampleOf(media))}</code>
        </p>
      </details>
    </li>
  );
}

function Body({
  type,
  media,
  prefix,
  alternative = false,
}: {
  type: string;
  media: MediaType;
  prefix: string;
  alternative?: boolean;
}): VNode {
  const { site, link } = usePage();
  const schema = resolveSchema(site.document, media.schema);
  const name = nameOf(media.schema.$ref);
  const content = contentOf(site.document, media.schema);
  const schemaLink = name === undefined ? undefined : site.schemaLinks.get(name);
  return (
    <>
      <p class="media">
        {alternative && 'Or '}
        <code>{type}</code>
        {schemaLink !== undefined && (
          <>
            {' '}
            <a href={link(schemaLink)}>{name}</a>
          </>
        )}
      </p>
      {schema.description && <Blocks text={schema.description} />}
      {schema['x-inferred'] !== undefined && <Inferred from={schema['x-inferred']} />}
      <ContentList content={content} prefix={prefix} />
    </>
  );
}
