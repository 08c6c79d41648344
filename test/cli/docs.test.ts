import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/contract.ts';
import { shippedFile } from '../../src/shipped.ts';
import { run } from './output.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));

/** Commands of the page that show what they print. */
const examples = [...page.matchAll(/```console\n\$ npx inventory-service-api (.*)\n([\s\S]*?)```/g)].map(
  ([, command, output]) => ({
    command: command!,
    output: output!,
  }),
);

beforeAll(() => {
  const document = JSON.parse(readFileSync(shippedFile('generated/openapi.json'), 'utf8')) as OpenApiDocument;
  const fields = document.components.schemas['TaxCreate']!.properties!;
  delete fields['tax_percentage'];
  (fields['tax_type']!['enum'] as string[]).push('surcharge');
  writeFileSync(path.join(folder, 'old.json'), JSON.stringify(document));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has an example that prints something for every command that ends by itself but spec', () => {
  expect(new Set(examples.map(({ command }) => command.split(' ')[0]))).toEqual(
    new Set(['sample', 'operations', 'diff']),
  );
});

it.each(examples)('$command prints what the page shows', async ({ command, output }) => {
  const { stdout, stderr } = await run(command.replace('old.json', path.join(folder, 'old.json')).split(' '));
  expect(stdout + stderr).toBe(output);
});
