import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../src/limits/script.ts';
import { hasRedis } from '../support/redis.ts';
import { folder, oneTaken, PRINT_TOKEN, page, programWith, redisForTests, run, TAKE_TURN } from './docs.ts';

describe.skipIf(!hasRedis)('docs/limits.md shows, for Redis,', () => {
  const { server, counted } = redisForTests();

  it('a limiter with node-redis', async () => {
    expect(await run(programWith("from 'redis'", 'redisLimiter'), TAKE_TURN, server().url)).toEqual(oneTaken);
    expect(await counted()).toBe(1);
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
