import { createFind, type Find, type SearchEntry } from '../../src/search/index.ts';
import { renderedReference } from './rendered.ts';

let made: Promise<{ index: string; find: Find }> | undefined;

/** The index of the search, and the search in it, which are made once for all test files that a worker runs. */
export function madeSearch(): Promise<{ index: string; find: Find }> {
  return (made ??= makeSearch());
}

async function makeSearch(): Promise<{ index: string; find: Find }> {
  const [, index = ''] = [...(await renderedReference())].find(([address]) =>
    address.startsWith('assets/searchindex-'),
  )!;
  return { index, find: createFind(JSON.parse(index.slice(index.indexOf('['))) as SearchEntry[]) };
}
