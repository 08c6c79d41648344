import { defineConfig } from 'vitest/config';

/** Runs the tests of the sandbox that call operations, and records what they call. */
export default defineConfig({
  test: {
    root: process.cwd(),
    globalSetup: 'test/support/setup.ts',
    env: { NO_COLOR: '1' },
    include: [
      'test/sandbox/{refusals,lists,sandbox,debts}.long.test.ts',
      'test/sandbox/{lists,reads,sandbox,operations,blank-fields,other-types,debts}.test.ts',
      'test/sandbox/resources/*.test.ts',
    ],
    exclude: ['**/*.judge.test.ts', '**/*.browser.test.ts', '**/switches.{e2e,long}.test.ts'],
    setupFiles: ['scripts/probes/recorder.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    experimental: { fsModuleCache: true },
  },
});
