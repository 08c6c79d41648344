import { loadSearch } from './load-search.ts';

/**
 * On the page for addresses that do not exist: offers to search, and proposes the pages that the address may have meant.
 *
 * @param root Address of the root of the site.
 * @param index Address of the index.
 * @param search Opens the search with a query.
 */
export function offerGuesses(root: string, index: string, search: (query: string) => void): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  const place = document.querySelector<HTMLElement>('[data-guesses]');
  if (!form || !place) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search(form.querySelector('input')!.value);
  });
  void showGuesses(place, root, index);
}

async function showGuesses(place: HTMLElement, root: string, index: string): Promise<void> {
  // Without the index there is nothing to propose, and the links below lead on.
  const loaded = await loadSearch(index).catch(() => undefined);
  loaded?.showGuesses(place, root);
}
