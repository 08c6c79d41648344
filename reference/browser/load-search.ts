import type { createFind, createGuess, SearchEntry } from '../../src/search/index.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    /** Set by the file of the index. */
    searchEntries?: SearchEntry[];
    /** Set by the script that searches it. */
    createFind?: typeof createFind;
    createGuess?: typeof createGuess;
  }
}

/** What the index is asked. */
interface Search {
  search: ReturnType<typeof createFind>;
  /** Finds the pages that an address which does not exist may have meant. */
  guess: ReturnType<typeof createGuess>;
  /** Whether the site has a page. */
  has(address: string): boolean;
}

let loaded: Promise<Search> | undefined;

/**
 * Loads the index, and what searches it, on first use.
 *
 * @param address Address of the index.
 * @throws Error if one of them cannot be loaded.
 */
export function loadSearch(address: string): Promise<Search> {
  const scripts = [address, document.documentElement.dataset['finder']!];
  loaded ??= Promise.all(scripts.map(loadScript)).then(() => {
    const search = window.createFind!(window.searchEntries!);
    const pages = new Set(window.searchEntries!.map((entry) => entry.address));
    return { search, guess: window.createGuess!(window.searchEntries!, search), has: (page) => pages.has(page) };
  });
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
