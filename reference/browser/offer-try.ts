import type { TryForm } from '../model/try-form.ts';
import { showSamples } from './live-samples.ts';
import { ownMock } from './own-mock.ts';
import { createForm } from './try/create-form.tsx';

/** Offers to send the call of the page. */
export function offerTry(): void {
  const panel = document.querySelector<HTMLElement>('[data-try]');
  if (!panel) return;
  const opener = document.querySelector<HTMLButtonElement>('[data-try-open]')!;
  const form = JSON.parse(panel.dataset['try']!) as TryForm;
  let show: (() => void) | undefined;
  void ownMock().then((server) => {
    if (server !== undefined && !show) showSamples({ ...form.call, server });
  });
  opener.addEventListener('click', async () => {
    opener.disabled = true;
    show ??= await createForm({ panel, opener, form });
    show();
    opener.disabled = false;
  });
  opener.hidden = false;
}
