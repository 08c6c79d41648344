import { render } from 'preact';
import { SAMPLES, type SampleCall } from '../../../src/code-samples/index.ts';
import type { TryForm } from '../../model/try-form.ts';
import { setCode } from '../code.ts';
import { button, element } from '../elements.ts';
import { ownMock } from '../own-mock.ts';
import { CallForm, type Sent } from './call-form.tsx';
import { callErrors, NO_ERRORS } from './placed-errors.ts';
import { recordChoices, serverChoices } from './record-choices.ts';
import { isOfForm, sendAgain } from './send-again.ts';
import { type Outgoing, send } from './send-call.ts';
import { showAnswer } from './shown-answer.ts';

/** The places on a page that a form uses, and what it is about. */
export interface FormPlaces {
  /** Where it is chosen what the rows are filled in with. */
  panel: HTMLElement;
  /** The button that opens it. */
  opener: HTMLElement;
  data: TryForm;
}

/** Makes the rows of an operation its form. What it returns shows it. */
export async function createForm({ panel, opener, data }: FormPlaces): Promise<() => void> {
  const form = panel.closest('form')!;
  const outcome = document.querySelector<HTMLElement>('[data-outcome]')!;
  const workbench = outcome.parentElement!;
  const ownServer = await ownMock();
  // Where a server answers, it has the only sandbox.
  const hasPageSandbox = document.documentElement.dataset['sandbox'] !== undefined && ownServer === undefined;

  function show(isOpen: boolean): void {
    panel.hidden = !isOpen;
    opener.hidden = isOpen;
    form.classList.toggle('trying', isOpen);
    fill(!isOpen);
    if (!isOpen) {
      showOutcome(false);
      opener.focus();
      return;
    }
    panel.scrollIntoView({ block: 'nearest' });
    const first = firstInput(form);
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  }

  function showOutcome(isShown: boolean): void {
    outcome.hidden = !isShown;
    workbench.classList.toggle('answered', isShown);
  }

  async function sendAndShow(outgoing: Outgoing): Promise<Sent> {
    showOutcome(true);
    const sent = await sendTo(outcome, outgoing, data.goOn);
    outcome.focus({ preventScroll: true });
    // Next to the form, it is in view, and scrolling would only move the form.
    const { top } = outcome.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) outcome.scrollIntoView({ block: 'nearest' });
    return sent;
  }

  const organization = data.call.query['organization_id'] ?? '10234695';
  const ofServer = ownServer === undefined ? undefined : serverChoices(organization);

  function fill(isClosed: boolean): void {
    render(
      <CallForm
        {...{ data, form, isClosed, ownServer, hasPageSandbox }}
        bar={opener.parentElement!}
        ids={Object.fromEntries(new URLSearchParams(location.search))}
        organization={organization}
        choose={hasPageSandbox ? recordChoices : ofServer}
        onCall={showSamples}
        onSend={sendAndShow}
        onClose={() => show(false)}
      />,
      panel,
    );
  }

  return () => show(true);
}

/** The input that a reader most likely changes. */
function firstInput(form: HTMLElement): HTMLElement {
  const wanted = [
    '[data-place^="path."] input',
    '[data-place^="query."]:not([data-place="query.organization_id"]) input',
    '[data-part="body"] :is(input, select, textarea)',
    '[type=file]',
  ];
  const found = wanted.flatMap((selector) => form.querySelector<HTMLElement>(selector) ?? []);
  return found[0] ?? document.querySelector<HTMLElement>('.actions [type=submit]')!;
}

/** Sends a call, again with another record if it must be, and shows the answer. */
async function sendTo(outcome: HTMLElement, outgoing: Outgoing, goOn: TryForm['goOn']): Promise<Sent> {
  const cancelled = new AbortController();
  const waiting = element('div', 'pane-head row');
  waiting.append(
    element('span', '', 'Waiting for the response …'),
    button('plain', 'Cancel', () => cancelled.abort()),
  );
  outcome.replaceChildren(waiting);
  try {
    const first = await send(outgoing, cancelled.signal);
    const again = isOfForm(outgoing, first) ? await sendAgain(outgoing, first, cancelled.signal) : undefined;
    const answer = again?.answer ?? first;
    const ids = { ...Object.fromEntries(new URLSearchParams(location.search)), ...outgoing.call.ids };
    await showAnswer(outcome, answer, goOn && { ...goOn, ids: again?.ids ?? ids });
    if (again) outcome.prepend(again.note);
    const errors = answer.response.ok ? NO_ERRORS : callErrors(await answer.content.text());
    return { errors, entered: again?.entered };
  } catch (error) {
    const reason = cancelled.signal.aborted ? 'Cancelled.' : (error as Error).message;
    outcome.replaceChildren(element('p', 'failure', reason));
    return { errors: NO_ERRORS, entered: undefined };
  }
}

/** The samples of an operation. Steps of guides have such tabs as well, whose calls stay as they are. */
const SAMPLE_CALL = '#request-sample ~ [data-tabs="code"]';

/** Writes the samples of the page again, for a call with other values. */
function showSamples(call: SampleCall): void {
  for (const { name, write } of SAMPLES) {
    const code = document.querySelector(`${SAMPLE_CALL} [data-tab="${name}"] code`);
    if (code) setCode(code, write(call));
  }
}
