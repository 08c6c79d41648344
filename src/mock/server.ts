import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MockError } from './options.ts';
import { REFUSAL_HEADER, Refusal } from './refusal.ts';
import { answerUnreadable } from './unreadable.ts';

/** Connections stay open between requests for longer than test runners and browsers wait, in ms. */
const KEEP_ALIVE = 60_000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Stops listening and ends every connection, those in use as well. */
  close(): Promise<void>;
}

/**
 * Listens for requests.
 *
 * @param port 0 for any free port.
 * @throws MockError if the address cannot be had.
 */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE }, handle);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const refusal = new Refusal(417, 'malformed-request', 'The header Expect has no value but 100-continue.');
    const length = Buffer.byteLength(refusal.body);
    response
      .writeHead(417, {
        'Content-Type': 'application/json',
        'Content-Length': length,
        [REFUSAL_HEADER]: refusal.reason,
      })
      .end(refusal.body);
  });
  answerUnreadable(server);
  await bind(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        // A second call finds the server closed, which is what it wants.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new MockError(explain(error, port, host))));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Stop what listens there, or choose another port; 0 takes a free one.`;
  if (code === 'EACCES') return `Port ${port} of ${host} is not allowed to this user. Choose a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Choose 127.0.0.1, or 0.0.0.0 for all addresses.`;
  return `The mock cannot listen at port ${port} of ${host}: ${message}.`;
}
