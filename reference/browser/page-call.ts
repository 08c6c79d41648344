import type { SampleCall } from '../../src/code/call.ts';
import { MORE, SAMPLES } from '../../src/code/samples.ts';

/** Tabs that hold a call, and no body. */
const LANGUAGES = new Set([...SAMPLES.map(({ name }) => name), MORE]);

/** The call of a page for a server with the records of the samples, whose names and numbers are taken there. */
export function trialCall(panel: HTMLElement, call: SampleCall): SampleCall {
  const { trial } = panel.dataset;
  if (trial === undefined || !call.body || !('json' in call.body)) return call;
  return { ...call, body: { json: { ...(call.body.json as object), ...(JSON.parse(trial) as object) } } };
}

/** The call that a page shows: what it carries, with the body of its sample. */
export function pageCall(panel: HTMLElement): SampleCall {
  const call = JSON.parse(panel.dataset['call']!) as SampleCall;
  const tabs = [...document.querySelectorAll<HTMLElement>('#request-sample ~ [data-tabs="code"] > [data-tab]')];
  const sample = tabs.find(({ dataset }) => !LANGUAGES.has(dataset['tab']!))?.querySelector('code');
  return sample ? { ...call, body: { json: JSON.parse(sample.textContent) as unknown } } : call;
}
