import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { TokenSet } from '../../src/public/token.ts';
import { bundleWorker, type Worker } from '../support/worker.ts';
import { authorizationServer } from './authorization.ts';
import type { Work } from './worker.ts';

const PROCESSES = 8;
const EXPIRED: TokenSet = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 };

let worker: Worker;

/** The authorization server over HTTP. It leaves the first requests without an answer. */
async function authorizationService(unanswered = 0) {
  const { exchanged, refresh } = authorizationServer();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    let refreshToken = '';
    for await (const chunk of request) refreshToken += String(chunk);
    if (requests.push(refreshToken) <= unanswered) return;
    await refresh({ accessToken: '', refreshToken }).then(
      (token) => response.end(JSON.stringify(token)),
      (error: Error) => response.writeHead(400).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { exchanged, requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Starts a process. `tokens` is what it was given, or undefined if it was killed. */
function startProcess(work: Work) {
  const { process, output } = worker.start(work);
  return { process, tokens: output.then((text) => text && (JSON.parse(text) as string[])) };
}

function startProcesses(work: Work) {
  return Promise.all(Array.from({ length: PROCESSES }, () => startProcess(work).tokens));
}

/** A store that holds a token. */
export interface Prepared {
  store: Work['store'];
  read(): Promise<TokenSet>;
}

/** Tests that processes keep one token in a store. Those of a file are in one `describe`. */
export function keepOneToken(prepare: (token: TokenSet) => Promise<Prepared>): void {
  beforeAll(async () => {
    worker = await bundleWorker('test/token/worker.ts');
  });
  afterAll(() => worker?.remove());

  const allOf = (token: string): string[][] => Array(PROCESSES).fill(Array(5).fill(token));

  it('refresh it exactly once when it has expired, and once when it is refused', async () => {
    const { exchanged, url } = await authorizationService();
    const { store, read } = await prepare(EXPIRED);
    const work = { store, url, lease: 15_000 };
    expect(await startProcesses(work)).toEqual(allOf('access-1'));
    expect(exchanged).toEqual(['refresh-0']);
    expect(await read()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });

    expect(await startProcesses({ ...work, refused: 'access-1' })).toEqual(allOf('access-2'));
    expect(exchanged).toEqual(['refresh-0', 'refresh-1']);
  });

  it('go on when the one that refreshes is killed', async () => {
    const { exchanged, requests, url } = await authorizationService(1);
    const { store } = await prepare(EXPIRED);
    const work = { store, url, lease: 5000 };
    const victim = startProcess(work);
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 300_000 });
    const others = startProcesses(work);
    victim.process.kill('SIGKILL');
    expect(await victim.tokens).toBeUndefined();
    expect(await others).toEqual(allOf('access-1'));
    expect(exchanged).toEqual(['refresh-0']);
    expect(requests).toEqual(['refresh-0', 'refresh-0']);
  });
}
