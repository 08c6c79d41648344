/** An object of a document that has keywords: an operation, a parameter, a schema. */
export type Node = Readonly<Record<string, unknown>>;

/** A node, and how it was reached. */
export interface Step {
  node: Node;
  /** Keys that lead to it from where the walk began. */
  path: readonly string[];
  /** The keyword that it stands under, itself, by a name or in a list; empty where the walk began. */
  keyword: string;
}

/** Keywords whose value maps names that the author chose, such as those of fields, to nodes. */
const NAMES = new Set([
  '$defs',
  'additionalOperations',
  'callbacks',
  'content',
  'dependentRequired',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'links',
  'mediaTypes',
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
const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'value']);

/** Arrays are not nodes. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks whether the keys of a keyword's value are names that the author chose, not keywords. */
function holdsNames(keyword: string): boolean {
  return NAMES.has(keyword);
}

export function isExtension(keyword: string): boolean {
  return keyword.startsWith('x-');
}

/** Checks whether a keyword's value is data, such as a sample, a default or an extension. */
function holdsData(keyword: string, value: unknown): boolean {
  return DATA.has(keyword) || isExtension(keyword) || (keyword === 'examples' && Array.isArray(value));
}

/** Visits a node and every node below it, parents first, in the order of the document. Data is not entered. */
export function* walk(root: unknown): Generator<Step> {
  const waiting: { value: unknown; path: readonly string[]; keyword: string }[] = [
    { value: root, path: [], keyword: '' },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, keyword } = next;
    const below: typeof waiting = [];
    if (Array.isArray(value)) {
      value.forEach((entry, index) => below.push({ value: entry, path: [...path, String(index)], keyword }));
    } else if (isNode(value)) {
      yield { node: value, path, keyword };
      for (const [key, child] of Object.entries(value)) {
        if (holdsData(key, child)) continue;
        if (!holdsNames(key) || !isNode(child)) below.push({ value: child, path: [...path, key], keyword: key });
        else
          for (const [name, named] of Object.entries(child))
            below.push({ value: named, path: [...path, key, name], keyword: key });
      }
    }
    waiting.push(...below.reverse());
  }
}

/**
 * Copies a node, with each node directly below it replaced by what `map` makes of it. Data is left as it is.
 *
 * @param map Gets the node, the keyword that leads to it and, below a keyword that holds names, its name.
 */
export function mapChildren<Value extends object>(
  node: Value,
  map: (child: Node, keyword: string, name?: string) => unknown,
): Value {
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

function mapValues<Value extends object>(node: Value, map: (value: unknown, key: string) => unknown): Value {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)])) as Value;
}
