import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/client/client-options.ts';
import { DOCUMENTED_LIMITS } from '../../src/client/limiter.ts';

const { retry, limit } = readOptions({ baseUrl: 'http://127.0.0.1', organizationId: '1', accessToken: 'demo' });
const { retries, backoff, maxDelay, maxDelayAfter429 } = retry;
const { perMinute, perDay } = DOCUMENTED_LIMITS;

const grouped = (value: number) => value.toLocaleString('en');

/** What each text says of the defaults, on one line. */
const TEXTS: Record<string, readonly string[]> = {
  'docs/client.md': [
    `documents ${perMinute} requests a minute`,
    `(\`plan: 'free'\` ${perDay.free}, \`'standard'\` ${perDay.standard})`,
    `a call may take ${limit.ms / 1000} seconds`,
    `\`retries\` (${retries}), \`backoff\` (${backoff} ms) and \`maxDelay\` (${maxDelay / 1000} s, or ${maxDelayAfter429 / 1000} s after a 429)`,
  ],
  'reference/guides/client.md': [
    `\`timeout\` | ${grouped(limit.ms)} ms |`,
    `\`retries\` | ${retries} |`,
    `\`backoff\` | ${backoff} ms |`,
    `\`maxDelay\` | ${grouped(maxDelay)} ms; ${grouped(maxDelayAfter429)} ms after a 429 |`,
  ],
  'src/client/client-options.ts': [`The default is * ${grouped(limit.ms)},`],
  'src/client/retry.ts': [
    `retries of a call, ${retries} by default`,
    `before the first retry, in ms, ${backoff} by default`,
    `two requests, in ms, ${grouped(maxDelay)} by default; ${grouped(maxDelayAfter429)} after a 429`,
  ],
};

describe('the defaults of the client', () => {
  it.each(Object.entries(TEXTS))('stand in %s', (file, texts) => {
    const written = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    expect(texts.filter((text) => !written.includes(text))).toEqual([]);
  });
});
