import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that start programs, browsers, installations or the whole build. */
const E2E = [
  'test/**/*.e2e.test.ts',
  'test/cli/processes.test.ts',
  'test/client/browser.test.ts',
  'test/mock/cli.test.ts',
  'test/mock/docs.test.ts',
  'test/mock/fuzz.test.ts',
  'test/mock/missing-prism.test.ts',
  'test/package/checks.test.ts',
  'test/package/package.test.ts',
  'test/readme.test.ts',
  'test/reference/browser.test.ts',
  'test/reference/build.test.ts',
  'test/reference/samples.test.ts',
  'test/reference/serve.test.ts',
  'test/reference/watch.test.ts',
  'test/release/programs.test.ts',
  'test/release/steps.test.ts',
  'test/scripts/build.test.ts',
  'test/scripts/stale.test.ts',
];

/** Tests in which other tools judge what is made here: Prism, Redocly, generators of clients; and one that takes long. */
const JUDGES = [
  'test/diff/redocly.test.ts',
  'test/generators/swagger-typescript-api.test.ts',
  'test/mock/parity.test.ts',
  'test/sandbox/node/data/kill.test.ts',
];

function suite(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } };
}

export default defineConfig({
  test: {
    globalSetup: 'test/support/setup.ts',
    // The programs under test print without colour, also where CI turns it on.
    env: { NO_COLOR: '1' },
    // Many tests wait for programs that they start, so one worker would leave a core idle.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // Modules are loaded once for all: these tests change nothing that they share.
      suite('unit', { isolate: false, include: ['test/**/*.test.ts'], exclude: [...E2E, ...JUDGES] }),
      suite('e2e', {
        include: E2E,
        typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: 'test/tsconfig.types.json' },
      }),
      suite('judges', { include: JUDGES }),
    ],
  },
});
