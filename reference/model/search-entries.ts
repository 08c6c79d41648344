import { type Operation, resolveSchema } from '../../src/contract/index.ts';
import type { SearchEntry } from '../../src/search/index.ts';
import { contentOf, type Field, fieldNames } from './fields.ts';
import { operationLink, resourceLink, type Site } from './site.ts';
import { type StateModel, stateModels } from './state-models.ts';

/** A page of text, rendered. */
export interface TextPage {
  kind: 'text' | 'guide';
  address: string;
  title: string;
  description: string;
  html: string;
}

/** Number of characters of a section that can be found and shown. */
const TEXT_LENGTH = 1500;

/** Lists what can be searched for: sections of text, resources, operations, schemas, and every field with what it means. */
export function searchEntries(site: Site, pages: readonly TextPage[]): SearchEntry[] {
  return [
    ...pages.flatMap(sectionsOf),
    ...site.resources.map(
      (resource): SearchEntry => ({
        kind: 'resource',
        address: resourceLink(resource),
        title: resource.name,
        detail: resource.group,
        text: plain(resource.description),
      }),
    ),
    ...site.operations.map(
      (operation): SearchEntry => ({
        kind: 'operation',
        address: operationLink(operation),
        title: operation.summary,
        name: operation.id,
        detail: `${operation.method.toUpperCase()} ${operation.path}`,
        text: plain(operation.description),
        fields: unique(operationFields(site, operation)),
      }),
    ),
    ...stateModels(site).map(statesEntry),
    ...[...site.schemaLinks].flatMap(([name, address]) => schemaEntries(site, name, address)),
  ];
}

/** The states of a resource, where its page shows them. */
function statesEntry({ resource, fields }: StateModel): SearchEntry {
  const values = fields.flatMap((field) => [field.field, ...field.values]);
  return {
    kind: 'text',
    address: `${resourceLink(resource)}#states`,
    title: `States: ${resource.name}`,
    detail: resource.name,
    text: `The status and the states of ${resource.name.toLowerCase()}: ${values.join(', ')}.`,
  };
}

/** A section for each heading of a page; what comes before the first one is found by the title of the page. */
function sectionsOf({ kind, address, title, description, html }: TextPage): SearchEntry[] {
  const [lead = '', ...sections] = html.split(/(?=<h[23] id=")/);
  return [
    {
      kind,
      address,
      title,
      detail: '',
      text: textOf(kind === 'guide' || lead === '' ? `${description} ${lead}` : lead),
    },
    ...sections.map((section): SearchEntry => {
      const [, id, heading = ''] = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/s.exec(section) ?? [];
      const text = textOf(section.slice(section.indexOf('</h') + 5));
      return { kind, address: `${address}#${id}`, title: textOf(heading), detail: title, text };
    }),
  ];
}

function schemaEntries({ document, bodySchemas }: Site, name: string, address: string): SearchEntry[] {
  const schema = document.components.schemas[name]!;
  const page = address.split('#')[0]!;
  const prefix = bodySchemas.get(name)?.part ?? name;
  const fields = contentOf(document, schema, { depth: 1 }).fields.map(
    (field): SearchEntry => ({
      kind: 'field',
      address: `${page}#${prefix}.${field.name}`,
      title: field.name,
      detail: name,
      text: [plain(field.description), ...valuesOf(field)].join(' '),
    }),
  );
  return [
    {
      kind: 'schema',
      address,
      title: name,
      detail: '',
      text: plain(resolveSchema(document, schema).description ?? ''),
    },
    ...fields,
  ];
}

/** The values that a field is known to have. */
function valuesOf({ limits }: Field): string[] {
  return limits.flatMap(({ label, values }) => (['One of', 'Known values'].includes(label) ? values : []));
}

function operationFields({ document }: Site, { object, parameters, successStatus }: Operation): string[] {
  const media = [
    ...Object.values(object.requestBody?.content ?? {}),
    ...Object.values(object.responses[successStatus]?.content ?? {}),
  ];
  return [
    ...parameters.map(({ name }) => name),
    ...media.flatMap(({ schema }) => fieldNames(contentOf(document, schema))),
  ];
}

/** The text of some HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(?:button)[^>]*>.*?<\/button>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_LENGTH);
}

function plain(markdown: string): string {
  return markdown.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '').replaceAll(/\s+/g, ' ');
}

function unique(names: readonly string[]): string {
  return [...new Set(names)].join(' ');
}
