import type { Answer, Call } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

/** Statuses whose responses have no body. */
const BODILESS = [101, 204, 205, 304];

/**
 * Makes a `fetch` that is answered by a service, without a network.
 *
 * @returns A function that rejects only if the request's signal is aborted, as `fetch` does.
 */
export function createFetch(service: Service): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const call: Call = {
      method: request.method,
      target: pathname + search,
      header: (name) => request.headers.get(name) ?? undefined,
      body: await readBody(request),
      signal: request.signal,
    };
    const answer = await service.answer(call);
    request.signal.throwIfAborted();
    return responseOf(answer);
  };
}

async function readBody(request: Request): Promise<Call['body']> {
  if (request.body === null) return undefined;
  const coding = request.headers.get('content-encoding');
  if (coding !== null && coding.toLowerCase() !== 'identity') {
    return new Refusal(415, 'content-type', `Content-Encoding ${JSON.stringify(coding)} is not taken here.`);
  }
  return new Uint8Array(await request.arrayBuffer());
}

/** Turns an answer into a response. */
export function responseOf({ status, headers, body }: Answer): Response {
  const pairs = headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1]!]] : [],
  );
  return new Response(BODILESS.includes(status) || !body ? null : (body as Uint8Array<ArrayBuffer>), {
    status,
    headers: pairs,
  });
}
