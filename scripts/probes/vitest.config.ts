import { defineConfig } from 'vitest/config';

/** Runs the tests of the sandbox that call operations, and records what they call. */
export default defineConfig({
  test: {
    root: process.cwd(),
    globalSetup: 'test/support/setup.ts',
    env: { NO_COLOR: '1' },
    include: [
      'test/sandbox/{refusals.e2e,lists,reads,sandbox,operations,blank-fields,other-types,debts}.test.ts',
      'test/sandbox/resources/*.test.ts',
    ],
    exclude: ['**/*.judge.test.ts', '**/*.browser.test.ts', '**/*.long.test.ts', '**/switches.e2e.test.ts'],
    setupFiles: ['scripts/probes/recorder.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    experimental: { fsModuleCache: true },
  },
});
