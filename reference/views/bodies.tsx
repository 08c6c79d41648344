import type { VNode } from 'preact';
import type { MediaType, Parameter, Response } from '../../src/contract/document.ts';
import { observedInWords } from '../../src/contract/observed.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { nameOf, resolve, resolveSchema } from '../../src/contract/references.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { contentOf } from '../model/fields.ts';
import { limitsInWords, typeInWords } from '../model/words.ts';
import { usePage } from './context.ts';
import { ContentList, Limits } from './fields.tsx';
import { Blocks, Heading, Inferred, Inline } from './text.tsx';

/** The parameters of an operation in one place, such as the query. */
export function Parameters({
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
      <Heading id={place}>{title}</Heading>
      <div class="field-list">
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
                  {required && <span class="required">required</span>}
                </div>
                <p>
                  <Inline text={description ?? ''} />
                </p>
                <Limits
                  limits={limitsInWords({ ...resolved, ...(example !== undefined && { examples: [example] }) })}
                />
                {reasons.map((reason) => (
                  <Inferred from={reason} />
                ))}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The body of a call, field by field. */
export function RequestBody({ operation }: { operation: Operation }): VNode | null {
  const body = operation.object.requestBody;
  if (!body) return null;
  const types = Object.entries(body.content);
  return (
    <section aria-labelledby="request">
      <Heading id="request">Request body</Heading>
      {body.required && <p class="media required">required</p>}
      {types.map(([type, media], index) => (
        <Body type={type} media={media} prefix={index === 0 ? 'request' : 'form'} alternative={index > 0} />
      ))}
    </section>
  );
}

/** The response of success, field by field, and the failures. */
export function Responses({ operation }: { operation: Operation }): VNode {
  const { site, link } = usePage();
  const responses = Object.entries(operation.object.responses).map(([status, response]) => {
    return { status, response: resolve(site.document, response) };
  });
  return (
    <section aria-labelledby="responses">
      <Heading id="responses">Responses</Heading>
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
              {response['x-observed'] && (
                <>
                  {' '}
                  <span class="badge">observed</span>{' '}
                  <span class="quiet">{observedInWords(response['x-observed'])}</span>
                </>
              )}
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
