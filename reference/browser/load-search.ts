import type { SearchEntry } from '../../src/search/index.ts';
import type { Finder } from './finder.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    /** Set by the file of the index. */
    searchEntries?: SearchEntry[];
    /** Set by the script that searches it. */
    createFinder?(entries: SearchEntry[]): Finder;
  }
}

let finder: Promise<Finder> | undefined;

/**
 * Loads the index, and what searches it, on first use.
 *
 * @param address Address of the index.
 * @throws Error if one of them can't be loaded.
 */
export function loadSearch(address: string): Promise<Finder> {
  const scripts = [address, document.documentElement.dataset['finder']!];
  finder ??= Promise.all(scripts.map(loadScript)).then(() => window.createFinder!(window.searchEntries!));
  finder.catch(() => (finder = undefined));
  return finder;
}
