import { isNode } from '../contract/index.ts';

/** Names under which things stand that have a word of their own in front. */
const WORDS: Readonly<Record<string, string>> = {
  parameters: 'parameter',
  responses: 'response',
  headers: 'header',
  securitySchemes: 'security scheme',
  variables: 'variable',
};

/** Keywords that people do not need to find a place. */
const SILENT = new Set([
  'paths',
  'components',
  'schemas',
  'schema',
  'content',
  'allOf',
  'tags',
  'servers',
  'parameters',
]);

/**
 * Names a place below another, for people: a schema by its name, a field as `Schema.field`, an operation by its
 * operationId, and the rest by its keyword.
 *
 * @param place The place above; empty for the document.
 * @param keyword The keyword that leads to it; `entry` for an entry of an array.
 * @param name The name under the keyword, if the keyword holds names.
 * @param value What stands there.
 */
export function placeBelow(place: string, keyword: string, name?: string, value?: unknown): string {
  if (isNode(value) && typeof value['operationId'] === 'string') return value['operationId'];
  if (keyword === 'properties') return `${place}.${name}`;
  if (keyword === 'items') return `${place}[]`;
  if (keyword === 'additionalProperties') return `${place}.*`;
  if (keyword === 'requestBody') return `${place} request body`;
  if (keyword === 'entry') return isNode(value) ? joined(place, entryName(value)) : place;
  if (keyword === 'content') return name === 'application/json' ? place : joined(place, name ?? '');
  if (name === undefined) return SILENT.has(keyword) ? place : joined(place, keyword);
  return joined(place, WORDS[keyword] ? `${WORDS[keyword]} ${name}` : name);
}

function entryName({ in: where, name, url }: Record<string, unknown>): string {
  if (typeof where === 'string') return `${where} parameter ${String(name)}`;
  if (typeof name === 'string') return `tag ${name}`;
  return typeof url === 'string' ? `server ${url}` : '';
}

function joined(place: string, rest: string): string {
  return [place, rest].filter((part) => part !== '').join(' ');
}
