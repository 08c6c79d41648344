import {
  editDistance,
  isNode,
  kindOf,
  lookUp,
  nearest,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  reachableReferences,
  suggestion,
} from '../contract/index.ts';
import { createFind, queryWords, type SearchEntry, singular } from '../search/index.ts';
import { ToolError } from './tool.ts';

/** An operation that can be called, with the document that describes it. */
export interface Entry {
  operation: Operation;
  document: OpenApiDocument;
  isControl: boolean;
  /** True if it lists records of the service that another operation returns one by one. */
  hasGet: boolean;
}

/** The operations that an agent can find. */
export interface Catalogue {
  /** Those that fit words best, best first, and the words that were left out, since nothing has them together with the others. */
  search(words: string, limit: number): { entries: Entry[]; ignored: string[] };
  /** @throws ToolError if there is no such operation. */
  find(operationId: string): Entry;
  /** The operations of the service that write, by resource. */
  writing: ReadonlyMap<string, readonly string[]>;
}

/** Number of results that everybody looks at: one of each resource that is named is among them. */
const SEEN_FIRST = 3;

/** Makes a catalogue of the operations of some documents: the contract, and the control URLs of a sandbox. */
export function createCatalogue(contract: OpenApiDocument, control: OpenApiDocument | undefined): Catalogue {
  // Where both have an operation of a name, such as listOrganizations, the service has precedence.
  const known = new Set(operationsOf(contract).map(({ id }) => id));
  const entries = new Map(
    [contract, ...(control ? [control] : [])].flatMap((document) => {
      const operations = operationsOf(document);
      const shown = operations.flatMap((one) => (kindOf(one) === 'get' ? one.path.replace(/\/\{[^/]*$/, '') : []));
      return operations
        .filter(({ id }) => document === contract || !known.has(id))
        .map((operation): [string, Entry] => [
          operation.id,
          {
            operation,
            document,
            isControl: document !== contract,
            hasGet: document === contract && shown.includes(operation.path),
          },
        ]);
    }),
  );
  const resources = new Map<string, string>((contract.tags ?? []).map(({ name }) => [`#${name}`, name]));
  const findByWords = createFind([
    ...[...entries.values()].map(searchEntry),
    ...[...resources].map(([address, title]): SearchEntry => ({ kind: 'resource', address, title, detail: '' })),
  ]);

  /** The operations that an address stands for: of a resource, those that list and create its records. */
  function entriesAt(address: string): Entry[] {
    const resource = resources.get(address);
    if (!resource) return [entries.get(address)!];
    const own = [...entries.values()].filter(({ operation }) => operation.tag === resource);
    const shortest = Math.min(...own.map(({ operation: { path } }) => path.length));
    return own.filter(({ operation: { path } }) => path.length === shortest);
  }

  /** The operations that create records of resources which are named in full, in two words or more, such as `sales return`. */
  function createdBy(words: string): Entry[] {
    const asked = queryWords(words);
    const text = ` ${asked.map(({ typed }) => typed).join(' ')} `;
    const named = [...resources.values()].filter(
      (name) =>
        name.includes(' ') &&
        (text.includes(` ${nameOfOne(name)} `) || asked.some(({ own }) => own.includes(nameOfOne(name)))),
    );
    return [...entries.values()].filter(
      ({ operation }) =>
        named.includes(operation.tag) && kindOf(operation) === 'create' && !operation.path.includes('{'),
    );
  }

  const writes = operationsOf(contract).filter(({ method }) => method !== 'get');
  const writing = [...resources.values()].map(
    (name) => [name, writes.flatMap(({ id, tag }) => (tag === name ? [id] : []))] as const,
  );

  function search(words: string, limit: number): { entries: Entry[]; ignored: string[] } {
    const { found: matches, ignored } = findByWords(words);
    const found = serviceFirst([...new Set(matches.flatMap(({ address }) => entriesAt(address)))]);
    const first = found.slice(0, SEEN_FIRST);
    const missed = createdBy(words).filter((entry) => !first.includes(entry));
    const kept = SEEN_FIRST - Math.min(missed.length, SEEN_FIRST - 1);
    return { entries: [...new Set([...found.slice(0, kept), ...missed, ...found])].slice(0, limit), ignored };
  }

  /** The operation that was probably meant: by its letters if it is a slip of the keyboard, or else by its words. */
  function hintOn(operationId: string): string {
    const slip = nearest(operationId, [...entries.keys()]);
    if (slip !== undefined && editDistance(operationId, slip) <= 2) return suggestion(operationId, [slip]);
    const [found] = search(operationId.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' '), 1).entries;
    return found ? ` Did you mean ${found.operation.id}?` : ' Find it with search.';
  }

  return {
    writing: new Map(writing.filter(([, ids]) => ids.length > 0)),
    search,
    find(operationId) {
      const entry = entries.get(operationId);
      if (entry) return entry;
      throw new ToolError(`There is no operation ${JSON.stringify(operationId)}.${hintOn(operationId)}`);
    },
  };
}

/** Entries with the first one of the service before all others, since what the sandbox alone has is no answer for the service. */
function serviceFirst(found: Entry[]): Entry[] {
  const first = found.find(({ isControl }) => !isControl);
  return first ? [...new Set([first, ...found])] : found;
}

/** The name of one record of a resource, in small letters: `sales return` for `Sales returns`. */
function nameOfOne(resource: string): string {
  return resource.split(' ').map(singular).join(' ');
}

/** The words by which an operation is found. */
function searchEntry({ operation, document }: Entry): SearchEntry {
  const { id, method, path, summary, description, parameters, requestBody, responses, successStatus } = operation;
  const bodies = [requestBody?.content, responses[successStatus]?.content];
  const schemas = [...reachableReferences(document, bodies)].map((reference) => lookUp(document, reference));
  return {
    kind: 'operation',
    address: id,
    title: summary,
    name: id,
    detail: `${method.toUpperCase()} ${path}`,
    text: description,
    fields: [...new Set([...parameters.map(({ name }) => name), ...fieldNames([bodies, schemas])])].join(' '),
  };
}

/** The names of all fields that schemas describe. */
function fieldNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldNames);
  if (!isNode(value)) return [];
  const own = isNode(value['properties']) ? Object.keys(value['properties']) : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => (key === 'examples' ? [] : fieldNames(child)))];
}
