import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { createInventoryClient, type InventoryClient, type InventoryClientOptions } from '../../src/public/client.ts';
import { leastResponse } from './least-response.ts';

/** A request as it came in, read to its end. */
export interface Received {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers a request, or does not. */
export type Answer = (response: ServerResponse, request: Received) => unknown;

export interface HostileServer {
  url: string;
  /** Every request so far. */
  requests: Received[];
  /** How many connections broke off before they were answered. */
  brokenOff: number;
}

/** The token of the tests, which must not appear anywhere. */
export const TOKEN = 'secret-1000.a1b2c3d4e5f6';

/** Starts something in front of a server, and gives its address. */
export type Front = (url: string) => Promise<string>;

let front: Front = (url) => Promise.resolve(url);

/** Puts something in front of every hostile server that starts from now on. */
export function putInFront(start: Front): void {
  front = start;
}

/** Starts a server that gives these answers in turn, the last one for ever. It stops with the test. */
export async function hostileServer(...answers: Answer[]): Promise<HostileServer> {
  const state: HostileServer = { url: '', requests: [], brokenOff: 0 };
  const server = createServer(async (request, response) => {
    response.on('close', () => (state.brokenOff += response.writableFinished ? 0 : 1));
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The client has broken off, so there is nobody to answer.
      return;
    }
    const url = new URL(request.url!, state.url);
    const received = { method: request.method!, url, headers: request.headers, body: Buffer.concat(chunks) };
    const answer = answers[Math.min(state.requests.push(received), answers.length) - 1]!;
    await answer(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The client calls what is in front; what has reached the server is the server's.
  return Object.create(state, { url: { value: await front(state.url) } }) as HostileServer;
}

/** The address of a port that nobody listens on. */
export async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** A client of such a server, without limits, that does not wait long for anything. */
export function clientOf(server: { url: string }, options: Partial<InventoryClientOptions> = {}): InventoryClient {
  return createInventoryClient({
    baseUrl: server.url,
    organizationId: '10234695',
    accessToken: TOKEN,
    limits: false,
    backoff: 1,
    ...options,
  });
}

/** Answers with a body; a value that is no text is sent as JSON. */
export function answer(body: unknown, { status = 200, headers = {} as Record<string, string> } = {}): Answer {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8', ...headers });
    response.end(isRaw ? body : JSON.stringify(body));
  };
}

/** The least that the client takes for success: after a delete, the envelope alone. */
export const success: Answer = (response, request) =>
  answer(leastResponse(request.method, request.url.pathname))(response, request);

/** An error of the service, the envelope with a code that is not 0. */
export function failure(status: number, headers: Record<string, string> = {}): Answer {
  return answer({ code: 1000 + status, message: `Failure ${status}` }, { status, headers });
}

/** What a proxy in front of a broken service says. */
export const badGateway = answer('<html><body><h1>502 Bad Gateway</h1></body></html>', {
  status: 502,
  headers: { 'Content-Type': 'text/html' },
});

/** Resets the connection instead of an answer. */
export const reset: Answer = (response) => response.socket!.resetAndDestroy();

/** Never answers. */
export const silence: Answer = () => undefined;

/** Answers after a time. */
export function after(ms: number, then: Answer): Answer {
  return async (response, request) => {
    await sleep(ms);
    await then(response, request);
  };
}

/** Sends a part of a body, and then nothing more; or breaks the connection off. */
export function partly(body: string, { breakOff = false } = {}): Answer {
  return async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length + 100 });
    response.write(body);
    if (!breakOff) return;
    await sleep(5);
    response.destroy();
  };
}

/** Pages of a list, made by the number that is asked for. */
export function pages(make: (page: number) => { records: object[]; more?: boolean }, key = 'items'): Answer {
  return (response, request) => {
    const { records, more = false } = make(Number(request.url.searchParams.get('page') ?? 1));
    return answer({ code: 0, message: 'success', [key]: records, page_context: { has_more_page: more } })(
      response,
      request,
    );
  };
}

/** The error that a call is rejected with. */
export async function errorOf(call: PromiseLike<unknown>): Promise<any> {
  const result = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in result) throw new Error(`The call succeeded: ${JSON.stringify(result.value)}`);
  return result.error;
}
