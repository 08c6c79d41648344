import { type SampleCall, urlOf } from '../../src/code/call.ts';
import type { Trial } from '../model/trial.ts';
import { showAnswer } from './answer.ts';
import { bareCallOf, callOf, field } from './call-form.ts';
import { keepCredentials, restoreCredentials } from './credentials.ts';
import { button, element } from './elements.ts';
import { showSamples } from './live-samples.ts';
import { isLocal, ownMock } from './own-mock.ts';
import { answerInPage, hasPageSandbox, withPageSandbox } from './page-sandbox.ts';

/** How long an answer is waited for, in ms. */
const TIMEOUT = 30_000;

/** Offers the form that sends a call from the page. The samples show what the form holds. */
export function offerTry(): void {
  const panel = document.querySelector<HTMLElement>('[data-try]');
  if (!panel) return;
  const form = panel.querySelector('form')!;
  const outcome = document.querySelector<HTMLElement>('[data-outcome]')!;
  const opener = document.querySelector<HTMLButtonElement>('[data-try-open]')!;
  const workbench = panel.parentElement!;

  let isTrying = false;
  const fill = (): void => {
    fillBody(form);
    restoreCredentials(form);
    if (isTrying) fillTrial(form);
  };
  const show = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    opener.hidden = isOpen;
    workbench.classList.toggle('trying', isOpen);
    if (!isOpen) {
      showOutcome(false);
      opener.focus();
      return;
    }
    if (!isTrying) {
      isTrying = true;
      fillTrial(form);
      update();
    }
    panel.scrollIntoView({ block: 'nearest' });
    panel.querySelector<HTMLElement>('[name^="path:"], [name^="query:"], textarea, [name=token]')!.focus({
      preventScroll: true,
    });
  };
  const showOutcome = (isShown: boolean): void => {
    outcome.hidden = !isShown;
    workbench.classList.toggle('answered', isShown);
  };
  const update = (): void => {
    const place = placeOf(form);
    form.querySelector<HTMLElement>('[data-address]')!.hidden = place !== 'address';
    for (const option of form.querySelectorAll<HTMLOptionElement>('[data-mock]')) option.hidden = place === 'page';
    const server = field(form, 'server')!.value;
    form.querySelector<HTMLElement>('[data-live]')!.hidden = isLocal(server) || server.includes('.example.');
    const call = readCall(form);
    if (call) showSamples(call);
  };

  if (!hasPageSandbox()) choosePlace(form, 'address');
  fill();
  update();
  void ownMock().then((url) => {
    if (url === undefined) return;
    const server = field(form, 'server') as HTMLInputElement;
    server.defaultValue = url;
    const own = form.querySelector<HTMLOptionElement>('[name=place] [value=own]')!;
    own.hidden = own.disabled = false;
    choosePlace(form, 'own');
    update();
  });
  form.querySelector('[name=place]')!.addEventListener('change', () => {
    const server = field(form, 'server') as HTMLInputElement;
    if (placeOf(form) !== 'address') server.value = server.defaultValue;
    update();
  });
  form.addEventListener('input', update);
  form.querySelector('[name=example]')?.addEventListener('change', () => {
    fillBody(form);
    if (isTrying) fillTrial(form);
    update();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      fill();
      update();
    }),
  );
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepCredentials(form);
    showOutcome(true);
    void send(form, outcome);
  });
  panel.querySelector('[data-try-close]')!.addEventListener('click', () => show(false));
  opener.addEventListener('click', () => show(true));
  opener.hidden = false;
}

/** Where the call is sent to: the sandbox in this page, the server of this page, or an address. */
type Place = 'page' | 'own' | 'address';

function placeOf(form: HTMLFormElement): Place {
  return (form.elements.namedItem('place') as HTMLSelectElement).value as Place;
}

/** Makes a place the usual one, to which the form is reset. */
function choosePlace(form: HTMLFormElement, place: Place): void {
  const select = form.elements.namedItem('place') as HTMLSelectElement;
  for (const option of select.options) option.defaultSelected = option.value === place;
  select.value = place;
}

