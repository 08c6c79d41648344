import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { decompressed } from '../../decompress.ts';
import type { Exchange } from '../../recorded-exchange.ts';
import { type Kept, keep } from './proxy-body.ts';
import { byName, endToEnd } from './proxy-headers.ts';

/** Where requests are forwarded to. */
export interface Target {
  /** Its origin, and what stands before the paths of the calls. */
  url: URL;
  /** Path that the path of `url` replaces, such as `/inventory/v1`. A request without it goes to the origin unchanged. */
  replaces?: string;
  /** Certificates of authorities to trust, as PEM; those of Node by default. */
  ca?: string | undefined;
}

export interface Outcome {
  /** The response has been sent to its end. */
  onExchange(exchange: Exchange): void;
  /** There was no response, or it broke off. So did the connection of the client. */
  onFailure(error: Error): void;
}

/**
 * Forwards a request to the target as it is, and its response to the client. Redirects are passed on, nothing is sent
 * twice, and bodies are not changed: neither in their numbers nor in their compression.
 */
export function forward(request: IncomingMessage, response: ServerResponse, target: Target, outcome: Outcome): void {
  const at = new Date().toISOString();
  const called = pathOf(request.url ?? '');
  const path = pathAt(target, called);
  const sent = keep(request);
  const send = target.url.protocol === 'https:' ? overHttps : overHttp;
  let isOver = false;
  const fail = (error: Error): void => {
    if (isOver) return;
    isOver = true;
    outgoing.destroy();
    // The client sees what a direct call would have seen: a connection that ends, after what has come so far.
    response.socket?.destroySoon();
    outcome.onFailure(error);
  };
  const outgoing = send({
    protocol: target.url.protocol,
    hostname: target.url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: target.url.port,
    method: request.method,
    path,
    headers: headersFor(request, target),
    // Each request has its own connection: one that was kept may be closed by now, and nothing is sent twice.
    agent: false,
    ...(target.ca !== undefined && { ca: target.ca }),
  });
  // A body is framed as it came: in chunks if it was, by its length if that is named, and else there is none.
  outgoing.useChunkedEncodingByDefault = false;
  let isComplete = (): boolean => false;
  outgoing.on('error', (error) => {
    // What comes after the end of a response is of no account.
    if (!isComplete()) fail(error);
  });
  outgoing.on('upgrade', (_, socket) => {
    socket.destroy();
    fail(new Error('it asks for another protocol'));
  });
  outgoing.on('response', (incoming) => {
    const received = keep(incoming);
    isComplete = () => incoming.complete;
    incoming.on('aborted', () => fail(new Error('it broke off')));
    incoming.on('error', fail);
    response.on('finish', () => {
      if (isOver) return;
      isOver = true;
      // What stands before the paths of the service is the target's, and not in the contract.
      const url = `${target.url.origin}${called}`;
      outcome.onExchange(decompressed(exchangeOf({ at, url, request, incoming, sent, received })));
    });
    relay(incoming, response);
  });
  // When a client disconnects, its request is aborted.
  response.on('close', () => {
    if (!response.writableFinished) fail(new Error('the client disconnected'));
  });
  request.on('error', fail);
  request.pipe(outgoing);
}

/** The path and query of a request, without the origin that a client may send. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The path at which a call is sent on. */
function pathAt({ url, replaces = '' }: Target, called: string): string {
  const base = url.pathname.replace(/\/$/, '');
  const isBelow = called.startsWith(`${replaces}/`);
  return isBelow ? base + called.slice(replaces.length) : called;
}

function headersFor(request: IncomingMessage, { url }: Target): string[] {
  const headers = endToEnd(request.rawHeaders).filter(([name]) => name.toLowerCase() !== 'host');
  const framing = request.headers['transfer-encoding'] === undefined ? [] : [['Transfer-Encoding', 'chunked'] as const];
  return [['Host', url.host] as const, ...headers, ...framing].flat();
}

function relay(incoming: IncomingMessage, response: ServerResponse): void {
  const headers = endToEnd(incoming.rawHeaders).flat();
  // The date is that of the target, or none.
  response.sendDate = false;
  response.writeHead(incoming.statusCode!, incoming.statusMessage, headers);
  incoming.pipe(response);
}

interface Passed {
  at: string;
  url: string;
  request: IncomingMessage;
  incoming: IncomingMessage;
  sent: Kept;
  received: Kept;
}

function exchangeOf({ at, url, request, incoming, sent, received }: Passed): Exchange {
  return {
    at,
    request: {
      method: request.method!,
      url,
      headers: byName(request.rawHeaders),
      body: sent.bytes(),
    },
    response: {
      status: incoming.statusCode!,
      headers: byName(incoming.rawHeaders),
      body: received.bytes(),
    },
  };
}
