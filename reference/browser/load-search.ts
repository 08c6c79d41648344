import type { createFind, Find, SearchEntry } from '../../src/search/index.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    /** Set by the file of the index. */
    searchEntries?: SearchEntry[];
    /** Set by the script that searches it. */
    createFind?: typeof createFind;
  }
}

let find: Promise<Find> | undefined;

/**
 * Loads the index, and what searches it, on first use.
 *
 * @param address Address of the index.
 * @throws Error if one of them cannot be loaded.
 */
export function loadSearch(address: string): Promise<Find> {
  const scripts = [address, document.documentElement.dataset['finder']!];
  find ??= Promise.all(scripts.map(loadScript)).then(() => window.createFind!(window.searchEntries!));
  find.catch(() => (find = undefined));
  return find;
}
