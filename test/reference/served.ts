import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { buildReference } from '../../reference/build-site.ts';
import { selectTags } from '../../src/cli/select.ts';
import { contract } from '../support/document.ts';

/** What the command reference prints once it serves: the addresses of the reference, of the sandbox and of its page. */
export const PRINTED = /Reference: {3}(\S+)\nSandbox API: (\S+)\nConsole: {5}(\S+)\nPress Ctrl-C/;

/** Builds a reference of an earlier version and of one resource, since that is made in a moment. */
export async function buildSmallSite(output: string): Promise<void> {
  const versions = ['2.0.0', '1.0.0'].map((version) => ({ version, has: () => true }));
  const edition = { version: '1.0.0', versions, differences: undefined };
  const downloads = new Map([['openapi.yaml', readFileSync('generated/openapi.yaml', 'utf8')]]);
  await buildReference({ document: selectTags(contract, ['Taxes']), edition, downloads, output });
}

/** Expects that what was printed leads to reference, sandbox and its page. */
export async function expectServed([, url, baseUrl, page]: RegExpExecArray): Promise<void> {
  for (const address of [url!, page!, `${url}openapi.yaml`, `${url}llms-full.txt`])
    expect((await fetch(address)).status).toBe(200);
  const headers = { Authorization: 'Service-oauthtoken demo' };
  const taxes = `${baseUrl}/settings/taxes?organization_id=10234695`;
  const body = JSON.stringify({ tax_name: 'VAT-of-a-test', tax_percentage: 5 });
  await fetch(taxes, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  expect(await (await fetch(taxes, { headers })).text()).toContain('VAT-of-a-test');
}
