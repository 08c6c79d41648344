import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'without-prism-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells in one line that Prism is not installed', async () => {
  const mock = path.join(folder, 'mock.mjs');
  await build({
    entryPoints: ['src/mock/index.ts'],
    outfile: mock,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['find-my-way', 'picocolors'])
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  const program = `
    const { startMock, MockError } = await import(${JSON.stringify(pathToFileURL(mock).href)});
    const error = await startMock({ document: 'generated/openapi.json' }).catch((reason) => reason);
    console.log(error instanceof MockError, error.message);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toMatch(
    /^true The mock needs Prism, which is not installed \(Cannot find package '@stoplight\/.*\)\. Run npm ci\.\n$/,
  );
});
