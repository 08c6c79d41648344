import type { VNode } from 'preact';
import {
  type MediaType,
  nameOf,
  type Operation,
  type Parameter,
  resolve,
  resolveSchema,
  sampleOf,
} from '../../src/contract/index.ts';
import { type Content, contentOf, type Field, MAIN, parametersContent } from '../model/fields.ts';
import { schemaAnchor } from '../model/site.ts';
import type { TriedField } from '../model/tried/fields.ts';
import { partOf } from '../model/try-form.ts';
import { ContentList } from './fields.tsx';
import { usePage } from './page-context.ts';
import { Blocks, Heading, Inferred, Inline, Marked } from './text.tsx';

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
  const { document } = usePage().site;
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return null;
  const content = parametersContent(document, parameters);
  return (
    <section data-part={place}>
      <Heading id={place}>{title}</Heading>
      <ContentList content={{ ...content, fields: content.fields.map(inOneLine) }} prefix={place} isInput />
    </section>
  );
}

/** The organization without its description, which is the same for all operations: the record that it links to has it. */
function inOneLine(field: Field): Field {
  return field.name === 'organization_id' && field.required
    ? { ...field, type: 'string', ranges: [], description: '', limits: [] }
    : field;
}

/** The body of a call, field by field. */
export function RequestBody({ operation }: { operation: Operation }): VNode | null {
  const { site } = usePage();
  const body = operation.object.requestBody;
  if (!body) return null;
  const types = Object.entries(body.content);
  return (
    <section data-part={partOf(operation)}>
      {types.map(([type, media], index) => (
        <Body
          type={type}
          heading={index === 0 ? 'Request body' : undefined}
          isRequired={body.required === true && index === 0}
          media={media}
          prefix={index === 0 ? 'request' : 'form'}
          alternative={index > 0}
          tried={site.tried.get(operation.id)}
        />
      ))}
    </section>
  );
}

/** The response of success, whose records are described with their resource, and the failures. */
export function Responses({ operation }: { operation: Operation }): VNode {
  const { site, link } = usePage();
  const { responses } = operation.object;
  const success = resolve(site.document, responses[operation.successStatus]!);
  return (
    <section>
      <Heading id="responses">Responses</Heading>
      <section class="success">
        <h3 id="success">
          <span class="status good">{operation.successStatus}</span> <Inline text={success.description} />{' '}
          <a class="chip open badge" href={link('conventions.html#envelope')}>
            status inferred
          </a>
        </h3>
        <Marked part={success} />
        {Object.entries(success.content ?? {}).map(([type, media]) => (
          <Body type={type} media={media} prefix="response" depth={1} />
        ))}
      </section>
      <Failures operation={operation} />
    </section>
  );
}

/** The failures, whose bodies the samples show. */
function Failures({ operation }: { operation: Operation }): VNode {
  const { link, site } = usePage();
  const failures = Object.entries(operation.object.responses)
    .filter(([status]) => status !== operation.successStatus)
    .map(([status, response]) => ({ status, response: resolve(site.document, response) }));
  const schemas = failures.map(({ response }) => nameOf(response.content?.['application/json']?.schema.$ref));
  const names = [...new Set(schemas)].filter((name) => name !== undefined);
  return (
    <>
      <h3>Failures</h3>
      <ul class="failures ruled">
        {failures.map(({ status, response }) => (
          <li>
            <span class="status bad">{status}</span> <Inline text={response.description} />
            {response['x-observed'] && <Marked part={response} />}
          </li>
        ))}
      </ul>
      <p class="inferred small quiet">
        <a class="chip open badge" href={link('conventions.html#envelope')}>
          inferred
        </a>{' '}
        Their statuses and bodies are not documented. The body:{' '}
        {names.map((name) => (
          <a href={link(site.schemaLinks.get(name)!)}>{name}</a>
        ))}
      </p>
    </>
  );
}

function Body({
  type,
  heading,
  media,
  prefix,
  depth,
  alternative = false,
  isRequired = false,
  tried,
}: {
  type: string;
  /** A heading that the type follows in the same line. */
  heading?: string | undefined;
  media: MediaType;
  prefix: string;
  depth?: number;
  alternative?: boolean;
  isRequired?: boolean;
  tried?: ReadonlyMap<string, TriedField> | undefined;
}): VNode {
  const { site, link } = usePage();
  const schema = resolveSchema(site.document, media.schema);
  const name = nameOf(media.schema.$ref);
  const content = contentOf(site.document, media.schema, { ...(depth && { depth }), sample: sampleOf(media) });
  const typeLine = (
    <p class="media small quiet">
      {alternative && 'Or '}
      <code>{type}</code>
      {name !== undefined && (
        <>
          {' '}
          {site.bodySchemas.has(name) ? (
            <span id={schemaAnchor(name)}>{name}</span>
          ) : (
            <a href={link(site.schemaLinks.get(name)!)}>{name}</a>
          )}
        </>
      )}
      {isRequired && <span class="required"> required</span>}
    </p>
  );
  return (
    <>
      {heading === undefined ? (
        typeLine
      ) : (
        <div class="row baseline" id={prefix}>
          <h2>
            <a class="anchor" href={`#${prefix}`}>
              {heading}
            </a>
          </h2>
          {typeLine}
        </div>
      )}
      {schema.description && <Blocks text={schema.description} />}
      <ContentList
        content={needsFirst(content, tried)}
        prefix={prefix}
        opened={prefix === 'request' ? MAIN : undefined}
        isInput={prefix === 'request'}
        tried={tried}
      />
      {schema['x-inferred'] !== undefined && <Inferred from={schema['x-inferred']} />}
    </>
  );
}

/**
 * The same with the fields first that the service documentation requires or the sandbox needs. Among these, what has fields of its own
 * comes last: it is shown open, and would push the others out of sight.
 */
function needsFirst(content: Content, tried: ReadonlyMap<string, TriedField> | undefined): Content {
  const rank = ({ name, required, content: nested }: Content['fields'][number]): number => {
    if (!required && tried?.get(name)?.neededBy === undefined) return 4;
    return (required ? 0 : 1) + (nested === undefined ? 0 : 2);
  };
  return { ...content, fields: [...content.fields].sort((one, other) => rank(one) - rank(other)) };
}
