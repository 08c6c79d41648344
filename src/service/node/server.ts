import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from '../service.ts';
import { isTooLong } from './body.ts';
import { createHandler, type Handler } from './handler.ts';
import { createHostCheck } from './host.ts';
import { answerUnreadable, remember } from './unreadable.ts';

/** Connections stay open between requests for longer than test runners and browsers wait, in ms. */
const KEEP_ALIVE = 60_000;

export interface ListenOptions {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** Names that requests may be addressed to, in addition to the address and those of this machine; undefined if there can be none. */
  allowedHosts: readonly string[] | undefined;
  /** The most bytes of a body. */
  maxBody: number;
  fallback?: Handler | undefined;
}

/** A server that listens. */
export interface Listening {
  /** Its origin, such as `http://127.0.0.1:49152`. */
  url: string;
  port: number;
  /** Stops listening and ends every connection, those in use as well. It may be called again. */
  close(): Promise<void>;
}

/** An address can't be listened on. The message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Listens for requests that a service answers.
 *
 * @throws ListenError if the server can't listen on the address.
 */
export async function listen(
  service: Service,
  { port, host, allowedHosts, maxBody, fallback }: ListenOptions,
): Promise<Listening> {
  const checkHost = createHostCheck(host, allowedHosts);
  const handle = createHandler(service, { maxBody, fallback, checkHost });
  const receive: RequestListener = (request, response) => {
    remember(request, response);
    handle(request, response);
  };
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE }, receive);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // A client that asks first need not send a body that is rejected anyway.
    if (!checkHost(request.headersDistinct['host']) && !isTooLong(request, maxBody)) response.writeContinue();
    receive(request, response);
  });
  answerUnreadable(server, service);
  await bind(server, service.name, port, host);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${addressOf(host)}:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        // A second call finds the server closed, which is what it wants.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bind(server: Server, name: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(explain(error, name, port, host))));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function explain({ code, message }: NodeJS.ErrnoException, name: string, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is already in use. Stop the other process, or choose another port; 0 picks a free one.`;
  if (code === 'EACCES')
    return `This user is not allowed to listen on port ${port} of ${host}. Choose a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Choose 127.0.0.1, or 0.0.0.0 for all addresses.`;
  return `The ${name} can't listen on port ${port} of ${host}: ${message}.`;
}

/** Returns a host for URLs: this machine for all addresses, and brackets around IPv6. */
function addressOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
