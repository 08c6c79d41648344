import { Agent, request as send } from 'node:http';
import { renamed, valueAt, withValue, written } from './bodies.ts';
import type { Asked, Body } from './calls.ts';
import type { Document, Node, Place } from './places.ts';
import { isOfType, type Sent } from './values.ts';

/** Says what is wrong with the answer to a value at a place; nothing if it is right. */
export type Judge = (body: Body, place: Place, sent: Sent) => Promise<string | undefined>;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Calls an operation with a body of JSON. */
function call(baseUrl: string, { method, target }: Body, organization: string, body: unknown): Promise<Answer> {
  const headers = { authorization: 'Service-oauthtoken demo', 'content-type': 'application/json' };
  const url = `${baseUrl}${target}&organization_id=${organization}`;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on('error', reject).end(body === undefined ? '' : JSON.stringify(body));
  });
}

/** What the mock has to answer: it takes what a guess alone is against and says so, and refuses what a claim is against. */
export function mockJudge(document: Document, baseUrl: string): Judge {
  return async (body, place, { value, claim }) => {
    const where = written(place.path);
    let answer!: Answer;
    // A body of the document may have another field because of which the place may not be there.
    for (const example of body.examples) {
      answer = await call(baseUrl, body, '10234695', withValue(document, example, place, value));
      if (claim !== undefined || answer.status < 300) break;
    }
    const { status, headers, text } = answer;
    if (claim !== undefined) {
      const isNamed = status === 400 && text.includes(where);
      return isNamed ? undefined : `takes what ${claim} refuses: ${status} ${text.slice(0, 200)}`;
    }
    if (status >= 300) return `refuses it: ${status} ${text.slice(0, 300)}`;
    const named = String(headers['x-mock-inferred'] ?? '');
    return named.includes(`${where}:`) ? undefined : `does not name it: x-mock-inferred is ${named || 'not there'}`;
  };
}

/** What the mock refuses in queries because of a guess. A page is stated to be 1 or more, so 0 and less are not sent. */
export async function queryComplaints(baseUrl: string, all: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  for (const { call: path, name, isRequired } of all)
    for (const value of ['abc', '7', '1.5', 'true', ...(isRequired ? [] : [''])]) {
      const query = new URLSearchParams({ organization_id: '10234695', [name]: value });
      const url = `${baseUrl}${path}?${query}`;
      const { status } = await fetch(url, { headers: { authorization: 'Service-oauthtoken demo' } });
      if (status >= 300) found.push(`${path} ${name}=${value}: ${status}`);
    }
  return found;
}

/**
 * What the sandbox has to answer: it takes the value and shows nothing else in its place, or refuses it by an assumed rule.
 *
 * @param assumed The ids of the rules that are assumed.
 * @param reached Gets the operations of which a body of the document is taken, so that a value can be stored at all.
 */
export function sandboxJudge(
  document: Document,
  baseUrl: string,
  assumed: ReadonlySet<string>,
  reached: Set<string>,
): Judge {
  let organizations = 10_000_000;
  /** The bodies of the document that are taken, by operation. */
  const taken = new Map<string, Promise<unknown[]>>();

  const ask = (body: Body, content: unknown): Promise<Answer> => call(baseUrl, body, String(++organizations), content);

  async function takenOf(body: Body): Promise<unknown[]> {
    const bases: unknown[] = [];
    for (const example of body.examples.flatMap((one) => [renamed(one), one]))
      if ((await ask(body, example)).status < 300) bases.push(example);
    if (bases.length > 0) reached.add(body.operation);
    return bases;
  }

  return async (body, place, { value }) => {
    let known = taken.get(body.operation);
    if (!known) taken.set(body.operation, (known = takenOf(body)));
    const bases = await known;
    let wrong: string | undefined;
    // A body of the document may have another field because of which the place may not be there.
    for (const base of [...bases, ...body.examples]) {
      const answer = await ask(body, withValue(document, base, place, value));
      wrong = wrongWith(answer, place, value, bases.includes(base));
      if (wrong === undefined) break;
    }
    return wrong;
  };

  function wrongWith({ status, headers, text }: Answer, place: Place, value: unknown, isTaken: boolean) {
    if (status >= 500) return `fails: ${status} ${text.slice(0, 300)}`;
    if (status < 300) return storedWrongly(place, value, text);
    const rule = String(headers['x-sandbox-rule'] ?? '');
    if (rule === '') return `refuses it without a rule: ${status} ${text.slice(0, 300)}`;
    if (assumed.has(rule) || !isTaken) return undefined;
    // Nothing in place of what the documents ask for is missing.
    const isMissing = (value === '' || value === null) && headers['x-sandbox-refusal'] === 'missing';
    return isMissing ? undefined : `refuses it by ${rule}, which is not assumed: ${text.slice(0, 200)}`;
  }
}

/** What is wrong with what an answer shows where a value was sent. */
function storedWrongly({ path, schema }: Place, value: unknown, text: string): string | undefined {
  const answer = JSON.parse(text) as Node;
  for (const [key, whole] of Object.entries(answer)) {
    if (key === 'code' || key === 'message') continue;
    const shown = valueAt(Array.isArray(whole) ? whole[0] : whole, path);
    const isNone = value === '' || value === null || value === false;
    const isEmpty = shown === null || shown === 'NaN' || (shown === 0 && !isNone && Number(value) !== 0);
    if (isEmpty && !isOfType(schema, value)) return `stores ${JSON.stringify(shown)}`;
  }
  return undefined;
}
