import { createFind, type Find, type Found, type SearchEntry } from '../../src/search/index.ts';
import { renderedReference } from './rendered.ts';

/** The index of the search, and the search in it. */
interface MadeSearch {
  entries: readonly SearchEntry[];
  search: Find;
  /** What the search finds, without the words that it ignored. */
  find(query: string): Found[];
}

let made: Promise<MadeSearch> | undefined;

/** The index of the search, and the search in it, which are made once for all test files that a worker runs. */
export function madeSearch(): Promise<MadeSearch> {
  return (made ??= makeSearch());
}

async function makeSearch(): Promise<MadeSearch> {
  const [, index = ''] = [...(await renderedReference())].find(([address]) =>
    address.startsWith('assets/searchindex-'),
  )!;
  const entries = JSON.parse(index.slice(index.indexOf('['))) as SearchEntry[];
  const search = createFind(entries);
  return { entries, search, find: (query) => search(query).found };
}
