import { isNode } from '../../src/contract/index.ts';
import type { RefusalBody } from '../../src/service/index.ts';

/** What was sent with a call. */
export interface SentParts {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** What is wrong with the body of a refusal, and with the places that it names; nothing if all is well. */
export function problemsOfRefusal(status: number, answer: object, sent: SentParts): string[] {
  if (Object.keys(answer).join() !== 'code,message,errors') return [`it has ${Object.keys(answer).join()}`];
  const { code, message, errors } = answer as RefusalBody;
  const paths = errors.flatMap(({ path }) => path ?? []);
  return [
    ...(Math.floor(code / 100) === status ? [] : [`its code is ${code}`]),
    ...(errors.length > 0 ? [] : ['it has no errors']),
    ...errors
      .filter((error) => !message.includes(error.message.slice(0, -1)) && !(error.path && message.includes(error.path)))
      .map((error) => `"${error.message}" is not in its message`),
    ...paths.filter((path, index) => paths.indexOf(path) < index).map((path) => `${path} comes twice`),
    ...errors.flatMap(({ path, message }) =>
      path === undefined || isSent(path, sent, LACKS.test(message)) ? [] : `${path} was not sent`,
    ),
  ];
}

/** Messages on what is not there. */
const LACKS = /\b(missing|required|needs|needed|at least one|name (1|one))\b/i;

/** Whether a place was sent; of one that is missing, whether what it is missing in was. */
function isSent(path: string, { path: ids = {}, query = {}, body }: SentParts, isMissing: boolean): boolean {
  const [part, ...keys] = [...path.matchAll(/[^.[\]]+/g)].map(([key]) => key);
  let here: unknown = { path: ids, query, body: body instanceof FormData ? Object.fromEntries(body) : unwrapped(body) }[
    part!
  ];
  for (const [index, key] of keys.entries()) {
    const isThere = (isNode(here) || Array.isArray(here)) && Object.hasOwn(here, key);
    if (!isThere) return isMissing && index === keys.length - 1 && isNode(here);
    here = (here as Record<string, unknown>)[key];
  }
  return true;
}

/** A body as the sandbox reads it: a list of one is that one. */
function unwrapped(body: unknown): unknown {
  return Array.isArray(body) && body.length === 1 ? (body as unknown[])[0] : (body ?? {});
}
