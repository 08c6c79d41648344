import { element } from './elements.ts';

/** Makes the name of each field a link to it. Pages leave that to the script, since they have thousands of fields. */
export function linkFields(): void {
  for (const name of document.querySelectorAll('.field > b')) {
    const link = element('a', '', name.textContent);
    link.href = `#${name.closest('li')!.id}`;
    name.replaceChildren(link);
  }
}
