import { loadSearch } from './load-search.ts';

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
      const { results } = await loadSearch(index);
      if (query !== input.value.trim()) return;
      const { groups, told } = results(query, root);
      list.replaceChildren(...groups);
      status.replaceChildren(...told);
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
  dialog.className = 'search panel';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `<input type="text" role="combobox" aria-label="Search the reference" aria-controls="search-results" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search">
    <p class="small quiet" role="status" aria-live="polite">Loading…</p>
    <div id="search-results" role="listbox" aria-label="Results"></div>`;
  document.body.append(dialog);
  return {
    dialog,
    input: dialog.querySelector('input')!,
    list: dialog.querySelector<HTMLElement>('#search-results')!,
    status: dialog.querySelector('p')!,
  };
}

function optionsOf(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
}

function openTab(link: HTMLAnchorElement | undefined): void {
  if (link) window.open(link.href, '_blank', 'noopener');
}
