import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { queryTokens, tokens } from './tokens.ts';

/** Something that was found. */
export interface Found extends SearchEntry {
  /** The field that was looked for, if that is why the entry was found. */
  field: string | undefined;
}

/** Finds entries by what a reader types. */
export type Find = (query: string) => Found[];

declare global {
  interface Window {
    /** Set by the file of the index. */
    searchEntries?: SearchEntry[];
  }
}

/** Readers look for resources and operations more often than for schemas. */
const WEIGHTS: Readonly<Record<SearchEntry['kind'], number>> = { page: 2, resource: 3, operation: 1, schema: 0.6 };

let find: Promise<Find> | undefined;

/** Loads the index on first use. It is a script, since a page opened as a file may not fetch. */
export function loadSearch(address: string): Promise<Find> {
  find ??= loadScript(address).then(() => createFind(window.searchEntries!));
  find.catch(() => (find = undefined));
  return find;
}

/** Makes the function that finds entries. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'name', 'detail', 'fields'],
    tokenize: tokens,
    searchOptions: {
      tokenize: queryTokens,
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 4, name: 4, detail: 2 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) =>
    index.search(query, { boostDocument: (id) => WEIGHTS[entries[id as number]!.kind] }).map(({ id, match }) => {
      const entry = entries[id as number]!;
      const matches = Object.entries(match);
      const isByField = matches.every(([, where]) => where.length === 1 && where[0] === 'fields');
      const terms = matches.map(([term]) => term);
      return {
        ...entry,
        field: isByField
          ? entry.fields.split(' ').find((name) => tokens(name).some((token) => terms.includes(token.toLowerCase())))
          : undefined,
      };
    });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The search index could not be loaded.'));
    };
    document.head.append(script);
  });
}
