import type { Explanation } from '../../src/public/sandbox.ts';
import type { NamedRecord } from '../browser/try/record-choices.ts';
import type { RecordChoice } from '../model/inputs.ts';

/** A resource, with the number of its records. */
export interface Resource {
  name: string;
  idField: string;
  count: number;
}

/** A record of the sandbox: JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** A record that another one has to do with. */
export interface Named {
  resource: string;
  id: string;
  name: string;
}

/** A page of records, newest first. */
export interface RecordPage {
  records: Json[];
  names: string[];
  total: number;
  /** The fields that it was asked for and no record has. */
  ignored?: string[];
}

/** A record, and what there is to know about it. */
export interface FullRecord {
  record: Json;
  name: string;
  usedBy: Named[];
  names: Named[];
  history: { time: string; what: string; call?: number }[];
  /** Why its values are so, where a rule gave them. */
  why: Explanation[];
}

/** A call of the log. */
export interface Call {
  number: number;
  time: string;
  status: number;
  method?: string;
  url?: string;
  operationId?: string;
  event?: string;
  body?: unknown;
  answer?: Json;
  /** In ms. */
  duration?: number;
}

/** An organization of the sandbox. */
export interface Organization {
  organizationId: string;
  name: string;
}

const TOKEN = 'sandbox-control-token';

/** Keeps the control token for the calls that follow, until the tab is closed. */
export function keepControlToken(token: string): void {
  sessionStorage.setItem(TOKEN, token);
}

/** A control URL that needs the control token. */
export class TokenNeeded extends Error {}

async function send(
  call: string,
  query: Record<string, string>,
  body?: unknown,
  options: RequestInit = {},
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`/sandbox${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'X-Sandbox-Control': sessionStorage.getItem(TOKEN) ?? '1' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...options,
  }).catch(() => {
    throw new Error("The sandbox doesn't respond. Restart it, and this page continues.");
  });
  if (response.ok) return response;
  const { message = `The sandbox responded with ${response.status}.` } = (await response.json()) as {
    message?: string;
  };
  const isToken = response.headers.get('x-sandbox-refusal') === 'control-token';
  throw new (isToken ? TokenNeeded : Error)(message);
}

/** Returns the streamed response of a control URL, until the signal aborts it. */
export function controlStream(call: string, query: Record<string, string>, signal: AbortSignal): Promise<Response> {
  return send(call, query, undefined, { signal });
}

/** Returns a control URL's response as text, such as requests for curl. */
export async function controlText(call: string, query: Record<string, string>): Promise<string> {
  return (await send(call, query)).text();
}

/**
 * Calls a control URL, such as `GET /clock`.
 *
 * @param query Parameters of the query, such as the organization.
 * @param options Options of `fetch`.
 * @throws Error with what the sandbox says if it refuses the call, or with what to do if it does not answer.
 */
export async function control<Answer>(
  call: string,
  query: Record<string, string> = {},
  body?: unknown,
  options?: RequestInit,
): Promise<Answer> {
  return (await (await send(call, query, body, options)).json()) as Answer;
}

/** The newest records that an id can be of, or those that hold a text. */
export async function chooseRecords(
  choices: readonly RecordChoice[],
  organization: string,
  text?: string,
): Promise<NamedRecord[]> {
  const query = { organization_id: organization, newest_first: 'true', ...(text !== undefined && { search: text }) };
  const pages = await Promise.all(
    choices.map(async ({ resource, field }) => {
      const { records, names } = await control<RecordPage>(`GET /records/${resource}`, query);
      return records.map((record, index) => ({ id: String(record[field]), name: names[index]! }));
    }),
  );
  return pages.flat();
}
