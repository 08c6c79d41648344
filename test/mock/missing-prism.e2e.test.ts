import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { printedBy } from '../support/threads.ts';

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
  const program = path.join(folder, 'program.mjs');
  const code = `
    const { startMock } = await import(${JSON.stringify(pathToFileURL(mock).href)});
    const mock = await startMock({ document: 'generated/openapi.json' });
    for (const Prefer of ['code=200', 'dynamic=true']) {
      const headers = { Authorization: 'Service-oauthtoken demo', Prefer };
      const response = await fetch(mock.baseUrl + '/organizations', { headers });
      console.log(response.status, response.headers.get('x-mock-refusal'), (await response.json()).message);
    }
    await mock.close();`;
  writeFileSync(program, code);
  const [sample, dynamic] = (await printedBy(program)).split('\n');
  expect(sample).toMatch(/^200 null /);
  expect(dynamic).toMatch(
    /^500 failure Dynamic answers need Prism, which is not installed \(Cannot find package '@stoplight\/.*\)\. Run npm ci\.$/,
  );
});
