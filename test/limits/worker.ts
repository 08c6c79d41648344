import { request } from 'node:http';
import { createClient } from '@redis/client';
import { fileLimiter } from '../../src/public/file.ts';
import { redisLimiter, type SharedLimiter, type SharedLimiterOptions } from '../../src/public/limits.ts';

/** What a process of the tests does. */
export interface Work {
  /** Where the limits are shared. */
  store: { redis: string } | { path: string };
  options: SharedLimiterOptions;
  /** Number of calls, all made at once. */
  calls: number;
  /** The service. */
  url: string;
  /** How far the clock of the process is off, in ms. */
  clock?: number;
}

/** What a process prints at its end. */
export interface Done {
  /** How many responses it had. */
  answers: number;
  /** What it was told of its store. */
  told: string[];
}

// A process that makes calls which share limits with others: node worker.mjs '<work as JSON>'.
const work = JSON.parse(process.argv[2]!) as Work;
const { clock = 0 } = work;
const rightTime = Date.now;
Date.now = () => rightTime() + clock;
const told: string[] = [];
const { limiter, close } = await connect(work);
let answers = 0;
await Promise.all(Array.from({ length: work.calls }, call));
await limiter.flush();
await close();
console.log(JSON.stringify({ answers, told } satisfies Done));

async function call(): Promise<void> {
  const turn = await limiter.take(new AbortController().signal, () => undefined);
  if ('wait' in turn) return;
  const retryAfter = await get(work.url);
  if (retryAfter !== undefined) return turn.refused(Number(retryAfter) * 1000);
  answers += 1;
  turn.done();
}

/** Sends a request, and returns `Retry-After` of the response. */
function get(url: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => {
      resolve(response.headers['retry-after']);
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

async function connect(work: Work): Promise<{ limiter: SharedLimiter; close(): Promise<void> }> {
  const { store } = work;
  const options = { ...work.options, onStoreError: (error: unknown) => void told.push(String(error)) };
  if ('path' in store) return { limiter: fileLimiter({ ...options, ...store }), close: async () => undefined };
  const client = createClient({ url: store.redis });
  // It connects again by itself.
  client.on('error', () => undefined);
  await client.connect();
  const run = (script: string, keys: string[], args: string[]) => client.eval(script, { keys, arguments: args });
  return { limiter: redisLimiter({ ...options, run, organizationId: '10234695' }), close: () => client.close() };
}
