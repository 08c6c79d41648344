import { createRecorder } from '../../../src/public/verify.ts';
import { startProxy } from '../../../verifier/verify/node/proxy/start-proxy.ts';

type MockModule = typeof import('../../../src/public/mock.ts');

/** What the tests ask of this process. */
export interface ProxyUsage {
  /** Bytes in use after collecting garbage. */
  heap: number;
  /** Open connections, of the mock and of the proxy. */
  sockets: number;
  /** What went wrong when exchanges were checked. */
  errors: string[];
}

/** Where both listen. */
export interface Ports {
  mock: number;
  proxy: number;
}

// A mock and a proxy in front of it, in a process of their own, which reports over IPC what it uses: node --expose-gc, and
// the URL of the mock's module.
const { startMock } = (await import(process.argv[2]!)) as MockModule;
const mock = await startMock({ maxBody: 200_000 });
const recorder = createRecorder();
const errors: string[] = [];
const proxy = await startProxy({
  target: { url: new URL(mock.url) },
  port: 0,
  onFailure: () => undefined,
  onExchange(exchange) {
    try {
      recorder(exchange);
    } catch (error) {
      errors.push(String((error as Error).stack));
    }
  },
});
const ports: Ports = { mock: mock.port, proxy: Number(new URL(proxy.url).port) };
process.send!(ports);
process.on('message', () => {
  globalThis.gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const usage: ProxyUsage = { heap: heapUsed + arrayBuffers, sockets, errors };
  process.send!(usage);
});
process.on('disconnect', () => process.exit());
