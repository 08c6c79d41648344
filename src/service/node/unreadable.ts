import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Service } from '../service.ts';
import type { Answer, CallHead } from '../service-call.ts';
import { Refusal } from '../service-refusal.ts';
import { headOf, refusedRequests, send } from './handler.ts';

/** Responses to invalid HTTP, by the code of Node's error; any other is a 400. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'too-large', 'The headers are longer than 16 KB.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, 'too-large', 'The chunk extensions of the body are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'malformed-request', 'The request did not arrive in time.'),
};
const UNREADABLE = new Refusal(400, 'malformed-request', 'The request is not valid HTTP.');
const EXPECTATION = new Refusal(417, 'malformed-request', 'The Expect header must be 100-continue.');
const NO_PROXY = new Refusal(
  405,
  'wrong-method',
  "This is not a proxy, so it does not support CONNECT. Use this URL as the client's base URL, not as a proxy.",
  { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' },
);

/** The requests of a connection that came last. Answers go out in the order of the requests. */
interface Last {
  request: IncomingMessage;
  response: ServerResponse;
  /** The response before. */
  earlier: ServerResponse | undefined;
}

const LAST = Symbol('the last request of a connection');

type Connection = Duplex & { [LAST]?: Last };

/** Remembers the request that has come last on a connection. */
export function remember(request: IncomingMessage, response: ServerResponse): void {
  const connection: Connection = request.socket;
  connection[LAST] = { request, response, earlier: connection[LAST]?.response };
}

/** Answers what never reaches the handler: what Node can't read as HTTP, expectations, and CONNECT. */
export function answerUnreadable(server: Server, service: Service): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, connection: Connection) => {
    const last = connection[LAST];
    // A request that has begun, and can't be read to its end.
    const begun = last && !last.request.complete ? last.request : undefined;
    const refuse = (): void => {
      if (begun) refusedRequests.add(begun);
      const head = begun ? headOf(begun) : readHead(error.rawPacket);
      end(connection, service.refuse(head, REFUSALS[error.code ?? ''] ?? UNREADABLE));
    };
    const before = begun ? last?.earlier : last?.response;
    const isAnswered = begun && last?.response.headersSent;
    const isLeft = error.code === 'ECONNRESET' || (begun && error.code === 'HPE_INVALID_EOF_STATE');
    if (!connection.writable || isLeft) connection.destroy();
    else if (!before || isDone(before)) isAnswered ? connection.end() : refuse();
    else if (begun) connection.destroy();
    else before.once('close', refuse);
  });

  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    send(response, service.refuse(headOf(request), EXPECTATION));
  });

  server.on('connect', (request: IncomingMessage, connection: Duplex) => {
    connection.on('error', () => undefined);
    end(connection, service.refuse(headOf(request), NO_PROXY));
  });
}

/** Checks whether a response has been passed to its connection completely, so that anything written next comes after it. */
function isDone({ writableFinished, writableEnded, socket, destroyed }: ServerResponse): boolean {
  // Until an answer has its turn, it has no connection.
  return writableFinished || destroyed || (writableEnded && socket !== null);
}

/** Writes an answer by hand, since there is no request that Node could answer, and ends the connection. */
function end(connection: Duplex, { status, headers, body }: Answer): void {
  if (!connection.writable) return;
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  connection.write(
    `${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`,
  );
  connection.end(body);
}

/** Reads what it can of a request that is no HTTP: its first line and its origin. */
function readHead(packet: Buffer | undefined): CallHead | undefined {
  const text = packet?.toString('latin1') ?? '';
  const [, method, target] = /^([A-Z]+) (\S{1,2000}) HTTP\//.exec(text) ?? [];
  const origin = /^origin: *(\S+) *\r$/im.exec(text)?.[1];
  if (method === undefined || target === undefined) return undefined;
  return { method, target, header: (name) => (name === 'origin' ? origin : undefined) };
}
