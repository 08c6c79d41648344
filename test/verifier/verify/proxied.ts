import { afterAll, onTestFinished } from 'vitest';
import { startProxy } from '../../../verifier/verify/node/proxy/start-proxy.ts';
import { putInFront } from '../../support/hostile-server.ts';

let exchanges = 0;

/** Puts the verifier's proxy in front of every hostile server, so that the tests of the client run through it. */
putInFront(async (url) => {
  const proxy = await startProxy({
    target: { url: new URL(url) },
    port: 0,
    onExchange: () => void (exchanges += 1),
    onFailure: () => undefined,
  });
  onTestFinished(() => proxy.close());
  return proxy.url;
});

afterAll(() => {
  if (exchanges === 0) throw new Error('No call of this file went through the proxy.');
});
