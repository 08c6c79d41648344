import type { Operation } from '../../src/contract/operations.ts';
import type { SearchEntry } from '../browser/search-entry.ts';
import { contentOf, fieldNames } from './fields.ts';
import { operationLink, resourceLink, type Site } from './site.ts';

/** Lists what can be searched for: pages, resources, operations and schemas, with the names of their fields. */
export function searchEntries(site: Site, pages: readonly { address: string; title: string }[]): SearchEntry[] {
  return [
    ...pages.map(({ address, title }): SearchEntry => ({ kind: 'page', address, title, detail: '', fields: '' })),
    ...site.resources.map(
      (resource): SearchEntry => ({
        kind: 'resource',
        address: resourceLink(resource),
        title: resource.name,
        detail: resource.group,
        fields: '',
      }),
    ),
    ...site.operations.map(
      (operation): SearchEntry => ({
        kind: 'operation',
        address: operationLink(operation),
        title: operation.summary,
        name: operation.id,
        detail: `${operation.method.toUpperCase()} ${operation.path}`,
        fields: unique(operationFields(site, operation)),
      }),
    ),
    ...[...site.schemaLinks].map(([name, address]): SearchEntry => {
      const schema = site.document.components.schemas[name]!;
      return {
        kind: 'schema',
        address,
        title: name,
        detail: '',
        fields: unique(contentOf(site.document, schema, 1).fields.map((field) => field.name)),
      };
    }),
  ];
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

function unique(names: readonly string[]): string {
  return [...new Set(names)].join(' ');
}
