import { MOCK_URL, type SampleCall } from '../code/call.ts';
import { highlight } from '../code/highlight.ts';
import { SAMPLES } from '../code/samples.ts';
import { ownMock } from './own-mock.ts';

/** Writes the samples of the page again, for a call with other values. */
export function showSamples(call: SampleCall): void {
  for (const { name, write } of SAMPLES) {
    const code = document.querySelector(`[data-tabs="code"] [data-tab="${name}"] code`);
    if (code) code.innerHTML = highlight(write(call));
  }
}

/** On a page that a mock serves: its text says so, and its code calls that mock instead of the usual one. */
export async function showOwnMock(): Promise<void> {
  const own = await ownMock();
  if (own === undefined) return;
  for (const code of document.querySelectorAll('.prose pre code')) {
    if (code.textContent.includes(MOCK_URL)) code.innerHTML = highlight(code.textContent.replaceAll(MOCK_URL, own));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-with-mock]')) element.hidden = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-without-mock]')) element.hidden = true;
}
