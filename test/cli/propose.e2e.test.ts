import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { run } from './output.ts';
import { read, testBlankDate, testKeys } from './propose.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'propose-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testBlankDate('json', false);

it('differences without a proposal are named', async () => {
  const exchange = read('/items', { items: [], page_context: {} });
  const { request } = exchange;
  writeFileSync(
    file('query.har'),
    archiveOf([{ ...exchange, request: { ...request, url: `${request.url}&colour=red` } }]),
  );
  const { stderr } = await run(['propose', file('query.har')]);
  expect(stderr).toMatch(/, 1 difference without a proposal\.\n/);
  expect(stderr).toContain(
    'Differences without a proposal:\n  listItems 200 request.query/colour is not in the contract: a string, in 1 of 1\n',
  );
});

testKeys([['verify', '--never-seen'], ['evidence', 'merge'], ['propose']]);
