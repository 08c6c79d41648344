import { MOCK_ORIGIN } from '../../src/code-samples/index.ts';
import { setCode } from './code.ts';
import { ownMock } from './own-mock.ts';

/** Code that calls the usual mock. Steps that a page can't send need a sandbox of their own, which their text starts. */
const CALLS_MOCK = ':is(.prose, [data-steps], .workbench) pre code';

/** On a page that a mock serves: its text says so, and its code calls that mock instead of the usual one. */
export async function showOwnMock(): Promise<void> {
  if ((await ownMock()) === undefined) return;
  for (const code of document.querySelectorAll(CALLS_MOCK)) {
    if (code.textContent.includes(MOCK_ORIGIN))
      setCode(code, code.textContent.replaceAll(MOCK_ORIGIN, location.origin));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-with-mock]')) {
    element.hidden = false;
    // Only where a sandbox serves the page is there something at this address.
    if (element.dataset['href'] !== undefined) element.setAttribute('href', element.dataset['href']);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-without-mock]')) element.hidden = true;
}
