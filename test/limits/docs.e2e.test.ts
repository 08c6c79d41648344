import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../src/limits/script.ts';
import { oneTaken, page, programWith, run, TAKE_TURN } from './docs.ts';

describe('docs/limits.md shows', () => {
  it('a limiter in a folder', async () => {
    expect(await run(programWith('fileLimiter'), TAKE_TURN)).toEqual(oneTaken);
  });

  it('how large the script for Redis is', () => {
    expect(page).toContain(`The script is ${Math.round(SCRIPT.length / 1000)} kB.`);
  });

  it('every option of a shared limiter', () => {
    const options = readFileSync('src/limits/limiter-options.ts', 'utf8').match(/^ {2}\w+(?=\?: )/gm)!;
    for (const option of options.map((name) => name.trim()).filter((name) => name !== 'window'))
      expect(page).toContain(`| \`${option}\``);
  });
});
