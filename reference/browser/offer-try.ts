import type { TryForm } from '../model/try-form.ts';
import { element } from './elements.ts';
import { loadWorkbench } from './load-workbench.ts';

/** Offers to send the call of the page. */
export function offerTry(): void {
  const panel = document.querySelector<HTMLElement>('[data-try]');
  if (!panel) return;
  const opener = document.querySelector<HTMLButtonElement>('[data-try-open]')!;
  let show: (() => void) | undefined;
  opener.addEventListener('click', async () => {
    opener.disabled = true;
    try {
      const data = JSON.parse(panel.dataset['try']!) as TryForm;
      show ??= await (await loadWorkbench()).createForm({ panel, opener, data });
      show();
    } catch (error) {
      panel.hidden = false;
      panel.replaceChildren(element('p', 'failure', (error as Error).message));
    }
    opener.disabled = false;
  });
  opener.hidden = false;
  if (location.hash === '#try') opener.click();
}
