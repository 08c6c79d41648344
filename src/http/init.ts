import { CALL_OPTIONS, checkNames, type Init, toJson, wrong } from '../client/index.ts';

/** Options that openapi-fetch accepts with a call, but that would send it elsewhere or without the token. */
const OF_THE_CLIENT = ['baseUrl', 'fetch', 'Request'];

const PARSE_AS = ['json', 'text', 'blob', 'arrayBuffer', 'stream'];

const PARAMS = { path: true, query: true, header: true, cookie: true } as const;

/**
 * Checks what a call by path is given. What nobody here knows is left to `fetch`, whose options differ by runtime.
 *
 * @throws TypeError for an option that only methods or the client have, for parameters of an unknown kind, and for an unknown `parseAs`.
 */
export function checkInit(name: string, init: Init): void {
  const { params = {}, parseAs = 'json', signal: _, headers: __, ...others } = init;
  for (const option of OF_THE_CLIENT)
    if (option in others) throw new TypeError(`${name}: ${option} is an option of the client, not of a call`);
  for (const option of Object.keys(CALL_OPTIONS))
    if ((others as Record<string, unknown>)[option] !== undefined)
      throw new TypeError(
        `${name}: ${option} is an option for methods. Calls by path accept the options of fetch, such as signal`,
      );
  checkNames(`${name}: params`, `a kind of parameters of ${name}`, params, PARAMS);
  const { query = {} } = params;
  if (typeof query !== 'object' || query === null) throw wrong(`${name}: params.query`, 'an object', query);
  if (!PARSE_AS.includes(parseAs)) throw wrong(`${name}: parseAs`, PARSE_AS.join(' or '), parseAs);
}

/**
 * Returns the init for openapi-fetch. That turns all but a form into JSON, whose type it would not take from the runtime if the
 * caller had set one.
 *
 * @throws TypeError for a body of which JSON would make another one.
 */
export function initFor(name: string, init: Init): Init {
  const { params, body, bodySerializer } = init;
  if (body instanceof FormData)
    return { ...init, params: { ...params, header: { ...params?.header, 'content-type': null } } };
  if (body !== undefined && !bodySerializer) toJson(name, body);
  return init;
}
