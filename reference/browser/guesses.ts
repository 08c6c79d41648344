import type { createGuess } from '../../src/search/index.ts';
import { element } from './elements.ts';

/** Makes the function that lists the pages which the address of this one may have meant. */
export function createGuesses(guess: ReturnType<typeof createGuess>) {
  return (place: HTMLElement, root: string): void => {
    const path = location.pathname.startsWith(root) ? location.pathname.slice(root.length) : location.pathname;
    const guesses = guess(path);
    if (guesses.length === 0) return;
    const list = element('ul');
    for (const { address, title, detail, kind } of guesses) {
      const link = element('a', '', title);
      link.href = root + address;
      const entry = element('li');
      entry.append(link);
      if (kind === 'operation') entry.append(' ', element('code', 'quiet', detail));
      list.append(entry);
    }
    place.append(element('h2', '', 'Did you mean …?'), list);
    place.hidden = false;
  };
}
