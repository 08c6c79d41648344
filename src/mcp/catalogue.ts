import MiniSearch from 'minisearch';
import { type OpenApiDocument, type Operation, operationsOf, suggestion } from '../contract/index.ts';
import { ToolError } from './tool.ts';

/** An operation that can be called, with the document that describes it. */
export interface Entry {
  operation: Operation;
  document: OpenApiDocument;
  /** Whether it is one of the sandbox, and not of the service. */
  isControl: boolean;
}

/** The operations that an agent can find. */
export interface Catalogue {
  /** Those that fit words best, best first. */
  search(words: string, limit: number): Entry[];
  /** @throws ToolError if there is no such operation. */
  find(operationId: string): Entry;
}

/** Makes a catalogue of the operations of some documents: the contract, and the control URLs of a sandbox. */
export function createCatalogue(contract: OpenApiDocument, control: OpenApiDocument | undefined): Catalogue {
  const entries = new Map(
    [contract, ...(control ? [control] : [])].flatMap((document) =>
      operationsOf(document).map((operation) => [
        operation.id,
        { operation, document, isControl: document !== contract },
      ]),
    ),
  );
  const index = new MiniSearch<Indexed>({
    fields: ['id', 'summary', 'tag', 'path', 'description'],
    searchOptions: { boost: { id: 4, summary: 3, tag: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll([...entries.values()].map(({ operation }) => indexed(operation)));
  return {
    search: (words, limit) =>
      index
        .search(words)
        .slice(0, limit)
        .map(({ id }) => entries.get(String(id).replaceAll(' ', ''))!),
    find(operationId) {
      const entry = entries.get(operationId);
      if (entry) return entry;
      const hint = suggestion(operationId, [...entries.keys()]);
      throw new ToolError(`There is no operation ${JSON.stringify(operationId)}.${hint || ' Find it with search.'}`);
    },
  };
}

type Indexed = Record<'id' | 'summary' | 'tag' | 'path' | 'description', string>;

/** The words of an operation. Its id counts by its words, such as `create Tax`. */
function indexed({ id, summary, tag, path, description }: Operation): Indexed {
  return { id: id.replaceAll(/([a-z])([A-Z])/g, '$1 $2'), summary, tag, path, description };
}
