import { clientMethod, curlSample, sampleCall } from '../../src/code-samples/index.ts';
import {
  deprecationInWords,
  type MediaType,
  type Operation,
  observedInWords,
  type Parameter,
  resolve,
  resolveSchema,
  ruleInWords,
  sampleOf,
} from '../../src/contract/index.ts';
import { contentOf, parametersContent } from '../model/fields.ts';
import { historyOf } from '../model/operation-history.ts';
import { PARTS } from '../model/part-provenance.ts';
import { relatedTo } from '../model/related.ts';
import type { Resource, Site } from '../model/site.ts';
import { serversOf } from '../model/site-servers.ts';
import { contentText } from './fields.ts';
import { plainLinks } from './plain-links.ts';
import { block, code, type LinkTo, oneLine, paragraphs } from './plain-text.ts';

/** Writes the page of an operation as Markdown. */
export function plainOperation(site: Site, operation: Operation, resource: Resource): string {
  const { linkTo, operationAt, resourceAt } = plainLinks(site, 'operations/');
  const [server] = serversOf(site.document, operation);
  return paragraphs([
    `# ${operation.summary}`,
    operation.description,
    code(`${operation.method.toUpperCase()} ${server!.url}${operation.path}`),
    facts(site, operation, resourceAt(resource)),
    provenance(site, operation),
    parametersText(site, operation, 'path', 'Path parameters'),
    parametersText(site, operation, 'query', 'Query parameters'),
    bodyText(site, operation, linkTo),
    responseText(site, operation, linkTo),
    `## Sample request\n\n${block('sh', curlSample(sampleCall(site.document, operation)))}`,
    sampleResponse(site, operation),
    relatedText(site, operation, operationAt),
    changesText(site, operation),
  ]);
}

function facts(site: Site, operation: Operation, resource: string): string {
  const since = historyOf(site.history, operation.id)?.since;
  const { object, scope } = operation;
  const transition = object['x-transition'];
  const conditions = Object.entries(transition?.when ?? {}).map(
    ([name, value]) => `, with ${code(`${name}: ${value}`)}`,
  );
  return [
    `- Resource: ${resource}`,
    `- Operation: ${code(operation.id)}`,
    `- Client: ${code(clientMethod(operation))}`,
    ...[deprecationInWords(object) ?? []].flat().map((words) => `- ${words}`),
    ...(scope === undefined ? [] : [`- Scope: ${code(scope)}`]),
    ...(since === undefined ? [] : [`- Since: ${since}`]),
    ...(transition
      ? [
          `- Transition: ${code(transition.field)} becomes ${transition.to === null ? 'an unnamed state' : code(String(transition.to))}${conditions.join('')}`,
        ]
      : []),
    ...(object['x-rules'] ?? []).map((rule) => `- Rule: ${oneLine(ruleInWords(rule))}`),
  ].join('\n');
}

function provenance(site: Site, { id, object, notDocumented }: Operation): string {
  const assumed = (site.assumptions.get(id) ?? []).map(
    (assumption) => `[${code(assumption.id)}](../rules.md#${assumption.id})`,
  );
  const { 'x-observed': observed, 'x-inferred': inferred } = object;
  return [
    ...(observed ? [`This operation is not documented. Observed: ${observedInWords(observed)}.`] : []),
    ...(inferred === undefined ? [] : [`This operation is not documented. Inferred: ${oneLine(inferred)}`]),
    notDocumented.length === 0
      ? 'Parameters, body, response and scope are documented.'
      : `Not documented: ${notDocumented.map((part) => PARTS[part].label).join(', ')}.`,
    'The success status, the errors and the format of IDs are inferred.',
    ...(assumed.length > 0 ? [`The sandbox assumes ${assumed.join(', ')}.`] : []),
  ].join(' ');
}

function parametersText(site: Site, operation: Operation, place: Parameter['in'], title: string): string | false {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return parameters.length > 0 && `## ${title}\n\n${contentText(parametersContent(site.document, parameters), code)}`;
}

function bodyText(site: Site, { object }: Operation, linkTo: LinkTo): string | undefined {
  const body = object.requestBody;
  if (!body) return undefined;
  const contents = Object.entries(body.content).map(([type, media]) => mediaText(site, type, media, linkTo));
  return `## Request body${body.required ? ', required' : ''}\n\n${contents.join('\nOr ')}`;
}

function responseText(site: Site, operation: Operation, linkTo: LinkTo): string {
  const responses = Object.entries(operation.object.responses).map(([status, response]) => ({
    status,
    ...resolve(site.document, response),
  }));
  const success = responses.find(({ status }) => status === operation.successStatus)!;
  const contents = Object.entries(success.content ?? {}).map(([type, media]) =>
    mediaText(site, type, media, linkTo, 1),
  );
  const failures = responses
    .filter((response) => response !== success)
    .map(({ status, description }) => `- ${status}: ${oneLine(description)}`);
  return paragraphs([
    '## Responses',
    `${success.status}: ${oneLine(success.description)}`,
    contents.join('\n'),
    `Failures (inferred), with the body ${linkTo('ErrorEnvelope')}:`,
    failures.join('\n'),
  ]);
}

function mediaText(site: Site, type: string, media: MediaType, linkTo: LinkTo, depth = Infinity): string {
  const reason = resolveSchema(site.document, media.schema)['x-inferred'];
  const content = contentOf(site.document, media.schema, { depth, sample: sampleOf(media) });
  const note = reason === undefined ? '' : ` Inferred: ${oneLine(reason)}`;
  return `${code(type)}${note}\n\n${contentText(content, linkTo)}`;
}

/** The response, if it holds more than a message; those with records stand with the record. */
function sampleResponse({ answers }: Site, { id, object, successStatus }: Operation): string | false {
  const sample = answers.get(id) ?? sampleOf(object.responses[successStatus]?.content?.['application/json']);
  const text = sample === undefined ? '' : JSON.stringify(sample, null, 2);
  return text !== '' && text.length <= SHORT && `## Sample response\n\n${block('json', text)}`;
}

/** Length of the samples that are repeated with each operation, in characters. */
const SHORT = 600;

function relatedText(site: Site, operation: Operation, operationAt: (id: string) => string): string | false {
  const groups = relatedTo(site, operation).map(
    ({ title, operations }) => `- ${title}: ${operations.map(({ id }) => operationAt(id)).join(', ')}`,
  );
  return groups.length > 0 && `## Related operations\n\n${groups.join('\n')}`;
}

const MOST_CHANGES = 12;

function changesText(site: Site, { id }: Operation): string | undefined {
  const history = historyOf(site.history, id);
  if (!history || history.changes.length === 0) return undefined;
  const { changes, version } = history;
  const lines = changes
    .slice(0, MOST_CHANGES)
    .map(({ impact, place, message }) => `- ${impact}: ${place}: ${oneLine(message)}`);
  const rest = changes.length > MOST_CHANGES ? `\n- And ${changes.length - MOST_CHANGES} more.` : '';
  return `## Changed in ${version}\n\n${lines.join('\n')}${rest}`;
}
