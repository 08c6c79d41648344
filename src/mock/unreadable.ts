import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { REFUSAL_HEADER, Refusal } from './refusal.ts';

/** What cannot be read as HTTP, by the code of Node's error; anything else is a 400. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'too-large', 'The headers are longer than 16 KB.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, 'too-large', 'The chunk extensions of the body are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'malformed-request', 'The request did not arrive in time.'),
};
const UNREADABLE = new Refusal(400, 'malformed-request', 'The request is not HTTP that can be read.');

/** Answers what Node cannot read as HTTP, after the answers to earlier requests on the same connection, and ends it. */
export function answerUnreadable(server: Server): void {
  const unanswered = new WeakMap<Duplex, Set<IncomingMessage>>();
  const waiting = new WeakMap<Duplex, Refusal>();

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const requests = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, requests.add(request));
    response.once('close', () => {
      requests.delete(request);
      const refusal = waiting.get(socket);
      if (refusal && requests.size === 0) end(socket, refusal);
    });
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const requests = [...(unanswered.get(socket) ?? [])];
    const refusal = REFUSALS[error.code ?? ''] ?? UNREADABLE;
    // The last request may be the one that cannot be read to its end. Its answer is this one.
    const earlier = requests.filter(({ complete }) => complete);
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else if (earlier.length === 0) end(socket, refusal);
    else if (earlier.length === requests.length) waiting.set(socket, refusal);
    else socket.destroy();
  });
}

/** Writes an answer by hand, since there is no request that Node could answer. */
function end(socket: Duplex, { status, reason, body }: Refusal): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${REFUSAL_HEADER}: ${reason}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
