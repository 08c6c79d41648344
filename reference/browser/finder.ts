import { createFind, createGuess, type SearchEntry } from '../../src/search/index.ts';
import { createGuesses } from './guesses.ts';
import { createResults } from './search-results.ts';

/** The functions that the search dialog and the 404 page call on a loaded index. */
export interface Finder {
  /** Lists what is found. */
  results: ReturnType<typeof createResults>;
  /** Lists the pages that an address which does not exist may have meant. */
  showGuesses: ReturnType<typeof createGuesses>;
}

function createFinder(entries: SearchEntry[]): Finder {
  const search = createFind(entries);
  const pages = new Set(entries.map(({ address }) => address));
  return {
    results: createResults(search, (page) => pages.has(page)),
    showGuesses: createGuesses(createGuess(entries, search)),
  };
}

// In a script of its own, which the search loads with its index.
Object.assign(window, { createFinder });
