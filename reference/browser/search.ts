import { type Found, loadSearch } from './search-index.ts';

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

  const follow = (address: string): void => {
    dialog.close();
    location.assign(root + address);
  };

  async function show(): Promise<void> {
    const query = input.value.trim();
    try {
      const found = (await loadSearch(index))(query);
      if (query !== input.value.trim()) return;
      list.replaceChildren(...found.slice(0, LIMIT).map((entry, position) => option(entry, position, follow)));
      status.textContent = query === '' ? 'Type the name of an operation, a URL or a field.' : summary(found.length);
    } catch (error) {
      status.textContent = (error as Error).message;
    }
    select(0);
  }

  function select(position: number): void {
    const options = [...list.children];
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
    else if (event.key === 'Enter') (list.children[selected] as HTMLElement | undefined)?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('keydown', (event) => {
    const target = event.target as Element;
    // Just after the dialog has been closed, its input still has the focus.
    const isTyping = target.matches('input, textarea, select') && (target !== input || dialog.open);
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  const button = document.querySelector<HTMLButtonElement>('[data-search-open]')!;
  button.addEventListener('click', open);
  button.hidden = false;
}

function createDialog() {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `<input type="text" role="combobox" aria-label="Search the reference" aria-controls="search-results" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Operation, URL or field">
    <p role="status" aria-live="polite"></p>
    <ul id="search-results" role="listbox" aria-label="Results"></ul>`;
  document.body.append(dialog);
  return {
    dialog,
    input: dialog.querySelector('input')!,
    list: dialog.querySelector('ul')!,
    status: dialog.querySelector('p')!,
  };
}

function option(
  { kind, address, title, name, detail, field }: Found,
  position: number,
  follow: (address: string) => void,
): HTMLElement {
  const entry = document.createElement('li');
  entry.id = `result-${position}`;
  entry.setAttribute('role', 'option');
  entry.addEventListener('click', () => follow(address));
  entry.append(
    span('title', title),
    span('kind', kind),
    span('detail', [name, detail, field && `has the field ${field}`].filter(Boolean).join(' · ')),
  );
  return entry;
}

function span(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function summary(count: number): string {
  if (count === 0) return 'Nothing found.';
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  return count > LIMIT ? `${results}; the first ${LIMIT} are listed.` : `${results}.`;
}
