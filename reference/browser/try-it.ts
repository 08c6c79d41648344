import { prettyJson } from './pretty.ts';
import { passing } from './storage.ts';

/** Longest time that an answer is waited for, in ms. */
const TIMEOUT = 30_000;

/** Base path of the service, on the origin of the page if a mock is there. */
const BASE_PATH = '/inventory/v1';

/** Shows the form that sends a call from the page. */
export function offerTry(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-try]');
  if (!panel) return;
  const form = panel.querySelector('form')!;
  const outcome = panel.querySelector<HTMLElement>('[data-outcome]')!;
  const body = field(form, 'body');
  if (body) body.value = document.querySelector('[data-tab="Body"] code')?.textContent ?? '';
  restore(form);
  panel.addEventListener('toggle', () => void preferOwnOrigin(form), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keep(form);
    void send(form, outcome);
  });
  panel.hidden = false;
}

/** Puts the page's own origin first among the servers, if the service or its mock answers there. */
async function preferOwnOrigin(form: HTMLFormElement): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const url = location.origin + BASE_PATH;
  try {
    const response = await fetch(`${url}/organizations`, { headers: { Authorization: 'Service-oauthtoken demo' } });
    const envelope: unknown = await response.json();
    if (typeof (envelope as { code?: unknown }).code !== 'number') return;
  } catch {
    return;
  }
  const servers = form.elements.namedItem('server') as HTMLSelectElement;
  const known = [...servers.options].find(({ value }) => value === url);
  const own = known ?? new Option('', url);
  own.textContent = `The mock of this page · ${url}`;
  servers.prepend(own);
  servers.value = url;
}

async function send(form: HTMLFormElement, outcome: HTMLElement): Promise<void> {
  const url = address(form);
  outcome.replaceChildren(paragraph('Waiting for the answer …'));
  const start = performance.now();
  try {
    const response = await fetch(url, { ...request(form), signal: AbortSignal.timeout(TIMEOUT) });
    const content = await response.blob();
    const duration = Math.round(performance.now() - start);
    outcome.replaceChildren(
      paragraph(
        `${response.status} ${response.statusText} in ${duration} ms`,
        response.ok ? 'status good' : 'status bad',
      ),
      headerList(response.headers),
      await bodyBlock(content),
    );
  } catch (error) {
    outcome.replaceChildren(paragraph(failure(error, url), 'failure'));
  }
}

function address(form: HTMLFormElement): URL {
  const data = new FormData(form);
  const values = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const valuesOf = (place: string): [string, string][] =>
    values
      .filter(([name]) => name.startsWith(`${place}:`))
      .map(([name, value]) => [name.slice(place.length + 1), value]);
  const path = valuesOf('path').reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(value)),
    form.dataset['path']!,
  );
  const url = new URL(String(data.get('server')) + path);
  const organization = data.get('organization');
  if (organization !== null) url.searchParams.set('organization_id', String(organization));
  for (const [name, value] of valuesOf('query')) url.searchParams.set(name, value);
  return url;
}

function request(form: HTMLFormElement): RequestInit {
  const headers: Record<string, string> = { Authorization: `Service-oauthtoken ${field(form, 'token')!.value}` };
  const method = form.dataset['method']!;
  const text = field(form, 'body');
  const file = field(form, 'file');
  if (text) return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: text.value };
  if (!file) return { method, headers };
  const body = new FormData();
  body.set(file.dataset['field']!, (file as HTMLInputElement).files![0]!);
  return { method, headers, body };
}

function failure(error: unknown, url: URL): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `${url.origin} has not answered within ${TIMEOUT / 1000} seconds.`;
  return `${url.origin} could not be reached. Check that it runs, that it allows calls from this page (CORS), and, if this page came over https, that it does too. The mock: npx inventory-service-api mock`;
}

function headerList(headers: Headers): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const code = document.createElement('pre');
  summary.textContent = 'Headers';
  code.tabIndex = 0;
  code.textContent = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  details.append(summary, code);
  return details;
}

async function bodyBlock(content: Blob): Promise<HTMLElement> {
  if (!/json|text/.test(content.type)) return paragraph(`A file: ${content.type || 'no type'}, ${content.size} bytes.`);
  const code = document.createElement('pre');
  const text = await content.text();
  code.tabIndex = 0;
  code.textContent = prettyJson(text);
  return code;
}

/** Fills in what the reader chose to keep. */
function restore(form: HTMLFormElement): void {
  const kept = passing.get('credentials');
  if (kept === null) return;
  const values = JSON.parse(kept) as Record<string, string>;
  for (const [name, value] of Object.entries(values)) {
    const input = field(form, name);
    if (input) input.value = value;
  }
  (form.elements.namedItem('keep') as HTMLInputElement).checked = true;
}

function keep(form: HTMLFormElement): void {
  if (!(form.elements.namedItem('keep') as HTMLInputElement).checked) {
    passing.remove('credentials');
    return;
  }
  const before = JSON.parse(passing.get('credentials') ?? '{}') as Record<string, string>;
  const values = ['token', 'organization'].flatMap((name) => {
    const input = field(form, name);
    return input ? [[name, input.value]] : [];
  });
  passing.set('credentials', JSON.stringify({ ...before, ...Object.fromEntries(values) }));
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

function paragraph(text: string, name = ''): HTMLElement {
  const element = document.createElement('p');
  element.className = name;
  element.textContent = text;
  return element;
}
