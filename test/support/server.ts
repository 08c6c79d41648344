import { onTestFinished } from 'vitest';
import type { LogEntry } from '../../src/service/log.ts';
import { type Listening, type ListenOptions, listen } from '../../src/service/node/server.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { BASE, openService } from './service.ts';

/** A service that listens. */
export interface TestServer extends Listening {
  baseUrl: string;
  log: LogEntry[];
}

/** Makes a service listen, on a free port of this machine if nothing else is said. */
export async function openServer({
  service: own,
  ...options
}: Partial<ListenOptions> & { service?: Partial<ServiceOptions> } = {}): Promise<TestServer> {
  const { service, log } = await openService(own);
  const defaults = { port: 0, host: '127.0.0.1', allowedHosts: [], maxBody: 1_000_000 };
  const server = await listen(service, { ...defaults, ...options });
  return { ...server, baseUrl: server.url + BASE, log };
}

/** As `openServer`, closed when the test ends. */
export async function openServerForTest(options: Parameters<typeof openServer>[0] = {}): Promise<TestServer> {
  const server = await openServer(options);
  onTestFinished(() => server.close());
  return server;
}
