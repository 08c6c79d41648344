import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostCheck } from '../../../service/node/index.ts';
import type { Exchange } from '../../recorded-exchange.ts';
import { forward, type Target } from './forward.ts';

/** How a proxy listens and what it does. */
export interface ProxyOptions {
  target: Target;
  /** 0 for any free port. */
  port: number;
  /** Is called with each exchange, when its response has been sent. */
  onExchange(exchange: Exchange): void;
  /** Is called when there was no response, or when `onExchange` has thrown. */
  onFailure(error: Error): void;
}

/** A proxy that listens on this machine. */
export interface Proxy {
  /** Its origin, such as `http://127.0.0.1:49152`. */
  url: string;
  /** Stops it and ends all its connections. */
  close(): Promise<void>;
}

/** A proxy cannot be started. The message says why. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

const HOST = '127.0.0.1';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Starts a proxy to one target. It holds no token and adds none.
 *
 * @throws ProxyError if the port cannot be listened on.
 */
export async function startProxy({ target, port, onExchange, onFailure }: ProxyOptions): Promise<Proxy> {
  const checkHost = createHostCheck(HOST, []);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const misdirected = checkHost(request.headersDistinct['host']);
    if (misdirected) return void response.writeHead(misdirected.status, JSON_TYPE).end(misdirected.body);
    forward(request, response, target, {
      onFailure,
      // The client already has its response, so the check does not delay it.
      onExchange: (exchange) => setImmediate(() => attempt(() => onExchange(exchange), onFailure)),
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new ProxyError(
          code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another one; 0 picks a free one.` : message,
        ),
      ),
    );
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function attempt(work: () => void, onFailure: (error: Error) => void): void {
  try {
    work();
  } catch (error) {
    onFailure(error as Error);
  }
}

/**
 * Reads the address of a target. What stands before the paths of the service may be left out or named.
 *
 * @param basePaths Paths of the service, such as `/inventory/v1`, which requests to the proxy have as well.
 * @returns The address; a sentence if it cannot be one.
 */
export function readTargetUrl(text: string, basePaths: readonly string[]): URL | string {
  if (!URL.canParse(text)) return `is not a URL: ${JSON.stringify(text)}.`;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must be an http or https URL.';
  if (url.username || url.password) return 'must have no password: send the token with each request.';
  if (url.search || url.hash) return 'must have no query and no hash.';
  const path = url.pathname.replace(/\/$/, '');
  const base = basePaths.find((one) => one !== '' && path.endsWith(one));
  url.pathname = base === undefined ? path : path.slice(0, -base.length);
  return url;
}
