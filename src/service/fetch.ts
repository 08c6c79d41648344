import type { Service } from './service.ts';
import type { Answer, Call } from './service-call.ts';
import { isPromise } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

/** Statuses whose responses have no body. */
const BODILESS = [101, 204, 205, 304];

/**
 * Makes a `fetch` that is answered by a service, without a network.
 *
 * @returns A function that rejects if the request's signal is aborted, or the answer is cut off, as `fetch` does.
 */
export function createFetch(service: Service): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, url, headers, body, signal } = request;
    const call: Call = {
      method,
      target: targetOf(url),
      header: (name) => headers.get(name) ?? undefined,
      body: body === null ? undefined : await readBody(request),
      signal,
    };
    const answer = service.answer(call);
    const answered = isPromise(answer) ? await answer : answer;
    signal.throwIfAborted();
    return responseOf(answered);
  };
}

/** The path and the query of the URL of a request, as it was normalized. */
function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const fragment = url.indexOf('#', start);
  return fragment === -1 ? url.slice(start) : url.slice(start, fragment);
}

async function readBody(request: Request): Promise<Call['body']> {
  const coding = request.headers.get('content-encoding');
  if (coding !== null && coding.toLowerCase() !== 'identity') {
    return new Refusal(415, 'content-type', `Content-Encoding ${JSON.stringify(coding)} is not supported here.`);
  }
  return new Uint8Array(await request.arrayBuffer());
}

/**
 * Turns an answer into a response.
 *
 * @throws TypeError if the answer is cut off before its body.
 */
export function responseOf({ status, headers, body, cut }: Answer): Response {
  if (cut === 'all' || (cut && !body)) throw brokenConnection();
  const pairs = headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1]!]] : [],
  );
  const content = cut ? halfOf(body!) : (body as Uint8Array<ArrayBuffer>);
  return new Response(BODILESS.includes(status) || !body ? null : content, { status, headers: pairs });
}

/** The first half of a body, and then the end of the connection. */
function halfOf(body: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(body.subarray(0, body.length >> 1)),
    pull: (controller) => controller.error(brokenConnection()),
  });
}

/** Creates the error that Node's `fetch` throws when a connection ends. */
function brokenConnection(): TypeError {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  return new TypeError('fetch failed', { cause });
}
