import { readFileSync } from 'node:fs';

/** An object of JSON. */
export type Node = Readonly<Record<string, unknown>>;

/** A value in a body, and what the document says of it. */
export interface Place {
  /** Keys from the body to the value; `[]` stands for an entry. Empty for the body. */
  path: readonly string[];
  /** The named schema that says it, with the field there, such as `Item.rate`. The same place of several operations has one name. */
  name: string;
  /** What the schema says, references followed. */
  schema: Node;
  /** The same of each value on the way. */
  way: readonly Node[];
  /** Whether a mark says that its type is a guess. */
  isGuess: boolean;
  /** Whether a mark says that its limits are. */
  isLimitGuess: boolean;
  /** Whether a mark says so of that it must be there. */
  isDemandGuess: boolean;
  /** Whether the body, or the object that holds it, must have it. */
  isRequired: boolean;
}

/** What marks say: of a value, and of what it holds. */
export interface Said {
  /** Of the type of a value. */
  value: boolean;
  /** Of all that is said of it, and of what it holds, up to a reference. */
  below: boolean;
  /** Also beyond references. */
  all: boolean;
}

type Visited = Omit<Place, 'schema' | 'isGuess' | 'isLimitGuess'> & { said: Said };

const NOTHING: Said = { value: false, below: false, all: false };

/** What marks say of a body of which no document shows anything. */
export const EVERYTHING: Said = { value: true, below: true, all: true };

/** What every response of success is documented to carry. */
const ENVELOPE = ['code', 'message'];

/** What a schema may hold besides claims about its own value. Another keyword may hold values that would not be sent. */
const COMPOSED = ['oneOf', 'anyOf', 'not', 'if', 'prefixItems', 'patternProperties', 'dependentSchemas', 'contains'];

/** What is documented in two forms. Nothing is judged below it. */
const TWO_FORMS = 'VendorCredit.line_items';

/** A document, read from its JSON alone: this judge shares no code with what it judges. */
export function openDocument(file: string | URL) {
  return documentOf(JSON.parse(readFileSync(file, 'utf8')) as Node);
}

/** The same of a document that is at hand. */
export function documentOf(root: Node) {
  /** What a reference leads to. */
  function at(reference: string): Node {
    const keys = reference.replace('#/', '').split('/');
    const found = keys.reduce((node, key) => node?.[key] as Node, root);
    if (!found) throw new Error(`${reference} leads to nothing`);
    return found;
  }

  /** A node without its reference, with what stands next to it. */
  function follow(node: Node): Node {
    const { $ref: reference, ...own } = node;
    return reference === undefined ? node : { ...follow(at(reference as string)), ...own };
  }

  /**
   * Every value of a body, as its schema shows them.
   *
   * @param said What marks say of all of it.
   * @param hasOpenKeys Whether it is a response that no document shows: that it has its keys is a guess.
   */
  function placesIn(schema: Node, said = NOTHING, hasOpenKeys = false): Place[] {
    const start = { path: [], name: '', way: [], isRequired: false, isDemandGuess: false, said };
    const places = [...visit(schema, start, [])];
    return hasOpenKeys ? places.map((place) => (isOpen(place) ? { ...place, ...GUESSED } : place)) : places;
  }

  function isOpen({ path }: Place): boolean {
    return path.length === 0 || (path.length === 1 && !ENVELOPE.includes(path[0]!));
  }

  function* visit(schema: Node, visited: Visited, within: readonly string[]): Generator<Place> {
    const { said: inherited, ...rest } = visited;
    const [said, names] = saidBy(schema, inherited);
    const name = names.at(-1) ?? rest.name;
    if (names.some((one) => within.includes(one))) return;
    const own = follow(schema);
    const { properties = {}, items, allOf = [], required = [] } = own as Shape;
    const unread = COMPOSED.filter((keyword) => keyword in own && !isSimpleNot(own, keyword) && name !== TWO_FORMS);
    if (unread.length > 0 || allOf.some((part) => !('if' in part)))
      throw new Error(`${name} holds ${unread.join(', ') || 'allOf'}, which this judge does not read`);
    yield { ...rest, name, schema: own, isGuess: said.value, isLimitGuess: said.below };
    const way = [...rest.way, own];
    const inside = [...within, ...names];
    for (const [field, inner] of Object.entries(properties)) {
      const isRequired = required.includes(field);
      const told = isRequired && !said.all ? NOTHING : { ...said, value: said.below };
      const path = [...rest.path, field];
      const place = { path, name: `${name}.${field}`, way, isRequired, isDemandGuess: said.all };
      yield* visit(inner, { ...place, said: told }, inside);
    }
    if (items) {
      const path = [...rest.path, '[]'];
      const place = { path, name: `${name}[]`, way, isRequired: false, isDemandGuess: false };
      // Next to a list, a mark also speaks of entries that a reference leads to.
      yield* visit(items, { ...place, said: 'x-inferred' in own && said.below ? EVERYTHING : said }, inside);
    }
  }

  /** What the marks next to a schema, and next to what it refers to, say; and the names of what it refers to. */
  function saidBy(schema: Node, inherited: Said): [said: Said, names: string[]] {
    const marks = [schema['x-not-documented'] ?? []].flat();
    const isInferred = 'x-inferred' in schema && !('x-observed' in schema);
    const isObserved = 'x-observed' in schema;
    const value = marks.includes('type') || isInferred || (inherited.value && !isObserved);
    const below = isInferred || (inherited.below && !isObserved);
    const reference = schema['$ref'] as string | undefined;
    if (reference === undefined) return [{ value, below, all: inherited.all && !isObserved }, []];
    // A schema that is referred to speaks for itself, unless the mark stands next to the reference.
    const all = isInferred || (inherited.all && !isObserved);
    const [said, names] = saidBy(at(reference), all ? EVERYTHING : { value, below: false, all: false });
    return [said, [reference.split('/').at(-1)!, ...names]];
  }

  /** The least value that a schema takes. */
  function leastOf(schema: Node): unknown {
    const own = follow(schema) as Shape;
    const { properties = {}, required = [], examples = [], enum: words = [], minimum = 1 } = own;
    const [type] = typesOf(own);
    if (type === 'object') return Object.fromEntries(required.map((name) => [name, leastOf(properties[name]!)]));
    if (type === 'array') return [];
    if (type === 'boolean') return true;
    return examples[0] ?? words[0] ?? (type === 'string' ? 'abc' : minimum);
  }

  return { root, follow, placesIn, leastOf };
}

export type Document = ReturnType<typeof documentOf>;

const GUESSED = { isGuess: true, isLimitGuess: true, isDemandGuess: true };

interface Shape extends Node {
  properties?: Readonly<Record<string, Node>>;
  items?: Node;
  allOf?: readonly Node[];
  required?: readonly string[];
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  minimum?: number;
}

/** `not: { const: … }` refuses one value. */
function isSimpleNot(schema: Node, keyword: string): boolean {
  return keyword === 'not' && Object.keys(schema['not'] as Node).join() === 'const';
}

/** The types that a schema names; none if it names none. */
export function typesOf(schema: Node): string[] {
  return [schema['type'] ?? []].flat() as string[];
}
