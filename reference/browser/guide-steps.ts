import type { StepCall } from '../model/guides/step-calls.ts';
import { button, element } from './elements.ts';
import { loadWorkbench } from './load-workbench.ts';
import { keptSandbox, onSandboxChange } from './page-sandbox.ts';
import { passing } from './storage.ts';
import type { StepValues } from './try/send-step.ts';

/**
 * Offers to send the steps of a guide, each with the values of the answers before it.
 *
 * @param own Address of the server of the page, which takes them; without one, the sandbox in the page does.
 */
export function offerSteps(own: string | undefined): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-steps]')) offerWorkflow(list, own);
}

/** The values of a workflow stay until the browser tab is closed, as the sandbox in the page does. */
function keyOf(workflow: string): string {
  return `steps-${workflow}`;
}

function offerWorkflow(list: HTMLElement, own: string | undefined): void {
  const workflow = list.dataset['steps']!;
  const calls = JSON.parse(list.dataset['calls']!) as StepCall[];
  const steps = [...list.children].map((item, index) => offerStep(item as HTMLElement, () => sendTo(index)));
  const values = (): StepValues => JSON.parse(passing.get(keyOf(workflow)) ?? '{}') as StepValues;
  show();
  onSandboxChange(() => {
    if (own === undefined && !keptSandbox()) startAgain();
  });

  /** Forgets what was sent. */
  function startAgain(): void {
    passing.remove(keyOf(workflow));
    for (const { outcome } of steps) outcome.hidden = true;
    show();
  }

  function show(): void {
    const sent = values();
    const last = Math.max(...Object.keys(sent).map(Number));
    for (const [index, { item, fold }] of steps.entries()) {
      item.classList.toggle('done', index in sent);
      fold(index in sent && index < last);
    }
  }

  /**
   * Sends a step, and before it those that have not been sent. One that writes and was sent already starts a new run: a
   * record such as an invoice takes most calls only once.
   */
  async function sendTo(last: number): Promise<void> {
    if (last in values() && calls[last]!.call.method !== 'GET') startAgain();
    const missing = calls.slice(0, last).flatMap((_, index) => (index in values() ? [] : index));
    const { sendStep } = await loadWorkbench();
    for (const index of [...missing, last]) {
      const given = await sendStep({ steps: calls, index, values: values(), own }, steps[index]!.outcome);
      if (!given) return;
      passing.set(keyOf(workflow), JSON.stringify({ ...values(), [index]: given }));
      showBeside(steps[index]!);
      show();
    }
  }
}

/** A step on the page. */
interface OfferedStep {
  item: HTMLElement;
  title: string;
  /** Where its answer is shown. */
  outcome: HTMLElement;
  /** Makes it one line, or shows all of it. */
  fold(isFolded: boolean): void;
}

/** Shows the record of an answer next to the steps, where there is room. An answer without one leaves that of an earlier step. */
function showBeside({ title, outcome }: OfferedStep): void {
  const facts = outcome.querySelector('.record-facts');
  const place = document.querySelector('.on-this-page > div');
  if (!facts || !place) return;
  const box = place.querySelector('.record-aside') ?? element('section', 'record-aside card');
  box.replaceChildren(element('p', 'pane-head strong', title), facts.cloneNode(true));
  place.append(box);
}

/** Gives a step its buttons and a place for the answer. */
function offerStep(item: HTMLElement, send: () => Promise<void>): OfferedStep {
  const outcome = element('section', 'pane answer outcome');
  outcome.hidden = true;
  outcome.tabIndex = -1;
  const title = item.querySelector('h2, h3')!.textContent;
  outcome.setAttribute('aria-label', `Response: ${title}`);
  const isFirst = item.closest('.run') !== null;
  const sender = button(isFirst ? 'primary' : 'button', 'Send', async () => {
    sender.disabled = true;
    await send().catch(({ message }: Error) => {
      outcome.hidden = false;
      outcome.replaceChildren(element('p', 'failure', message));
    });
    sender.disabled = false;
  });
  sender.setAttribute('aria-label', `Send: ${title}`);
  const toggle = button('plain', 'Show', () => fold(!item.classList.contains('closed')));
  const fold = (isFolded: boolean): void => {
    item.classList.toggle('closed', isFolded);
    toggle.hidden = !item.classList.contains('done');
    toggle.textContent = isFolded ? 'Show' : 'Hide';
    toggle.setAttribute('aria-expanded', String(!isFolded));
    toggle.setAttribute('aria-label', `${toggle.textContent}: ${title}`);
  };
  item.querySelector('.call')!.append(...(isFirst ? [] : [toggle]), sender);
  item.querySelector('.pane.send')!.after(outcome);
  return { item, title, outcome, fold };
}