/** Puts the chosen example into the body. */
function fillBody(form: HTMLFormElement): void {
  const body = field(form, 'body');
  const example = (form.elements.namedItem('example') as HTMLSelectElement | null)?.value ?? 'Body';
  if (body) body.value = document.querySelector(`[data-tab="${example}"] code`)?.textContent ?? '';
}

/** Changes the sample so that a fresh sandbox accepts it. */
function fillTrial(form: HTMLFormElement): void {
  const body = field(form, 'body');
  const trial = form.dataset['trial'];
  if (!body || trial === undefined || placeOf(form) === 'address') return;
  body.value = JSON.stringify({ ...(JSON.parse(body.value) as object), ...(JSON.parse(trial) as Trial) }, null, 2);
}

/** The call of the form; undefined while the body is no JSON. */
function readCall(form: HTMLFormElement): SampleCall | undefined {
  try {
    return callOf(form);
  } catch {
    return undefined;
  }
}

async function send(form: HTMLFormElement, outcome: HTMLElement): Promise<void> {
  const { url, request } = requestOf(form);
  const cancelled = new AbortController();
  const waiting = element('div', 'pane-head');
  waiting.append(
    element('span', '', 'Waiting for the answer …'),
    button('plain', 'Cancel', () => cancelled.abort()),
  );
  outcome.replaceChildren(waiting);
  try {
    const signal = AbortSignal.any([cancelled.signal, AbortSignal.timeout(TIMEOUT)]);
    await askForFailure(form);
    const start = performance.now();
    const made = new Request(url, { ...request, signal });
    const response = await (placeOf(form) === 'page' ? answerInPage(made) : fetch(made));
    const content = await response.blob();
    await showAnswer(outcome, {
      response,
      content,
      duration: Math.round(performance.now() - start),
      name: bareCallOf(form).id,
    });
  } catch (error) {
    const message = cancelled.signal.aborted ? 'Cancelled.' : failure(error, url, placeOf(form));
    outcome.replaceChildren(element('p', 'failure', message));
  }
  outcome.focus({ preventScroll: true });
  outcome.scrollIntoView({ block: 'nearest' });
}

/** Lets the next call fail, if that is chosen. A mock is asked by the call itself. */
async function askForFailure(form: HTMLFormElement): Promise<void> {
  const [, status] = /^code=(\d+)$/.exec(field(form, 'prefer')?.value ?? '') ?? [];
  if (status === undefined || placeOf(form) === 'address') return;
  const failing = { status: Number(status), operationId: bareCallOf(form).id };
  if (placeOf(form) === 'page') return withPageSandbox((sandbox) => sandbox.failNext(failing));
  const organization = encodeURIComponent(field(form, 'organization')?.value ?? '');
  await fetch(`${location.origin}/sandbox/failures?organization_id=${organization}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Sandbox-Control': '1' },
    body: JSON.stringify(failing),
  });
}

/** What is sent. The body goes as it was typed, so that a mock can say what is wrong with it. */
function requestOf(form: HTMLFormElement): { url: URL; request: RequestInit } {
  const text = field(form, 'body')?.value;
  const call = bareCallOf(form);
  const url = new URL(urlOf(call));
  for (const [name, value] of Object.entries(call.query)) url.searchParams.set(name, value);
  const prefer = field(form, 'prefer')?.value;
  const headers: Record<string, string> = {
    Authorization: `Service-oauthtoken ${field(form, 'token')!.value}`,
    ...(prefer ? { Prefer: prefer } : {}),
  };
  const { method } = call;
  if (text)
    return { url, request: { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: text } };
  const upload = field(form, 'file') as HTMLInputElement | null;
  if (!upload) return { url, request: { method, headers } };
  const body = new FormData();
  body.set(upload.dataset['field']!, upload.files![0]!);
  return { url, request: { method, headers, body } };
}

function failure(error: unknown, url: URL, place: Place): string {
  if (!(error instanceof Error)) return String(error);
  if (place === 'page') return error.message;
  if (error.name === 'TimeoutError') return `${url.origin} has not answered within ${TIMEOUT / 1000} seconds.`;
  return `${url.origin} could not be reached. Check that it runs, that it allows calls from this page (CORS), and, if this page came over https, that it does too. The sandbox: npx inventory-service-api sandbox`;
}
