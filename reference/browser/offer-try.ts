import type { TryForm } from '../model/try-form.ts';
import { element } from './elements.ts';
import { showSamples } from './live-samples.ts';
import { loadScript } from './load-script.ts';
import { ownMock } from './own-mock.ts';
import { pageCall, trialCall } from './page-call.ts';
import { answerInPage, withPageSandbox } from './page-sandbox.ts';
import type { PageServices, TryScript } from './try-it.ts';

declare global {
  interface Window {
    /** Set by the script of the form. */
    tryIt?: TryScript;
    /** Set by the data of forms and steps, by operationId or the name of a workflow. */
    tryData?: Record<string, unknown>;
  }
}

/** What the form uses of the page. Its script is another one, so that it cannot import what keeps state. */
export const SERVICES: PageServices = { showSamples, ownMock, answerInPage, withPageSandbox };

/**
 * Offers to send the call of the page. The form is loaded when it is first opened.
 *
 * @param address Address of the script of the form.
 */
export function offerTry(address: string): void {
  const panel = document.querySelector<HTMLElement>('[data-try]');
  if (!panel) return;
  const opener = document.querySelector<HTMLButtonElement>('[data-try-open]')!;
  const call = pageCall(panel);
  let show: (() => void) | undefined;
  showSamples(call);
  void ownMock().then((server) => {
    if (server !== undefined && !show) showSamples({ ...trialCall(panel, call), server });
  });
  opener.addEventListener('click', async () => {
    opener.disabled = true;
    try {
      show ??= await makeForm();
      show();
    } catch (error) {
      opener.after(element('span', 'failure', (error as Error).message));
    }
    opener.disabled = false;
  });
  opener.hidden = false;

  async function makeForm(): Promise<() => void> {
    const { tryIt, data } = await loadTry<TryForm>(address, panel!.dataset['try']!, call.id);
    return tryIt.createForm({ panel: panel!, opener, call, data }, SERVICES);
  }
}

/**
 * Loads the script of the form and the data of one operation or workflow.
 *
 * @throws Error if one of them cannot be loaded.
 */
export async function loadTry<Data>(script: string, dataScript: string, name: string) {
  await Promise.all([
    window.tryIt ?? loadScript(script),
    window.tryData?.[name] === undefined ? loadScript(dataScript) : undefined,
  ]);
  return { tryIt: window.tryIt!, data: window.tryData![name] as Data };
}
