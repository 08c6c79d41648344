import type { Find, Findings, Found, SearchKind } from '../../src/search/index.ts';
import { element } from './elements.ts';
import { recentPages } from './recent-pages.ts';

/** Most results that are listed. */
const LIMIT = 30;

/** Common pages, shown before the reader types anything. */
const COMMON = [
  ['Getting started', 'index.html'],
  ['Conventions: paging, errors, limits', 'conventions.html'],
  ['First invoice in five minutes', 'guides/first-invoice.html'],
  ['States and transitions', 'states.html'],
] as const;

export interface Results {
  groups: HTMLElement[];
  told: (string | HTMLElement)[];
}

/**
 * Makes the function that lists what is found.
 *
 * @param has Whether the site has a page.
 */
export function createResults(search: Find, has: (address: string) => boolean) {
  return (query: string, root: string): Results => {
    if (query === '')
      return { groups: offered(root, has), told: ['Type what you want to do, a URL, a field or a status.'] };
    const findings = search(query);
    return { groups: grouped(findings.found.slice(0, LIMIT), root), told: summary(findings) };
  };
}

const GROUPS: Readonly<Record<SearchKind, string>> = {
  operation: 'Operations',
  guide: 'Guides',
  text: 'Text',
  field: 'Fields',
  resource: 'Resources',
  schema: 'Schemas',
};

/** The results in groups, the group of the best one first. */
function grouped(found: readonly Found[], root: string): HTMLElement[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  let position = 0;
  return kinds.map((kind) => {
    const entries = found.filter((entry) => entry.kind === kind);
    return group(
      GROUPS[kind],
      entries.map((entry) => option(entry, position++, root)),
    );
  });
}

/** Lists pages before anything is typed: those that the reader has visited, and the most popular ones. */
function offered(root: string, has: (address: string) => boolean): HTMLElement[] {
  let position = 0;
  const offer = (title: string, address: string): HTMLElement => {
    const entry = link(root + address, position++);
    entry.append(element('span', 'title strong clip', title));
    return entry;
  };
  const recent = recentPages().filter(({ address }) => has(address));
  const seen = new Set(recent.map(({ address }) => address));
  return [
    ...(recent.length > 0
      ? [
          group(
            'Recently visited',
            recent.map(({ title, address }) => offer(title, address)),
          ),
        ]
      : []),
    group(
      'Common pages',
      COMMON.filter(([, address]) => has(address) && !seen.has(address)).map(([title, address]) =>
        offer(title, address),
      ),
    ),
  ];
}

function group(name: string, entries: readonly HTMLElement[]): HTMLElement {
  const made = element('div', 'group');
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', name);
  const title = element('p', 'strong small quiet', name);
  title.setAttribute('aria-hidden', 'true');
  made.append(title, ...entries);
  return made;
}

/** An empty result that leads to an address. */
function link(address: string, position: number): HTMLAnchorElement {
  const entry = element('a');
  entry.href = address;
  entry.id = `result-${position}`;
  entry.tabIndex = -1;
  entry.setAttribute('role', 'option');
  return entry;
}

function option(
  { address, title, name, detail, text, field, terms }: Found,
  position: number,
  root: string,
): HTMLElement {
  const entry = link(root + address, position);
  const [, method, path] = /^(GET|POST|PUT|DELETE) (.+)$/.exec(detail) ?? [];
  const second = field ? `has the field ${field}` : excerpt(text ?? '', terms);
  entry.append(
    ...(method ? [element('span', `method ${method.toLowerCase()}`, method)] : []),
    marked('title strong clip', title, terms),
    element('span', 'detail tiny quiet clip', path ? `${name ?? ''} ${path}` : detail),
    ...(second ? [marked('text tiny quiet clip', second, terms)] : []),
  );
  return entry;
}

/** The part of a text around the first word that matches. */
function excerpt(text: string, terms: readonly string[]): string {
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - 40);
  if (places.length === 0) return text.slice(0, 100);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 110)}${text.length > start + 110 ? '…' : ''}`;
}

/** Marks each word that starts with a search term. Terms are stems, so it marks the entire word. */
function marked(name: string, text: string, terms: readonly string[]): HTMLElement {
  const place = element('span', name);
  const words = terms.map((term) => term.replaceAll(/[^\p{L}\p{N}_]/gu, '')).filter((term) => term.length > 1);
  if (words.length === 0) {
    place.textContent = text;
    return place;
  }
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}_])((?:${words.join('|')})[\\p{L}\\p{N}_]*)`, 'iu'));
  for (const [at, part] of parts.entries()) place.append(at % 2 === 1 ? element('mark', '', part) : part);
  return place;
}

function summary({ found: { length: count }, ignored }: Findings): (string | HTMLElement)[] {
  if (count === 0) return ['Nothing found. Try other words, or fewer.'];
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  const counted = count > LIMIT ? `${results}; the first ${LIMIT} are listed.` : `${results}.`;
  if (ignored.length === 0) return [counted];
  const words = ignored.flatMap((word, at) => [at === 0 ? '' : ', ', element('s', '', word)]);
  return [`${counted} Ignored: `, ...words];
}
