import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { compiledClient } from '../support/compiled-programs.ts';
import { blocksIn, codeBelow } from '../support/markdown.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
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
export const TAKE_TURN = `
const turn = await limiter.take(new AbortController().signal, () => undefined);
turn.done();
await limiter.flush?.();
console.log(JSON.stringify(limiter.state()));
process.exit();
`;

export const PRINT_TOKEN = `
console.log(JSON.stringify([await accessToken(), await accessToken({ refused: 'other' })]));
process.exit();
`;

/** Runs behind a program that makes a client: calls a service that states its limits, and prints what is left. */
export const PRINT_BUDGET = `
const headers = { 'X-RateLimit-Limit': '7', 'X-RateLimit-Remaining': '6', 'X-RateLimit-Reset': '60' };
globalThis.fetch = async () => Response.json({ code: 0, message: 'success', taxes: [] }, { headers });
await inventory.taxes.list();
console.log(JSON.stringify(inventory.budget()));
process.exit();
`;

export const page = readFileSync('docs/limits.md', 'utf8');

/** Follows the page's advice on tokens in Redis, with `refresh` from the recipe for files. */
export const TOKEN_IN_REDIS = `
import { createClient } from 'redis';
import { keepToken, redisLock } from 'inventory-service-api/token';
import { refresh } from './refresh.js';

const redis = await createClient({ url: process.env.REDIS_URL }).connect();
const run = (script, keys, args) => redis.eval(script, { keys, arguments: args });
const accessToken = keepToken({
  load: async () => JSON.parse((await redis.get('inventory:token')) ?? 'null') ?? undefined,
  save: async (token) => void (await redis.set('inventory:token', JSON.stringify(token))),
  lock: redisLock({ run, key: 'inventory:token-lock' }),
  refresh,
  onError: (error) => console.error('The token could not be refreshed or saved.', error),
});
`;

/** The recipe that has its `refresh`. */
const recipe = codeBelow(readFileSync('docs/client.md', 'utf8'), 'Tokens in files, from the first day', 'js');
const programs = blocksIn(page, 'js');
const folder = mkdtempSync(path.join(tmpdir(), 'limits-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program of the page that holds all of these texts. */
export function programWith(...texts: string[]): string {
  const found = programs.filter((code) => texts.every((text) => code.includes(text)));
  expect(found, texts.join(', ')).toHaveLength(1);
  return found[0]!;
}

/** The program for node-redis, with what a row of the table says of another client. */
export function programFor(client: string): string {
  const [, made, run] = new RegExp(
    `^\\| ${client}[^|]*\\| ` + '`([^`]+)`' + ` *\\| ` + '`([^`]+)`' + ` *\\|$`,
    'm',
  ).exec(page)!;
  return programWith("from 'redis'", 'redisLimiter')
    .replace(
      "import { createClient } from 'redis';",
      `import { Redis } from '${client === 'ioredis' ? client : '@upstash/redis'}';`,
    )
    .replace(/(?<=const redis = ).*(?=;)/, made!)
    .replace(/(?<=run: ).*(?=,\n)/, run!);
}

/** Runs a program of the page with more behind it, and returns what it prints last, as JSON. */
export async function run(code: string, behind: string, redisUrl = ''): Promise<unknown> {
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
    plugins: [
      {
        name: 'recipe',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/refresh\.js$/ }, ({ path: name }) => ({ path: name, namespace: 'recipe' }));
          onLoad({ filter: /.*/, namespace: 'recipe' }, () => ({ contents: recipe, resolveDir: process.cwd() }));
        },
      },
    ],
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

export const oneTaken = { minute: 99, day: 2499, waiting: 0 };

/** A server of Redis for the tests of a file, which is empty before each of them. */
export function redisForTests(): { server(): RedisServer; counted(): Promise<unknown> } {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.clear());
  afterAll(() => redis?.stop());
  return {
    server: () => redis,
    /** How many requests Redis has counted. */
    counted: () => redis.run("return redis.call('ZCARD', 'inventory-limits:{10234695}:v2:log')", [], []),
  };
}
