import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenApiDocument } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { readBody } from './body.ts';
import { type Cors, isPreflight } from './cors.ts';
import type { Answer, Engine } from './engine.ts';
import type { Fault } from './faults.ts';
import type { LogEntry } from './log.ts';
import { readPayload } from './payload.ts';
import { readPreferences } from './prefer.ts';
import { REFUSAL_HEADER, Refusal } from './refusal.ts';
import { allowedMethods, type Match, type Routes } from './routes.ts';
import { readTarget } from './target.ts';
import { checkToken } from './token.ts';

/** Handles a request to a URL that is not the service's, in the form of Connect and Express. `next` leaves it to the mock. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What stands between the network and the engine. */
export interface FrontOptions {
  document: OpenApiDocument;
  engine: Engine;
  routes: Routes;
  cors: Cors;
  nextFault: () => Fault;
  /** Most bytes of a body. */
  maxBody: number;
  log: ((entry: LogEntry) => void) | undefined;
  otherwise: Handler | undefined;
}

/** Makes the handler of every request. It never throws. */
export function createFront(
  options: FrontOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { document, engine, routes, cors, nextFault, maxBody, log, otherwise } = options;

  return async function handle(request, response) {
    const { method = 'GET', url: target = '/', headers } = request;
    const start = performance.now();
    const entry: LogEntry = { method, url: target, status: 0, duration: 0 };
    if (log) {
      response.once('finish', () =>
        log({ ...entry, status: response.statusCode, duration: performance.now() - start }),
      );
    }
    const corsHeaders = cors.headersFor(headers);
    try {
      if (isPreflight(method, headers))
        return end(response, 204, { ...corsHeaders, ...cors.preflightHeadersFor(headers) });
      const url = readTarget(target);
      const match = routes.match(url);
      if (!match) {
        if (!otherwise || isBelow(routes.basePaths, url)) throw unknownUrl(routes, url);
        return otherwise(request, response, () => refuse(unknownUrl(routes, url)));
      }
      if (method === 'OPTIONS') return end(response, 204, { ...corsHeaders, Allow: allowedMethods(match).join(', ') });
      const answer = await answerTo(request, response, match, entry);
      end(response, answer.status, { ...corsHeaders, 'Content-Type': answer.contentType }, answer.body);
    } catch (error) {
      // Nobody is there any more.
      if (response.destroyed) return;
      refuse(error instanceof Refusal ? error : unexpected(error));
    }

    function refuse(refusal: Refusal): void {
      entry.refusal = refusal.reason;
      const type = { 'Content-Type': 'application/json', [REFUSAL_HEADER]: refusal.reason };
      end(response, refusal.status, { ...corsHeaders, ...refusal.headers, ...type }, refusal.body);
    }

    function unexpected(error: unknown): Refusal {
      entry.error = error;
      return new Refusal(
        500,
        'failure',
        `The mock failed, which is a bug in it: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };

  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    match: Match,
    entry: LogEntry,
  ): Promise<Answer> {
    const { headers } = request;
    const operation = operationOf(match, request);
    entry.operationId = operation.id;
    const { delay, failure } = nextFault();
    if (delay > 0) await sleepWhileOpen(delay, response);
    if (failure) throw failure;
    checkToken(headers.authorization);
    const preferences = readPreferences(document, operation, headers['prefer'] as string | undefined);
    const bytes = await readBody(request, maxBody);
    const payload = await readPayload(operation, bytes, headers['content-type']);
    if (bytes.length > 0 && !payload) entry.ignoredBody = true;
    return engine.answer(operation, { path: match.path, query: match.query, payload, preferences });
  }
}

/** The operation of a URL and a method; HEAD is GET without its body. */
function operationOf(match: Match, { method = 'GET' }: IncomingMessage): Operation {
  const operation = match.operations.get(method === 'HEAD' ? 'GET' : method);
  if (operation) return operation;
  const allowed = allowedMethods(match).join(', ');
  throw new Refusal(405, 'wrong-method', `This URL has no ${method}. It has ${allowed}.`, { Allow: allowed });
}

function isBelow(basePaths: readonly string[], url: string): boolean {
  return basePaths.some(
    (base) => base !== '' && (url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`)),
  );
}

function unknownUrl({ basePaths, match }: Routes, url: string): Refusal {
  const path = url.split('?', 1)[0]!;
  const known = basePaths.map((base) => base + path).find((candidate) => match(candidate));
  const hint =
    known === undefined ? `The URLs of the service begin with ${basePaths.join(' or ')}.` : `Did you mean ${known}?`;
  return new Refusal(404, 'unknown-url', `The service has no URL ${path}. ${hint}`);
}

/** Waits, but no longer than there is somebody who waits for the answer. */
async function sleepWhileOpen(ms: number, response: ServerResponse): Promise<void> {
  const closed = new AbortController();
  const stop = (): void => closed.abort();
  response.once('close', stop);
  try {
    await sleep(ms, undefined, { signal: closed.signal });
  } finally {
    response.off('close', stop);
  }
}

function end(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body?: string | Uint8Array): void {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(body);
}
