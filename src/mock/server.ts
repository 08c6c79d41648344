import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { MockError } from './options.ts';
import { Refusal, REFUSAL_HEADER } from './refusal.ts';

/** Connections stay open between requests for longer than test runners and browsers wait, in ms. */
const KEEP_ALIVE = 60_000;

/** What cannot be read as HTTP, by the code of Node's error; anything else is a 400. */
const UNREADABLE: Readonly<Record<string, [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are longer than 16 KB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

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
    response.writeHead(417, { 'Content-Type': 'application/json', 'Content-Length': length, [REFUSAL_HEADER]: refusal.reason }).end(refusal.body);
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
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use. Stop what listens there, or choose another port; 0 takes a free one.`;
  if (code === 'EACCES') return `Port ${port} of ${host} is not allowed to this user. Choose a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}. Choose 127.0.0.1, or 0.0.0.0 for all addresses.`;
  return `The mock cannot listen at port ${port} of ${host}: ${message}.`;
}

/** Answers what Node cannot read as HTTP, unless that would mix up the answers of earlier requests on the connection. */
function answerUnreadable(server: Server): void {
  const unanswered = new WeakMap<Duplex, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET' || (unanswered.get(socket) ?? 0) > 0) {
      socket.destroy();
      return;
    }
    const [status, message] = UNREADABLE[error.code ?? ''] ?? [400, 'The request is not HTTP that can be read.'];
    const refusal = new Refusal(status, status === 413 || status === 431 ? 'too-large' : 'malformed-request', message);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(refusal.body)}`,
      `${REFUSAL_HEADER}: ${refusal.reason}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${refusal.body}`);
  });
}
