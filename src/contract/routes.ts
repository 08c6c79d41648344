import { bareObject } from './bare-object.ts';
import type { ServerObject } from './document.ts';
import type { Operation } from './operations.ts';

/** A URL of the service. */
export interface Route {
  /** Path of the server and template of the URL, such as `/inventory/v1/settings/taxes/{tax_id}`. */
  template: string;
  /** The operations of the URL by their methods, in upper case. */
  operations: ReadonlyMap<string, Operation>;
}

/** A route that a path belongs to. */
export interface Match extends Route {
  /** The identifiers of the path in their order, decoded. */
  identifiers: readonly string[];
  /** The same by the names that an operation of the route gives them. */
  pathOf(operation: Operation): Readonly<Record<string, string>>;
}

/** The URLs of the service. */
export interface Routes {
  /** Paths of the servers, the one that most operations have first, such as `/inventory/v1`. */
  basePaths: readonly string[];
  /** Every route, in the order of the document. */
  all: readonly Route[];
  /**
   * Finds the route of a path, whatever the method. A literal segment goes before an identifier.
   *
   * @param path Without the query, as it came in: segments are decoded here.
   * @throws URIError if an escape in the path is malformed.
   */
  match(path: string): Match | undefined;
}

/** The routes that begin with the same segments. */
interface Node {
  literals: Map<string, Node>;
  /** Segments that hold identifiers among other text, such as `{id}.json`. */
  mixed: { pattern: RegExp; segment: string; text: number; node: Node }[];
  identifier: Node | undefined;
  leaf: Leaf | undefined;
}

interface Leaf extends Route {
  operations: Map<string, Operation>;
  /** Names of the identifiers, in the order of the segments: a URL may give each method names of its own. */
  names: Map<Operation, readonly string[]>;
}

const IDENTIFIER = /^\{([^{}]+)\}$/;
const IDENTIFIERS = /\{([^{}]+)\}/g;

/**
 * Makes one table of all URLs, each at every server that it has.
 *
 * @param servers Those of the document, for operations that have none of their own.
 * @throws Error if two operations have the same URL and method.
 */
export function createRoutes(operations: readonly Operation[], servers: readonly ServerObject[] | undefined): Routes {
  const main = basePathsOf(servers) ?? [''];
  const basePaths = new Set(main);
  const root = createNode();
  const all: Leaf[] = [];
  for (const operation of operations) {
    for (const base of basePathsOf(operation.object.servers) ?? main) {
      basePaths.add(base);
      add(base + operation.path, operation);
    }
  }

  function add(template: string, operation: Operation): void {
    const segments = segmentsOf(template);
    const node = segments.reduce(childFor, root);
    if (!node.leaf) all.push((node.leaf = { template, operations: new Map(), names: new Map() }));
    const method = operation.method.toUpperCase();
    const other = node.leaf.operations.get(method);
    if (other) throw new Error(`${operation.id} and ${other.id} are both ${method} ${template}`);
    node.leaf.operations.set(method, operation);
    node.leaf.names.set(operation, identifiersIn(operation.path));
  }

  return {
    basePaths: [...basePaths],
    all,
    match(path) {
      const segments = segmentsOf(path).map(decode);
      const identifiers: string[] = [];
      const leaf = descend(root, segments, 0, identifiers);
      if (!leaf) return undefined;
      const { template, operations: own, names } = leaf;
      return {
        template,
        operations: own,
        identifiers,
        pathOf: (operation) => zip(names.get(operation)!, identifiers),
      };
    },
  };
}

/** Follows the segments from one on; `identifiers` gets the values met on the way that leads to a leaf. */
function descend(node: Node, segments: readonly string[], index: number, identifiers: string[]): Leaf | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.leaf;
  const literal = node.literals.get(segment);
  const found = literal && descend(literal, segments, index + 1, identifiers);
  if (found || segment === '') return found;
  for (const { pattern, node: inside } of node.mixed) {
    const [, ...values] = pattern.exec(segment) ?? [];
    const count = values.length === 0 ? 0 : identifiers.push(...values) - values.length;
    const leaf = values.length === 0 ? undefined : descend(inside, segments, index + 1, identifiers);
    if (leaf) return leaf;
    if (values.length > 0) identifiers.length = count;
  }
  if (!node.identifier) return undefined;
  const count = identifiers.push(segment);
  const leaf = descend(node.identifier, segments, index + 1, identifiers);
  if (!leaf) identifiers.length = count - 1;
  return leaf;
}

function childFor(node: Node, segment: string): Node {
  if (IDENTIFIER.test(segment)) return (node.identifier ??= createNode());
  if (segment.search(IDENTIFIERS) !== -1) return mixedChild(node, segment);
  const child = node.literals.get(segment) ?? createNode();
  node.literals.set(segment, child);
  return child;
}

function mixedChild({ mixed }: Node, segment: string): Node {
  const known = mixed.find((one) => one.segment === segment);
  if (known) return known.node;
  const literals = segment.split(IDENTIFIERS).filter((_, index) => index % 2 === 0);
  const pattern = new RegExp(
    `^${literals.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)')}$`,
  );
  const node = createNode();
  // The one with most text of its own goes first.
  mixed.push({ pattern, segment, text: literals.join('').length, node });
  mixed.sort((one, other) => other.text - one.text);
  return node;
}

function createNode(): Node {
  return { literals: new Map(), mixed: [], identifier: undefined, leaf: undefined };
}

/** The names of the identifiers in a URL, in its order. */
export function identifiersIn(template: string): string[] {
  return Array.from(template.matchAll(IDENTIFIERS), ([, name]) => name!);
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function decode(segment: string): string {
  return segment.includes('%') ? decodeURIComponent(segment) : segment;
}

function zip(names: readonly string[], values: readonly string[]): Record<string, string> {
  const object = bareObject<string>();
  names.forEach((name, index) => {
    object[name] = values[index]!;
  });
  return object;
}

/** The paths of servers, without a slash at the end. */
function basePathsOf(servers: readonly ServerObject[] | undefined): string[] | undefined {
  if (servers?.length === 0) return undefined;
  return servers?.map(({ url, variables = {} }) => {
    const filled = url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? 'x');
    return new URL(filled, 'http://localhost').pathname.replace(/\/$/, '');
  });
}
