import { onTestFinished, vi } from 'vitest';
import { startProxy } from '../../src/verify/node/proxy/proxy.ts';

/** Puts a proxy in front of every hostile server, so that the tests of the client below run through it. */
vi.mock('../support/hostile-server.ts', async (original) => {
  const actual = await original<typeof import('../support/hostile-server.ts')>();
  return {
    ...actual,
    async hostileServer(...answers: Parameters<typeof actual.hostileServer>) {
      const server = await actual.hostileServer(...answers);
      const proxy = await startProxy({
        target: { url: new URL(server.url) },
        port: 0,
        onExchange: () => undefined,
        onFailure: () => undefined,
      });
      onTestFinished(() => proxy.close());
      // The client calls the proxy; what has reached the server is that of the server.
      return Object.create(server, { url: { value: proxy.url } }) as typeof server;
    },
  };
});

await import('../client/errors.test.ts');
await import('../client/files.test.ts');
await import('../client/ids.test.ts');
await import('../client/operations.test.ts');
await import('../client/paging.test.ts');
await import('../client/redirects.test.ts');
await import('../client/retry.test.ts');
await import('../client/size.test.ts');
await import('../client/timeout-abort.test.ts');
await import('../client/token.test.ts');
