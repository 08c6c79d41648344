import { afterAll, beforeAll } from 'vitest';
import { testRawBytes } from './proxied-mock.ts';
import { type ProxiedMock, startProxiedMock } from './support/proxied-mock.ts';

let mock: ProxiedMock;
beforeAll(async () => {
  mock = await startProxiedMock();
});
afterAll(() => mock.stop());

testRawBytes(150, () => mock.ports);
