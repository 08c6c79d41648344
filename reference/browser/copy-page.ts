import { copy } from './code.ts';

/** Shows the button that copies the page as Markdown, where the browser allows it. A page opened as a file may not read it. */
export function offerPageCopy(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-copy-page]');
  if (!button || !('clipboard' in navigator) || !location.protocol.startsWith('http')) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const response = await fetch(button.dataset['copyPage']!).catch(() => undefined);
    if (response?.ok) await copy(button, await response.text());
    else button.textContent = 'Not found';
  });
}
