import { highlight, highlightJson } from '../highlight.ts';
import { element } from './elements.ts';

/** Time in ms for which a button shows its confirmation. */
const NOTICE = 1500;

/**
 * Colours the blocks of code, and gives each a button that copies it, where the browser allows it. The first paint does not wait for
 * that, and each block has a task of its own, so that the page answers in between.
 */
export function offerCode(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.code')];
  requestAnimationFrame(() => {
    for (const block of blocks) setTimeout(() => dress(block));
  });
}

function dress(block: HTMLElement): void {
  const code = block.querySelector('code')!;
  setCode(code, code.textContent);
  // A block that scrolls can be scrolled with the keyboard.
  code.parentElement!.tabIndex = 0;
  if (!('clipboard' in navigator)) return;
  const label = block.closest<HTMLElement>('[data-tab]')?.dataset['tab'];
  const button = element('button', 'copy', 'Copy');
  button.type = 'button';
  if (label !== undefined) button.setAttribute('aria-label', `Copy: ${label}`);
  button.addEventListener('click', () => void copy(button, code.textContent));
  block.prepend(button);
}

/** Puts code into an element, with its colours. */
export function setCode(place: Element, code: string): void {
  place.innerHTML = /^[[{]\n/.test(code) ? highlightJson(code) : highlight(code);
}

/** Copies a text, and says so on the button for a moment. */
export async function copy(button: HTMLElement, text: string): Promise<void> {
  const label = [...button.childNodes];
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Could not copy',
  );
  setTimeout(() => button.replaceChildren(...label), NOTICE);
}
