import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, those of each suite in the order in which they start. A run that ended with one of them would keep
 * the other workers waiting. Vitest knows how long files took only where it has run them before.
 */
export const LONGEST = [
  'test/reference/build.e2e.test.ts',
  'test/verifier/probe/run.test.ts',
  'test/package/bundle.e2e.test.ts',
  'test/cli/verify.test.ts',
  'test/verifier/verify/propose.e2e.test.ts',
  'test/reference/serve.e2e.test.ts',
  'test/scripts/build.e2e.test.ts',
  'test/cli/inputs.long.test.ts',
  'test/verifier/probe/safety.long.test.ts',
  'test/sandbox/odd-values.long.test.ts',
  'test/reference/serve.long.test.ts',
  'test/doors/samples.long.test.ts',
  'test/verifier/verify/propose.long.test.ts',
  'test/scripts/build.long.test.ts',
  'test/reference/site.browser.test.ts',
  'test/reference/guides.browser.test.ts',
  'test/reference/send-twice.browser.test.ts',
  'test/sandbox/node/console.browser.test.ts',
  'test/external/fuzzer/fuzzer.external.test.ts',
  'test/package/package.external.test.ts',
  'test/limits/redis-chaos.external.test.ts',
  'test/external/engines/engines.external.test.ts',
  'test/external/guesses/guesses.external.test.ts',
  'test/reference/fresh-clone.external.test.ts',
  'test/reference/languages.external.test.ts',
];

/** Runs the longest files of a suite first, and all others as Vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank === -1 ? LONGEST.length : rank;
}
