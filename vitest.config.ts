import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** Tests that try everything. Each has a short sibling of the same name in one of the two suites above. */
const LONG = 'test/**/*.long.test.ts';

/** Tests that need Chromium. */
const BROWSER = 'test/**/*.browser.test.ts';

/**
 * Tests that install the package, measure memory, need other packages, tools, languages or runtimes, Redis or many processes,
 * or make what takes long: complete builds, the complete reference, the sandbox as small as it ships.
 */
const EXTERNAL = 'test/**/*.external.test.ts';

/** Tests of the client that must hold through the verifier's proxy as well. */
const PROXIED = ['errors', 'files', 'ids', 'paging', 'redirects', 'retry', 'timeout-abort', 'token'].map(
  (name) => `test/client/${name}.e2e.test.ts`,
);

/** TypeScript 7, which checks types in a fraction of the time of the one that has an API. */
const TYPE_CHECKER = `${import.meta.dirname}/node_modules/typescript-native/bin/tsc`;

/** The package by its name, as examples import it, is what its sources say. */
const PACKAGE = ['client', 'sandbox', 'sandbox-server', 'sandbox-testing'].map((file) => ({
  find: new RegExp(`^inventory-service-api${file === 'client' ? '' : `/${file.replace('-', '/')}`}$`),
  replacement: `${import.meta.dirname}/src/public/${file}.ts`,
}));

/**
 * Hundreds of files, each with code of its own, run in each worker, so most functions run too seldom to be worth optimizing, and
 * most objects die young: this and a large young generation take a fifth off the processor time. Later releases of Node do not
 * start with this option.
 */
const LATER_OPTIMIZATION = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

function suite(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } };
}

export default defineConfig({
  test: {
    globalSetup: 'test/support/setup.ts',
    ...(process.env['UNUSED_FOLDER'] && { setupFiles: 'test/support/note-functions.ts' }),
    // With --changed, tests run that import what has changed. Tests reach these files without importing them: they read them,
    // or start programs. So if one of these has changed, all tests run.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{openapi,generated,scripts}/**',
      '**/test/support/**',
      '**/*.{css,json,md,mjs,yaml,yml}',
    ],
    // The programs under test print without colour, also where CI turns it on.
    env: { NO_COLOR: '1' },
    // Many tests wait for programs that they start, so as many workers as cores would leave some idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What a run has compiled of the sources, the next one reads, by content and by the lock file.
    experimental: { fsModuleCache: true },
    // What hangs ends at some time. It is no measure of speed: a test takes four times as long on a busy machine.
    testTimeout: 600_000,
    // What is waited for comes late on a busy machine; one second, the default, is not enough there.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 900_000,
    projects: [
      // Unit tests, and those whose names end with .e2e.test.ts: these may open sockets, start programs, make a reference or
      // bundles, or make hundreds of calls. Modules are loaded once for all files: no test changes what others share.
      suite('short', {
        isolate: false,
        execArgv: ['--max-semi-space-size=64', ...LATER_OPTIMIZATION],
        include: ['test/**/*.test.ts'],
        exclude: [LONG, BROWSER, EXTERNAL],
        setupFiles: ['test/support/same-globals.ts', 'test/support/no-sockets.ts'],
      }),
      suite('long', {
        isolate: false,
        include: [LONG],
        setupFiles: 'test/support/same-globals.ts',
        // `npm run check` checks these types, too.
        typecheck: {
          enabled: true,
          checker: TYPE_CHECKER,
          include: ['test/**/*.test-d.ts'],
          tsconfig: 'test/tsconfig.types.json',
        },
      }),
      // The client against hostile servers once more, with the verifier's proxy between them. It runs with the external checks.
      suite('proxied', {
        isolate: false,
        include: PROXIED,
        setupFiles: ['test/support/same-globals.ts', 'test/verifier/verify/proxied.ts'],
      }),
      suite('browser', { isolate: false, include: [BROWSER], setupFiles: 'test/support/same-globals.ts' }),
      suite('external', {
        isolate: false,
        include: [EXTERNAL],
        alias: PACKAGE,
        setupFiles: 'test/support/same-globals.ts',
      }),
    ],
  },
});
