import type { Findings, Found, SearchKind } from '../../src/search/index.ts';
import { element } from './elements.ts';
import { loadSearch } from './load-search.ts';
import { recentPages } from './recent-pages.ts';

/** Most results that are listed. */
const LIMIT = 30;

/** What most readers look for, before anything is typed. */
const COMMON = [
  ['Getting started', 'index.html'],
  ['Conventions: paging, errors, limits', 'conventions.html'],
  ['First invoice in five minutes', 'guides/first-invoice.html'],
  ['States and transitions', 'states.html'],
] as const;

/**
 * Shows the button that opens the search; `/` opens it too.
 *
 * @param root Address of the root of the site.
 * @param index Address of the index.
 * @returns Opens the search with a query.
 */
export function openSearch(root: string, index: string): (query: string) => void {
  const { dialog, input, list, status } = createDialog();
  let selected = 0;

  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void show();
  };

  async function show(): Promise<void> {
    const query = input.value.trim();
    try {
      const { search, has } = await loadSearch(index);
      if (query !== input.value.trim()) return;
      const findings = search(query);
      list.replaceChildren(...(query === '' ? offered(root, has) : grouped(findings.found.slice(0, LIMIT), root)));
      status.replaceChildren(
        ...(query === '' ? ['Type what you want to do, a URL, a field or a status.'] : summary(findings)),
      );
    } catch (error) {
      status.textContent = (error as Error).message;
    }
    select(0);
  }

  function select(position: number): void {
    const options = optionsOf(list);
    selected = options.length === 0 ? 0 : (position + options.length) % options.length;
    options.forEach((entry, at) => entry.setAttribute('aria-selected', String(at === selected)));
    const current = options[selected];
    current?.scrollIntoView({ block: 'nearest' });
    if (current) input.setAttribute('aria-activedescendant', current.id);
    else input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-expanded', String(options.length > 0));
  }

  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') select(selected + 1);
    else if (event.key === 'ArrowUp') select(selected - 1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openTab(optionsOf(list)[selected]);
    else if (event.key === 'Enter') optionsOf(list)[selected]?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  dialog.addEventListener('close', () => [...buttons].find((button) => button.checkVisibility())?.focus());
  addEventListener('keydown', (event) => {
    const target = event.target as Element;
    // Just after the dialog has been closed, its input still has the focus.
    const isTyping = target.matches('input, textarea, select') && (target !== input || dialog.open);
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-search-open]');
  for (const button of buttons) {
    button.addEventListener('click', open);
    button.hidden = false;
  }
  return (query) => {
    input.value = query;
    open();
  };
}

function createDialog() {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `<input type="text" role="combobox" aria-label="Search the reference" aria-controls="search-results" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search">
    <p role="status" aria-live="polite">Loading…</p>
    <div id="search-results" role="listbox" aria-label="Results"></div>`;
  document.body.append(dialog);
  return {
    dialog,
    input: dialog.querySelector('input')!,
    list: dialog.querySelector<HTMLElement>('#search-results')!,
    status: dialog.querySelector('p')!,
  };
}

/** What a group of results is called. */
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

/** What is listed before anything is typed: the pages that the reader has seen, and those that most look for. */
function offered(root: string, has: (address: string) => boolean): HTMLElement[] {
  let position = 0;
  const offer = (title: string, address: string): HTMLElement => {
    const entry = link(root + address, position++);
    entry.append(element('span', 'title', title));
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
  const title = element('p', 'kind', name);
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
    marked('title', title, terms),
    marked('detail', path ? `${name ?? ''} ${path}` : detail, terms),
    ...(second ? [marked('text', second, terms)] : []),
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

/** A text in which the words that match are marked. */
function marked(name: string, text: string, terms: readonly string[]): HTMLElement {
  const place = element('span', name);
  const words = terms.map((term) => term.replaceAll(/[^\p{L}\p{N}_]/gu, '')).filter((term) => term.length > 1);
  if (words.length === 0) {
    place.textContent = text;
    return place;
  }
  for (const part of text.split(new RegExp(`(${words.join('|')})`, 'i'))) {
    place.append(words.includes(part.toLowerCase()) ? element('mark', '', part) : part);
  }
  return place;
}

function optionsOf(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
}

function openTab(link: HTMLAnchorElement | undefined): void {
  if (link) window.open(link.href, '_blank', 'noopener');
}

/** How much was found, and without which words. */
function summary({ found: { length: count }, ignored }: Findings): (string | HTMLElement)[] {
  if (count === 0) return ['Nothing found. Try other words, or fewer.'];
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  const counted = count > LIMIT ? `${results}; the first ${LIMIT} are listed.` : `${results}.`;
  if (ignored.length === 0) return [counted];
  const words = ignored.flatMap((word, at) => [at === 0 ? '' : ', ', element('s', '', word)]);
  return [`${counted} Ignored: `, ...words];
}
