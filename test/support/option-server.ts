import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The file of its attachments. */
export const ATTACHMENT = '0123456789'.repeat(500);

/** A server whose answers depend on options of the client. Pages of any origin may call it. */
export interface OptionServer {
  url: string;
  /** What was sent to it, oldest first: method, path and the length of the body. */
  requests: string[];
  close(): void;
}

/**
 * Starts a server that lists items, and contacts without their key, and answers other calls by the id in the path:
 *
 * - `echo`: with what was sent: the headers, the path and the organization;
 * - `silent`: not at all;
 * - `once-503-…`, or another status: so at first, then with success; `wait`: with a 429 that asks for a minute;
 * - `last`: with success, and that no request is left for 30 s, in `X-Left` and `X-Reset`;
 * - `second-token`: with success for the token `second` alone;
 * - `large`: with 2,000 bytes and more;
 * - `moved`: with a redirect to another origin, which says which headers came;
 * - `cut`: with half of a file, which one who is sent gzip can't know;
 * - otherwise with a file, or with the length of the body that was sent.
 */
export async function startOptionServer(): Promise<OptionServer> {
  const requests: string[] = [];
  const other = createServer((request, response) => {
    const { authorization, accept, cookie, 'x-app': app } = request.headers;
    allowAll(request, response);
    json(response, { code: 0, message: 'elsewhere', headers: { authorization, accept, cookie, app } });
  });
  const otherUrl = await listen(other);
  const seen = new Set<string>();
  const server = createServer(async (request, response) => {
    allowAll(request, response);
    if (request.method === 'OPTIONS') return response.end();
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    const { pathname, searchParams } = new URL(request.url!, otherUrl);
    const organization_id = searchParams.get('organization_id');
    requests.push(`${request.method} ${pathname} ${length > 0}`);
    if (pathname.endsWith('/items')) {
      const items = searchParams.get('page') === '3' ? [] : [{ item_id: String(searchParams.get('page')) }];
      return json(response, { code: 0, message: 'success', items });
    }
    if (pathname.endsWith('/contacts')) return json(response, { code: 0, message: 'success' });
    const id = pathname.split('/invoices/')[1]?.split('/')[0];
    if (id === 'echo')
      return json(response, {
        code: 0,
        message: 'echo',
        echo: { ...request.headers, path: pathname, organization_id },
      });
    if (id === 'silent') return undefined;
    if (id === 'second-token') {
      const isSecond = request.headers.authorization?.endsWith(' second');
      return json(response, { code: isSecond ? 0 : 14, message: 'second' }, isSecond ? 200 : 401);
    }
    if (id === 'last') return json(response, { code: 0, message: 'last' }, 200, { 'X-Left': '0', 'X-Reset': '30' });
    if (id === 'wait') return json(response, { code: 44, message: 'slow down' }, 429, { 'Retry-After': '60' });
    const [, status] = /^once-(\d+)-/.exec(id ?? '') ?? [];
    if (status !== undefined) {
      const isFirst = !seen.has(id!);
      seen.add(id!);
      return json(response, { code: isFirst ? 7 : 0, message: 'once' }, isFirst ? Number(status) : 200);
    }
    if (id === 'large') return json(response, { code: 0, message: 'x'.repeat(2000) });
    if (id === 'moved') return response.writeHead(302, { Location: otherUrl }).end();
    if (request.method !== 'GET') return json(response, { code: 0, message: 'received' });
    const isZipped = id === 'cut' && request.headers['accept-encoding']?.includes('gzip');
    const bytes = isZipped ? gzipSync(ATTACHMENT) : Buffer.from(ATTACHMENT);
    response.setHeader('Content-Type', 'application/pdf');
    if (isZipped) return response.setHeader('Content-Encoding', 'gzip').end(bytes.subarray(0, bytes.length / 2));
    response.setHeader('Content-Length', bytes.length);
    if (id === 'cut') return response.write(bytes.subarray(0, 100), () => response.destroy());
    return response.end(bytes);
  });
  return {
    url: await listen(server),
    requests,
    close() {
      for (const each of [server, other]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}

function allowAll(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
}

/** Answers with an envelope, which also has the record that a client expects of an invoice. */
function json(response: ServerResponse, envelope: object, status = 200, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { ...headers, 'Content-Type': 'application/json' })
    .end(JSON.stringify({ ...envelope, invoice: {} }));
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
