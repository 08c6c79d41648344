import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledMock } from '../support/compiled-programs.ts';
import { operations } from '../support/document.ts';
import { amountOf } from '../support/full.ts';
import { createHostileRequests, type Sent } from '../support/hostile-requests.ts';
import { sendRaw } from '../support/mock-calls.ts';
import type { Usage } from './mock-process.ts';

/** Another seed sends other requests; a failure names the number of its request. */
const SEED = process.env['FUZZ_SEED'] ?? 'inventory';
const REQUESTS = amountOf('FUZZ_REQUESTS', { small: 1_500, full: 50_000 });
/** Every so many are bytes on a bare socket instead of a request. */
const RAW_EVERY = 8;
const AT_ONCE = 16;
/** Code that V8 optimises as it runs is part of the heap, and no leak. */
const V8_OPTIONS = ['--expose-gc', '--no-opt', '--no-sparkplug'];

const { pick, below, mutate, rawBytes } = createHostileRequests(SEED);

let child: ChildProcess;
let port: number;
beforeAll(async () => {
  child = fork('scripts/run.mjs', ['test/mock/mock-process.ts', await compiledMock()], { execArgv: V8_OPTIONS });
  [{ port }] = (await once(child, 'message')) as [{ port: number }];
});
afterAll(() => void child.kill());

it(
  `survives ${REQUESTS} random and mutated requests, explains every 5xx, and is as small after them`,
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    // Validators are compiled when they are first needed, and stay; so does what dynamic answers are made of.
    for (const operation of operations) {
      const sent = mutate(operation, 0);
      await exchange(agent, sent);
      await exchange(agent, { ...sent, headers: { ...sent.headers, Prefer: 'dynamic=true' } });
    }
    for (let count = 0; count < 500; count += 1) await exchange(agent, mutate(pick(operations), 1));
    const before = await usage();

    const statuses = new Map<number, number>();
    const unexplained: string[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < REQUESTS) {
          const number = (next += 1);
          if (number % RAW_EVERY === 0) {
            await sendRaw(port, rawBytes());
            continue;
          }
          const sent = mutate(pick(operations), below(5));
          const { status, refusal } = await exchange(agent, sent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500 && !(refusal === undefined && sent.headers['Prefer']?.includes(`code=${status}`))) {
            unexplained.push(`request ${number}: ${status} ${JSON.stringify(sent)}`);
          }
        }
      }),
    );
    agent.destroy();

    expect(unexplained).toEqual([]);
    expect(child.exitCode).toBeNull();
    // The requests are of many kinds, or the test would prove little.
    for (const status of [200, 201, 204, 400, 401, 404, 405, 413, 415])
      expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(REQUESTS / 1_000);
    await expect.poll(async () => (await usage()).sockets).toBe(0);
    expect((await usage()).heap).toBeLessThan(before.heap * 1.05);
  },
  REQUESTS * 20,
);

/** Sends a request and reads the whole answer; a status of 0 if the connection is closed instead. */
function exchange(
  agent: Agent,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; refusal: string | undefined }> {
  return new Promise((resolve) => {
    // Node refuses to send what is no URL; as latin1 it goes out as it is.
    const encoded = path.replaceAll(/[^!-~\x80-\xff]/g, (character) => encodeURIComponent(character));
    request({ agent, port, host: '127.0.0.1', method, path: encoded, headers }, (response) => {
      response.resume();
      response.on('close', () =>
        resolve({ status: response.statusCode!, refusal: response.headers['x-mock-refusal'] as string | undefined }),
      );
    })
      .on('error', () => resolve({ status: 0, refusal: undefined }))
      .end(body);
  });
}

async function usage(): Promise<Usage> {
  child.send('usage');
  const [answer] = (await once(child, 'message')) as [Usage];
  return answer;
}
