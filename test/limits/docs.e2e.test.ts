import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../src/limits/script.ts';
import { oneTaken, page, programWith, run, TAKE_TURN } from './docs.ts';

describe('docs/limits.md shows', () => {
  it('a limiter in a folder', async () => {
    expect(await run(programWith('fileLimiter'), TAKE_TURN)).toEqual(oneTaken);
  });

  it('how large the script for Redis is', () => {
    expect(page).toContain(`It is ${Math.round(SCRIPT.length / 1000)} kB,`);
  });
});
