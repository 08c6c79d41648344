import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SAMPLES } from '../../src/code-samples/languages.ts';

/**
 * The files that run the samples of a language, each in a block called `the <language> samples`. Where a language is not
 * installed, they are left out, but for CI.
 */
const RUN_BY: Record<string, string> = {
  curl: 'test/reference/samples.ts',
  fetch: 'test/reference/samples.ts',
  Client: 'test/reference/samples.ts',
  Python: 'test/reference/languages.external.test.ts',
  Java: 'test/reference/languages.external.test.ts',
  Go: 'test/reference/languages.external.test.ts',
};

it('has samples in no other language than those that are run', () => {
  const names = SAMPLES.map(({ name }) => name);
  expect(Object.keys(RUN_BY).sort()).toEqual(names.sort());
});

it.each(Object.entries(RUN_BY))('runs the samples for %s in %s', (name, file) => {
  expect(readFileSync(file, 'utf8').toLowerCase()).toMatch(
    new RegExp(`\\('the ${name.toLowerCase()} samples', \\(\\) =>`),
  );
});
