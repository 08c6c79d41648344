import type { SampleLanguage } from '../../src/code/samples.ts';
import { setCode } from './code.ts';
import { element } from './elements.ts';
import { followCall } from './live-samples.ts';
import { loadScript } from './load-script.ts';
import { lasting } from './storage.ts';

declare global {
  interface Window {
    /** Set by the script of the further languages. */
    moreSamples?: readonly SampleLanguage[];
  }
}

const KEY = 'language';

/** Offers samples in further languages, which are loaded when their tab is first shown. */
export function offerMoreSamples(tab: HTMLElement, address: string): void {
  tab.addEventListener(
    'shown',
    () => {
      void loadScript(address).then(
        () => offerChoice(tab, window.moreSamples!),
        ({ message }: Error) => setCode(tab.querySelector('code')!, message),
      );
    },
    { once: true },
  );
}

function offerChoice(tab: HTMLElement, languages: readonly SampleLanguage[]): void {
  const code = tab.querySelector('code')!;
  const select = element('select');
  select.setAttribute('aria-label', 'Language');
  select.append(...languages.map(({ name }) => element('option', '', name)));
  const kept = lasting.get(KEY);
  if (languages.some(({ name }) => name === kept)) select.value = kept!;
  const label = element('div', 'pane-head');
  label.append(select);
  tab.prepend(label);
  let write = (): void => {};
  followCall((call) => {
    write = () => setCode(code, languages.find(({ name }) => name === select.value)!.write(call));
    write();
  });
  select.addEventListener('change', () => {
    lasting.set(KEY, select.value);
    write();
  });
}
