import { kindOf, payloadRecords, sampleOf } from '../../src/contract/index.ts';
import { contentOf } from '../model/fields.ts';
import { sayOnce } from '../model/once.ts';
import { recordName } from '../model/record-name.ts';
import { limitsInWords, typeInWords } from '../model/schema-words.ts';
import type { Resource, Site } from '../model/site.ts';
import { statesOfResource } from '../model/state-models.ts';
import { contentText } from './fields.ts';
import { plainLinks } from './plain-links.ts';
import { statesText } from './plain-states.ts';
import { block, code, type LinkTo, oneLine, paragraphs } from './plain-text.ts';

/** Writes the page of a resource as Markdown: its record, its states, its operations and its other schemas. */
export function plainResource(site: Site, resource: Resource): string {
  const { linkTo, operationAt } = plainLinks(site, 'resources/');
  const record = recordName(site, resource);
  const states = statesOfResource(site, resource);
  const operations = resource.operations.map(
    ({ id, method, path, summary }) => `- ${code(`${method.toUpperCase()} ${path}`)} ${operationAt(id)}: ${summary}`,
  );
  return paragraphs([
    `# ${resource.name}`,
    resource.description,
    `## Operations\n\n${operations.join('\n')}`,
    states && `## States\n\n${statesText(states, operationAt)}`,
    ...[record, ...resource.schemas.filter((name) => name !== record)].map(
      (name) => name && schemaText(site, name, linkTo),
    ),
    sampleText(site, resource, record),
  ]);
}

/** Writes the schemas that several resources use as Markdown. */
export function plainSharedSchemas(site: Site): string {
  const { linkTo } = plainLinks(site, '');
  return paragraphs([
    '# Shared schemas',
    'Schemas that several resources use.',
    ...site.sharedSchemas.map((name) => schemaText(site, name, linkTo)),
  ]);
}

function schemaText({ document }: Site, name: string, linkTo: LinkTo): string {
  const schema = document.components.schemas[name]!;
  const { description, ranges, limits } = sayOnce('', schema.description ?? '', limitsInWords(schema));
  const type = [typeInWords(document, schema), ...ranges].join(', ');
  const values = limits.map((limit) => `${limit.label}: ${limit.values.map(code).join(', ')}.`);
  return paragraphs([
    `## ${name}`,
    [`Type: ${type}.`, oneLine(description), ...values].join(' '),
    schema['x-inferred'] && `Inferred: ${oneLine(schema['x-inferred'])}`,
    contentText(contentOf(document, schema, { depth: 1 }), linkTo),
  ]);
}

/** The response of the operation that shows the record best. */
function sampleText({ document }: Site, { operations }: Resource, record: string | undefined): string | undefined {
  const shows = operations.filter((operation) =>
    payloadRecords(document, operation).some(({ name }) => name === record),
  );
  const operation = shows.find((one) => kindOf(one) === 'get') ?? shows[0];
  const sample =
    operation && sampleOf(operation.object.responses[operation.successStatus]?.content?.['application/json']);
  return sample === undefined
    ? undefined
    : `## Sample\n\nThe response of ${code(operation!.id)}.\n\n${block('json', JSON.stringify(sample, null, 2))}`;
}
