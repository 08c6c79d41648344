import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from '../service.ts';
import type { Answer, Call, CallHead } from '../service-call.ts';
import { isPromise } from '../service-engine.ts';
import { Refusal } from '../service-refusal.ts';
import { hasBody, readBody } from './body.ts';
import type { HostCheck } from './host.ts';

/**
 * Handles a request to a URL that is not the service's, in the form of Connect and Express. `next` leaves it to the
 * service.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

export interface HandlerOptions {
  /** The most bytes of a body. */
  maxBody: number;
  checkHost: HostCheck;
  /** Handles URLs that are not the service's. */
  fallback?: Handler | undefined;
}

/** Requests that were rejected as they came in, since the rest of them could not be read. */
export const refusedRequests = new WeakSet<IncomingMessage>();

/** Makes the function that answers the requests of a server of Node by a service. It never throws. */
export function createHandler(
  service: Service,
  { maxBody, checkHost, fallback }: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const misdirected = checkHost(request.headersDistinct['host']);
    if (misdirected) send(response, service.refuse(headOf(request), misdirected), request);
    else if (fallback && !service.owns(request.url!)) leave(request, response);
    else receive(request, response);
  };

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return answer(request, response, undefined);
    const start = performance.now();
    readBody(request, maxBody, (body) => {
      if (body) return answer(request, response, body);
      if (refusedRequests.has(request)) return;
      const { method, target: url } = headOf(request);
      service.log({ method, url, status: 0, duration: performance.now() - start, aborted: true });
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Call['body']): void {
    const answered = service.answer(callOf(request, response, body));
    if (isPromise(answered)) void answered.then((late) => deliver(request, response, late));
    else deliver(request, response, answered);
  }

  /** Sends an answer that an engine made, which may be none that can be sent. */
  function deliver(request: IncomingMessage, response: ServerResponse, answered: Answer): void {
    try {
      if (answered.body !== undefined && !ArrayBuffer.isView(answered.body))
        throw new TypeError('Its body is neither a string nor bytes.');
      if (answered.cut) cutOff(request, response, answered);
      else send(response, answered, request);
    } catch (error) {
      fail(request, response, `The ${service.name}'s engine returned a response that can't be sent`, error);
    }
  }

  /** Answers a request that something else than the service has failed to answer. */
  function fail(request: IncomingMessage, response: ServerResponse, what: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const refused = service.refuse(headOf(request), new Refusal(500, 'failure', `${what}: ${reason}`), error);
    if (response.headersSent) response.destroy();
    else send(response, refused, request);
  }

  /** Leaves a request to the fallback, whose failures are answered and logged. */
  function leave(request: IncomingMessage, response: ServerResponse): void {
    const { method, target: url } = headOf(request);
    const start = performance.now();
    let isOurs = false;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 0;
      const aborted = status === 0 && { aborted: true as const };
      if (!isOurs) service.log({ method, url, status, duration: performance.now() - start, ...aborted });
    });
    const next = (): void => {
      isOurs = true;
      receive(request, response);
    };
    const failed = (error: unknown): void => {
      isOurs = true;
      fail(request, response, `The fallback of the ${service.name} failed`, error);
    };
    try {
      Promise.resolve(fallback!(request, response, next)).catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}

/** Returns the known parts of a request that can't be read. */
export function headOf({ method, url, headers }: IncomingMessage): CallHead {
  return { method: method!, target: url!, header: (name) => headers[name] as string | undefined };
}

function callOf(request: IncomingMessage, response: ServerResponse, body: Call['body']): Call {
  const { headers } = request;
  return {
    method: request.method!,
    target: request.url!,
    header: (name) => headers[name] as string | undefined,
    body,
    get signal() {
      return signalOf(response);
    },
  };
}

/** Aborted when the connection of a response ends. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Sends half of an answer or nothing of it, and ends the connection. Where nothing was sent at all, Chromium would send the call
 * again by itself if the connection had served one before: a preflight is enough. So a browser gets the first letter of an answer.
 */
function cutOff({ headers: sent }: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body, cut } = answer;
  const end = (): void => void response.destroy();
  const isOfBrowser = sent['sec-fetch-site'] !== undefined || sent.origin !== undefined;
  if (cut === 'all' || !body) return isOfBrowser ? void response.socket?.end('H', end) : end();
  response.writeHead(status, headers as string[]);
  response.write(body.subarray(0, body.length >> 1), end);
}

/** The longest rest of a request, in bytes, that is waited for so that its connection can be used again. */
const MAX_REST = 1_000_000;

/**
 * Sends an answer.
 *
 * @param request If it is still coming in, the answer is sent at once, but ends only with it: a connection that closes
 *   earlier would take the answer away from a client that is still sending. Where much is to come, the answer asks the
 *   client to close the connection: the client of Node sends no more once it has an answer, and would wait without end.
 */
export function send(response: ServerResponse, { status, headers, body }: Answer, request?: IncomingMessage): void {
  if (response.destroyed) return;
  if (!request || request.complete || !hasBody(request)) {
    response.writeHead(status, headers as string[]).end(body);
    return;
  }
  const isShort = Number(request.headers['content-length']) <= MAX_REST;
  response.writeHead(status, isShort ? (headers as string[]) : [...headers, 'Connection', 'close']);
  if (body) response.write(body);
  else response.flushHeaders();
  request.resume();
  request.once('close', () => response.end());
  request.once('end', () => response.end());
}
