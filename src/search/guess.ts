import type { Find, SearchEntry } from './entries.ts';
import { tokens } from './words.ts';

/** Maximum number of proposed pages. */
const MOST = 4;

/** Share of a name that may be misspelled. */
const SLIPS = 0.34;

/** The longest address that is looked at. */
const LONGEST = 200;

/**
 * Makes the function that proposes pages for an address which does not exist: those whose names are spelled almost like it, then
 * those that a search for its words finds.
 */
export function createGuess(entries: readonly SearchEntry[], find: Find): (path: string) => SearchEntry[] {
  const pages = entries.filter(({ address }) => !address.includes('#'));
  return (path) => {
    const asked = nameIn(path.slice(-LONGEST));
    if (asked === '') return [];
    const near = pages
      .map((page) => ({ page, distance: distanceOf(plain(asked), plain(nameIn(page.address))) }))
      .filter(({ distance }) => distance <= SLIPS * asked.length)
      .sort((one, other) => one.distance - other.distance)
      .map(({ page }) => page);
    const words = partsOf(path.slice(-LONGEST)).flatMap((part) => {
      const [whole = '', ...parts] = tokens(part.replaceAll('-', ' '));
      return parts.length > 0 && /[a-z][A-Z]/.test(whole) ? parts : [whole, ...parts];
    });
    const found = find(words.join(' ')).found.filter(({ address }) => !address.includes('#'));
    const distinct = new Map([...near, ...found].map((page) => [page.address, page]));
    return [...distinct.values()].slice(0, MOST);
  };
}

/** Folders of the site, which say nothing about what is in them. */
const FOLDERS = new Set(['operations', 'resources', 'guides', 'reference', 'docs', 'api', 'index']);

/** The parts of an address that say anything, without extensions: `createInvoce` of `/operations/createInvoce.html`. */
function partsOf(address: string): string[] {
  const parts = address.split('/').map((part) => decoded(part).replace(/\.\w+$/, ''));
  return parts.filter((part) => /\p{L}/u.test(part) && !FOLDERS.has(part));
}

function nameIn(address: string): string {
  return partsOf(address).at(-1) ?? '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Counts the letters to change, add, leave out or swap with the next one to turn one word into the other. */
function distanceOf(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        last![at]! + 1,
        next[at - 1]! + 1,
        last![at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before![at - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last!.at(-1)!;
}
