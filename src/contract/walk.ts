/** An object of a document that has keywords: an operation, a parameter, a schema. */
export type Node = Readonly<Record<string, unknown>>;

/** A node and the keys that lead to it from where the walk began. */
export interface Step {
  node: Node;
  path: readonly string[];
}

/** Keywords whose value maps names that the author chose, such as those of fields, to nodes. */
const NAMES = new Set([
  '$defs',
  'callbacks',
  'content',
  'dependentRequired',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'variables',
  'webhooks',
]);

/** Keywords whose value is data: in it, nothing is a keyword. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'value']);

/** Whether the keys of a keyword's value are names that the author chose, none of them a keyword. */
export function holdsNames(keyword: string): boolean {
  return NAMES.has(keyword);
}

/** Whether a keyword's value is data, as samples, defaults and extensions are. */
export function holdsData(keyword: string, value: unknown): boolean {
  return DATA.has(keyword) || keyword.startsWith('x-') || (keyword === 'examples' && Array.isArray(value));
}

/** Whether a value is an object and not an array. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Visits a node and every node below it, parents first, in the order of the document. Data is not entered. */
export function* walk(root: unknown, path: readonly string[] = []): Generator<Step> {
  if (Array.isArray(root)) {
    for (const [index, entry] of root.entries()) yield* walk(entry, [...path, String(index)]);
  } else if (isNode(root)) {
    yield { node: root, path };
    for (const [keyword, value] of Object.entries(root)) {
      if (holdsData(keyword, value)) continue;
      if (!holdsNames(keyword) || !isNode(value)) yield* walk(value, [...path, keyword]);
      else for (const [name, named] of Object.entries(value)) yield* walk(named, [...path, keyword, name]);
    }
  }
}

/** Copies a node, with each node directly below it replaced by what `map` makes of it. Data is left as it is. */
export function mapChildren(node: Node, map: (child: Node, keyword: string, name?: string) => unknown): Node {
  const replace = (value: unknown, keyword: string, name?: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => replace(entry, keyword, name));
    return isNode(value) ? map(value, keyword, name) : value;
  };
  return mapValues(node, (value, keyword) => {
    if (holdsData(keyword, value)) return value;
    if (!holdsNames(keyword) || !isNode(value)) return replace(value, keyword);
    return mapValues(value, (named, name) => replace(named, keyword, name));
  });
}

/** The references that stand in a part of a document. */
export function* referencesIn(part: unknown): Generator<string> {
  for (const { node } of walk(part)) {
    if (typeof node['$ref'] === 'string') yield node['$ref'];
  }
}

function mapValues(node: Node, map: (value: unknown, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]));
}
