import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SCRIPT } from '../../src/limits/script.ts';
import { compiledClient } from '../support/compiled-programs.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { printedBy } from '../support/threads.ts';

/** Runs in front of each program: nothing leaves this machine. */
const OFFLINE = `
globalThis.fetch = async (request, init) => {
  const isToken = String(init?.body ?? '').includes('refresh_token=refresh-0');
  const token = { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 };
  return Response.json(isToken ? token : { code: 0, message: 'success', taxes: [] });
};
`;

/** Runs behind a program that makes a limiter: takes a turn, and prints what is left. */
const TAKE_TURN = `
const turn = await limiter.take(new AbortController().signal, () => undefined);
turn.done();
await limiter.flush?.();
console.log(JSON.stringify(limiter.state()));
process.exit();
`;

const PRINT_TOKEN = `
console.log(JSON.stringify([await accessToken(), await accessToken({ refused: 'other' })]));
process.exit();
`;

const CALL_HANDLER = `
console.log(JSON.stringify(await handler()));
process.exit();
`;

const page = readFileSync('docs/limits.md', 'utf8');
const programs = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code!);
const folder = mkdtempSync(path.join(tmpdir(), 'limits-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program of the page that holds all of these texts. */
function programWith(...texts: string[]): string {
  const found = programs.filter((code) => texts.every((text) => code.includes(text)));
  expect(found, texts.join(', ')).toHaveLength(1);
  return found[0]!;
}

/** Runs a program of the page with more behind it, and returns what it prints last, as JSON. */
async function run(code: string, behind: string, redisUrl = ''): Promise<unknown> {
  const imports = code.match(/^import .*$/gm) ?? [];
  const body = code.replaceAll(/^import .*$/gm, '').replaceAll('/var/lib/inventory', folder);
  const outfile = path.join(folder, 'program.mjs');
  await build({
    stdin: { contents: [...imports, OFFLINE, body, behind].join('\n'), loader: 'js', resolveDir: process.cwd() },
    alias: {
      'inventory-service-api/limits': await compiledClient('limits'),
      'inventory-service-api/token': await compiledClient('token'),
      'inventory-service-api/file': await compiledClient('file'),
      'inventory-service-api': await compiledClient(),
      redis: '@redis/client',
      // They are not installed; these send what they send.
      ioredis: path.resolve('test/limits/redis-clients.ts'),
      '@upstash/redis': path.resolve('test/limits/redis-clients.ts'),
    },
    bundle: true,
    format: 'esm',
    outfile,
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const env = {
    ...process.env,
    INVENTORY_BASE_URL: 'http://127.0.0.1/inventory/v1',
    REDIS_URL: redisUrl,
    TOKEN_URL: 'https://accounts.example/token',
    FIRST_REFRESH_TOKEN: 'refresh-0',
    CLIENT_ID: 'id',
    CLIENT_SECRET: 'secret',
  };
  return JSON.parse(await printedBy(outfile, { env }));
}

const oneTaken = { minute: 99, day: 2499, waiting: 0 };

describe.skipIf(!hasRedis)('docs/limits.md shows, for Redis,', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.clear());
  afterAll(() => redis?.stop());

  /** How many requests Redis has counted. */
  const counted = () => redis.run("return redis.call('ZCARD', 'inventory-limits:{10234695}:v2:log')", [], []);

  it.each([
    { name: 'node-redis', text: "from 'redis'" },
    { name: 'ioredis', text: "from 'ioredis'" },
  ])('a limiter with $name', async ({ text }) => {
    expect(await run(programWith(text, 'redisLimiter'), TAKE_TURN, redis.url)).toEqual(oneTaken);
    expect(await counted()).toBe(1);
  });

  it('a way to run scripts by their hash', async () => {
    const connected = `
import { createClient } from 'redis';
import { redisLimiter } from 'inventory-service-api/limits';
const redis = await createClient({ url: process.env.REDIS_URL }).connect();
${programWith('evalSha')}
const limiter = redisLimiter({ run, organizationId: '10234695' });
(await limiter.take(new AbortController().signal, () => undefined)).release();
`;
    // One that knows none of the scripts yet.
    const fresh = await startRedis();
    onTestFinished(() => fresh.stop());
    expect(await run(connected, TAKE_TURN, fresh.url)).toEqual(oneTaken);
    const statistics = String(await fresh.run("return redis.call('INFO', 'commandstats')", [], []));
    expect(/cmdstat_evalsha:.*/.exec(statistics)?.[0]).toMatch(/calls=3,.*failed_calls=1\b/);
  });

  it('a serverless function with Upstash', async () => {
    expect(await run(programWith('handler'), CALL_HANDLER, redis.url)).toMatchObject({ code: 0, taxes: [] });
    expect(await counted()).toBe(1);
  });

  it('a token', async () => {
    expect(await run(programWith('redisLock'), PRINT_TOKEN, redis.url)).toEqual(['access-1', 'access-1']);
    const saved = await redis.run("return redis.call('GET', 'inventory:token')", [], []);
    expect(JSON.parse(String(saved))).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  });
});

describe('docs/limits.md shows', () => {
  it('a limiter in a folder', async () => {
    expect(await run(programWith('fileLimiter'), TAKE_TURN)).toEqual(oneTaken);
  });

  it('a token in a file', async () => {
    const file = path.join(folder, 'token.json');
    writeFileSync(file, JSON.stringify({ accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 }));
    expect(await run(programWith('fileLock'), PRINT_TOKEN)).toEqual(['access-1', 'access-1']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ refreshToken: 'refresh-1' });
  });

  it('a limiter of one’s own', async () => {
    expect(await run(programWith('const limiter = {'), TAKE_TURN)).toEqual({ minute: 1, waiting: 0, day: null });
  });

  it('how large the script for Redis is', () => {
    expect(page).toContain(`The script has ${Math.round(SCRIPT.length / 1000)} kB.`);
  });

  it('every option of a shared limiter', () => {
    const options = readFileSync('src/limits/limiter-options.ts', 'utf8').match(/^ {2}\w+(?=\?: )/gm)!;
    for (const option of options.map((name) => name.trim()).filter((name) => name !== 'window'))
      expect(page).toContain(`| \`${option}\``);
  });
});
