import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { ErrorCode, isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { type Answer, Refusal, refuseForeignPage, type Service } from '../service/index.ts';
import { headOf, isSameToken, type Listening, listen, readBody, SERVER_DEFAULTS, send } from '../service/node/index.ts';

/** Where the tools answer. */
const PATH = '/mcp';

/** The methods of the protocol: messages, the stream of the server, and the end of a session. */
const METHODS = ['GET', 'POST', 'DELETE'];

/** The most sessions that are kept. Clients that are gone do not always end theirs. */
const MAX_SESSIONS = 100;

/** The protocol's error code for an unknown session. */
const NO_SESSION = -32001;

/** The error code for anything else that is not a message. */
const REFUSED = -32000;

export interface HttpOptions {
  /** Port of this machine to listen on; 0 picks a free one. */
  port: number;
  /** The token that each request must carry; none by default. */
  token?: string | undefined;
}

interface Session {
  server: Server;
  transport: StreamableHTTPServerTransport;
}

/**
 * Serves over streamable HTTP on this machine alone, at `/mcp`. Pages of other origins are rejected, whatever name they reach it by.
 * Each client has a session; of more than a hundred, the one that was not used for longest is ended.
 *
 * @param servers Makes the server of a session.
 * @throws ListenError if the port can't be listened on.
 */
export async function serveHttp(servers: () => Server, { port, token }: HttpOptions): Promise<Listening> {
  const { host, maxBody } = SERVER_DEFAULTS;
  /** By their ids, the one that was used last at the end. */
  const sessions = new Map<string, Session>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refused(request, token);
    if (refusal) return send(response, refusalAnswer(refusal), request);
    if (request.method !== 'POST') return pass(request, response, undefined);
    const bytes = await new Promise<Buffer | Refusal | undefined>((resolve) => readBody(request, maxBody, resolve));
    const message = bytes && read(bytes);
    if (message instanceof Refusal) send(response, refusalAnswer(message), request);
    else if (message) await pass(request, response, message.value);
  }

  /** Leaves a request to the transport of its session. */
  async function pass(request: IncomingMessage, response: ServerResponse, message: unknown): Promise<void> {
    const id = request.headers['mcp-session-id'] as string | undefined;
    const session = id === undefined ? await begun(message) : used(id);
    if (session) await session.transport.handleRequest(request, response, message);
    else if (id === undefined)
      send(
        response,
        errorAnswer(400, REFUSED, 'Start a session with initialize, and send its Mcp-Session-Id.'),
        request,
      );
    else
      send(response, errorAnswer(404, NO_SESSION, 'This session has ended. Start a new one with initialize.'), request);
  }

  /** A session that was begun before. */
  function used(id: string): Session | undefined {
    const session = sessions.get(id);
    if (!session) return undefined;
    sessions.delete(id);
    sessions.set(id, session);
    return session;
  }

  /** A new session, if a message begins one. */
  async function begun(message: unknown): Promise<Session | undefined> {
    if (!isInitializeRequest(message)) return undefined;
    const server = servers();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: async (id) => {
        sessions.set(id, { server, transport });
        const [oldest] = sessions.values();
        if (oldest && sessions.size > MAX_SESSIONS) await oldest.server.close();
      },
    });
    server.onclose = () => void sessions.delete(transport.sessionId ?? '');
    await server.connect(transport);
    return { server, transport };
  }

  const listening = await listen(SERVICE, { port, host, maxBody, allowedHosts: undefined, fallback: handle });
  return {
    ...listening,
    url: listening.url + PATH,
    async close() {
      await Promise.all([...sessions.values()].map(({ server }) => server.close()));
      await listening.close();
    },
  };
}

/** Responds to requests that are rejected before the tools see them, and to those that fail. */
const SERVICE: Service = {
  name: 'server of tools',
  basePaths: [],
  owns: () => false,
  answer: () => refusalAnswer(new Refusal(404, 'unknown-url', `The tools are at ${PATH}.`)),
  refuse(_, refusal, error) {
    if (error !== undefined) console.error(error);
    return refusalAnswer(refusal);
  },
  log: () => undefined,
};

/** Why a request is rejected before its body is read, if it is. */
function refused(request: IncomingMessage, token: string | undefined): Refusal | undefined {
  const { method, target, header } = headOf(request);
  // The transport answers such requests without a word.
  if (header('host') === undefined)
    return new Refusal(400, 'malformed-request', 'The request has no Host header. Send one.');
  const foreign = refuseForeignPage({ method, header }, 'the tools');
  if (foreign) return foreign;
  const [path = ''] = target.split('?');
  if (path !== PATH) return new Refusal(404, 'unknown-url', `There is nothing at this URL. The tools are at ${PATH}.`);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '') ?? [];
  if (token !== undefined && !isSameToken(given, token)) {
    const message = `Send the header Authorization: Bearer <token>, with the token that this server was started with.`;
    return new Refusal(401, 'token', message, { 'WWW-Authenticate': 'Bearer' });
  }
  if (METHODS.includes(method)) return undefined;
  const methods = METHODS.join(', ');
  return new Refusal(405, 'wrong-method', `${PATH} does not support ${method}. Use ${methods}.`, { Allow: methods });
}

/** Reads the message of a body, which may be any JSON. */
function read(bytes: Buffer | Refusal): { value: unknown } | Refusal {
  if (bytes instanceof Refusal) return bytes;
  try {
    return { value: JSON.parse(bytes.toString('utf8')) };
  } catch (error) {
    return new Refusal(400, 'malformed-body', `The body is not JSON: ${(error as Error).message}`);
  }
}

function refusalAnswer({ status, reason, message, headers }: Refusal): Answer {
  return errorAnswer(status, reason === 'malformed-body' ? ErrorCode.ParseError : REFUSED, message, headers);
}

/** An error of the protocol that is about no message. */
function errorAnswer(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
  const own = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const all = { ...own, ...headers, 'Content-Length': String(body.length) };
  return { status, headers: Object.entries(all).flat(), body };
}
