import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downgrade } from '../../scripts/package/openapi-3.0/convert-document.ts';
import { compile } from '../package/installation.ts';
import { contract, operations } from '../support/document.ts';
import { importOf } from '../support/judges/tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'generator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `swagger-typescript-api`, as far as it is used here. */
interface Generator {
  generateApi(options: {
    spec: object;
    fileName: string;
    output: false;
    silent: true;
  }): Promise<{ files: { fileContent: string }[] }>;
}

const DOCUMENTS = { '3.1': contract, '3.0': downgrade(contract) };

/** A call that must compile, and one that must not. */
const USE = `
  const api = new Api();
  export const create = api.settings.createTax({ organization_id: '1' }, { tax_name: 'VAT', tax_percentage: 12.5 });
  // @ts-expect-error: a name is a text.
  void api.settings.createTax({ organization_id: '1' }, { tax_name: 7, tax_percentage: 12.5 });`;

const OPTIONS = '--noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module esnext'.split(' ');

let clients: Record<string, string>;
beforeAll(async () => {
  const made = Object.entries(DOCUMENTS).map(async ([version, document]) => [version, await generate(document)]);
  clients = Object.fromEntries(await Promise.all(made)) as Record<string, string>;
}, 600_000);

async function generate(document: object): Promise<string> {
  const { generateApi } = await importOf<Generator>('swagger-typescript-api', 'swagger-typescript-api');
  const spec = structuredClone(document);
  const { files } = await generateApi({ spec, fileName: 'api.ts', output: false, silent: true });
  return files.map(({ fileContent }) => fileContent).join('\n');
}

describe('swagger-typescript-api', () => {
  it.each(Object.keys(DOCUMENTS))('makes a client of the OpenAPI %s document with every operation', (version) => {
    for (const { id } of operations) expect(clients[version]).toMatch(new RegExp(`\\b${id}: \\(`));
  });

  it('makes clients of both documents that compile', () => {
    const files = Object.keys(DOCUMENTS).map((version) => `openapi-${version}.ts`);
    for (const [version, code] of Object.entries(clients))
      writeFileSync(path.join(folder, `openapi-${version}.ts`), code + USE);
    expect(compile(folder, ...OPTIONS, ...files)).toBe('');
  });
});
