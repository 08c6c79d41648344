import { MOCK_ORIGIN, SAMPLES, type SampleCall } from '../../src/code-samples/index.ts';
import { setCode } from './code.ts';
import { ownMock } from './own-mock.ts';

/** The samples of an operation. Steps of guides have such tabs as well, whose calls stay as they are. */
const SAMPLE_CALL = '#request-sample ~ [data-tabs="code"]';

/** Writes the samples of the page again, for a call with other values. */
export function showSamples(call: SampleCall): void {
  for (const { name, write } of SAMPLES) {
    const code = document.querySelector(`${SAMPLE_CALL} [data-tab="${name}"] code`);
    if (code) setCode(code, write(call));
  }
}

/** Code that calls the usual mock. Steps that a page cannot send need a sandbox of their own, which their text starts. */
const CALLS_MOCK = ':is(.prose, [data-steps]) pre code';

/** On a page that a mock serves: its text says so, and its code calls that mock instead of the usual one. */
export async function showOwnMock(): Promise<void> {
  if ((await ownMock()) === undefined) return;
  for (const code of document.querySelectorAll(CALLS_MOCK)) {
    if (code.textContent.includes(MOCK_ORIGIN))
      setCode(code, code.textContent.replaceAll(MOCK_ORIGIN, location.origin));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-with-mock]')) element.hidden = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-without-mock]')) element.hidden = true;
}
