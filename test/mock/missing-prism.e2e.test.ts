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

it('says in one line that Prism is not installed, when a dynamic answer is asked for', async () => {
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
  for (const name of ['@remix-run', 'ajv', 'ajv-formats', 'picocolors', 'yaml'])
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  const program = `
    const { startMock } = await import(${JSON.stringify(pathToFileURL(mock).href)});
    const mock = await startMock({ document: 'generated/openapi.json' });
    for (const Prefer of ['code=200', 'dynamic=true']) {
      const headers = { Authorization: 'Service-oauthtoken demo', Prefer };
      const response = await fetch(mock.baseUrl + '/organizations', { headers });
      console.log(response.status, response.headers.get('x-mock-refusal'), (await response.json()).message);
    }
    await mock.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const [sample, dynamic] = stdout.split('\n');
  expect(sample).toMatch(/^200 null /);
  expect(dynamic).toMatch(
    /^500 failure Dynamic answers need Prism, which is not installed \(Cannot find package '@stoplight\/.*\)\. Run npm ci\.$/,
  );
});
