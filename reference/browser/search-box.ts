import type { Found, SearchKind } from '../../src/search/index.ts';
import { element } from './elements.ts';
import { loadSearch } from './load-search.ts';

/** Most results that are listed. */
const LIMIT = 30;

/**
 * Shows the button that opens the search; `/` opens it too.
 *
 * @param root Address of the root of the site.
 * @param index Address of the index.
 */
export function openSearch(root: string, index: string): void {
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
      const found = (await loadSearch(index))(query);
      if (query !== input.value.trim()) return;
      list.replaceChildren(...grouped(found.slice(0, LIMIT), root));
      status.textContent =
        query === '' ? 'Type what you want to do, a URL, a field or a status.' : summary(found.length);
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
    const group = element('div', 'group');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', GROUPS[kind]);
    const title = element('p', 'kind', GROUPS[kind]);
    title.setAttribute('aria-hidden', 'true');
    group.append(title, ...entries.map((entry) => option(entry, position++, root)));
    return group;
  });
}

function option(
  { address, title, name, detail, text, field, terms }: Found,
  position: number,
  root: string,
): HTMLElement {
  const entry = element('a');
  entry.href = root + address;
  entry.id = `result-${position}`;
  entry.tabIndex = -1;
  entry.setAttribute('role', 'option');
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

function summary(count: number): string {
  if (count === 0) return 'Nothing found.';
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  return count > LIMIT ? `${results}; the first ${LIMIT} are listed.` : `${results}.`;
}
