import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostCheck } from '../../../../src/service/node/index.ts';
import type { Exchange } from '../../recorded-exchange.ts';
import { forward, type Target } from './forward.ts';

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

/** A proxy can't be started. The message says why. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

const HOST = '127.0.0.1';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Starts a proxy to one target. It holds no token and adds none.
 *
 * @throws ProxyError if the port can't be listened on.
 */
export async function startProxy({ target, port, onExchange, onFailure }: ProxyOptions): Promise<Proxy> {
  const checkHost = createHostCheck(HOST, []);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const misdirected = checkHost(request.headersDistinct['host']);
    if (misdirected)
      return void response.writeHead(misdirected.status, JSON_TYPE).end(JSON.stringify(misdirected.body));
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
          code === 'EADDRINUSE'
            ? `Port ${port} is already in use. Stop the other process, or choose another port; 0 picks a free one.`
            : message,
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
 * The target that an address of the service is. Calls to the proxy have the paths of the contract, whatever path the service has.
 *
 * @param baseUrl The address with its path, below which the calls of the contract are.
 * @param basePath Path of the calls in the contract, such as `/inventory/v1`.
 */
export function targetOf(baseUrl: string, basePath: string): Pick<Target, 'url' | 'replaces'> {
  const url = new URL(baseUrl);
  // What stands before the path of the contract goes before every call, also before one that the contract does not have.
  if (!url.pathname.endsWith(basePath)) return { url, replaces: basePath };
  url.pathname = url.pathname.slice(0, -basePath.length);
  return { url };
}
