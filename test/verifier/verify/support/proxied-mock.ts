import { fork } from 'node:child_process';
import { once } from 'node:events';
import { compiledMock } from '../../../support/compiled-programs.ts';
import type { Ports, ProxyUsage } from '../proxied-mock-process.ts';

/** A mock and a proxy in front of it, in a process of their own. */
export interface ProxiedMock {
  ports: Ports;
  usage(): Promise<ProxyUsage>;
  stop(): void;
}

/** Starts the mock and the proxy. */
export async function startProxiedMock(): Promise<ProxiedMock> {
  const child = fork('scripts/run.mjs', ['test/verifier/verify/proxied-mock-process.ts', await compiledMock()], {
    execArgv: ['--expose-gc'],
  });
  const [ports] = (await once(child, 'message')) as [Ports];
  return {
    ports,
    async usage() {
      child.send('usage');
      const [answer] = (await once(child, 'message')) as [ProxyUsage];
      return answer;
    },
    stop: () => void child.kill(),
  };
}
