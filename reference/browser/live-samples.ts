import { MOCK_ORIGIN, type SampleCall } from '../../src/code/call.ts';
import { MORE, SAMPLES } from '../../src/code/samples.ts';
import { setCode } from './code.ts';
import { element } from './elements.ts';
import { ownMock } from './own-mock.ts';

/** The samples of an operation. Steps of guides have such tabs as well, whose calls stay as they are. */
const SAMPLE_CALL = '#request-sample ~ [data-tabs="code"]';

/** What the samples show. */
let shown: SampleCall | undefined;

/** Called with each call that the samples show. */
const listeners = new Set<(call: SampleCall) => void>();

/** Writes the samples of the page again, for a call with other values. */
export function showSamples(call: SampleCall): void {
  shown = call;
  for (const { name, write } of SAMPLES) {
    const code = codeOf(name);
    if (code) setCode(code, write(call));
  }
  for (const listener of listeners) listener(call);
}

/** Calls a function with the call that the samples show, and with each one after it. */
export function followCall(listener: (call: SampleCall) => void): void {
  listeners.add(listener);
  if (shown) listener(shown);
}

/**
 * Adds the languages that the page does not hold, before they become tabs.
 *
 * @returns The place of those that are not loaded with the page; undefined on a page without samples.
 */
export function addLanguages(): HTMLElement | undefined {
  const group = document.querySelector<HTMLElement>(SAMPLE_CALL);
  if (!group) return undefined;
  const tabs = new Map([...group.querySelectorAll<HTMLElement>('[data-tab]')].map((tab) => [tab.dataset['tab'], tab]));
  const languages = [...SAMPLES.map(({ name }) => name), MORE].map((name) => tabs.get(name) ?? emptyTab(name));
  group.prepend(...languages);
  return languages.at(-1)!;
}

function emptyTab(name: string): HTMLElement {
  const tab = element('section');
  tab.dataset['tab'] = name;
  const pre = element('pre');
  pre.append(element('code'));
  tab.append(pre);
  return tab;
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

function codeOf(name: string): Element | null {
  return document.querySelector(`${SAMPLE_CALL} [data-tab="${name}"] code`);
}
