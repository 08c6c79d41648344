import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compiledClient, compiledMock, compiledSandbox, installModules } from './compiled-programs.ts';
import { codeBelow } from './markdown.ts';
import { sharedFolder } from './shared.ts';

/** The tests for Vitest that documents show, each as a file: document, heading and language. */
const SHOWN = {
  'sandbox.test.ts': ['docs/sandbox.md', 'Vitest', 'ts'],
  'component.test.tsx': ['docs/sandbox.md', 'React', 'tsx'],
  'mock.test.ts': ['docs/mock.md', 'Vitest', 'ts'],
} as const;

/** What the tests import in addition to the package. */
const PACKAGES = ['vitest', 'react', 'react-dom', '@testing-library', 'happy-dom'];

/** One thread for all of them, since starting others takes longer than the tests. */
const CONFIG = {
  // What is installed is left as it is.
  resolve: { preserveSymlinks: true },
  test: { include: Object.keys(SHOWN), pool: 'threads', isolate: false, maxWorkers: 1 },
};

/** Runs the tests that documents show, with Vitest and the compiled package, once for all test files; returns what it prints. */
export async function outputOfRecipeTests(): Promise<string> {
  const folder = await sharedFolder('recipe-tests', async (made) => {
    installModules(made, {
      '.': await compiledClient(),
      './mock': fileURLToPath(await compiledMock()),
      './sandbox': await compiledSandbox(),
    });
    for (const name of PACKAGES) symlinkSync(path.resolve('node_modules', name), path.join(made, 'node_modules', name));
    for (const [file, [document, heading, language]] of Object.entries(SHOWN))
      writeFileSync(path.join(made, file), codeBelow(readFileSync(document, 'utf8'), heading, language));
    const jsx = { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } };
    writeFileSync(path.join(made, 'tsconfig.json'), JSON.stringify(jsx));
    writeFileSync(path.join(made, 'vitest.config.mjs'), `export default ${JSON.stringify(CONFIG)}`);
    const args = [path.resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', made];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    writeFileSync(path.join(made, 'output.txt'), stdout);
  });
  return readFileSync(path.join(folder, 'output.txt'), 'utf8');
}
