import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, expect, it } from 'vitest';
import { downgrade } from '../../scripts/compile/openapi-3.0/document.ts';
import { compile } from '../package/installation.ts';
import { contract, operations } from '../support/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'generator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Spec = NonNullable<Parameters<typeof generateApi>[0]['spec']>;

it.each([
  { name: 'OpenAPI 3.1', document: contract },
  { name: 'OpenAPI 3.0', document: downgrade(contract) },
])('swagger-typescript-api makes a client of the $name document that compiles', async ({ name, document }) => {
  const { files } = await generateApi({
    spec: structuredClone(document) as unknown as Spec,
    fileName: 'api.ts',
    output: false,
    silent: true,
  });
  const code = files.map(({ fileContent }) => fileContent).join('\n');
  for (const { id } of operations) expect(code).toMatch(new RegExp(`\\b${id}: \\(`));
  const file = `${name.replaceAll(/\W/g, '-')}.ts`;
  const use = `
    const api = new Api();
    export const create = api.settings.createTax({ organization_id: '1' }, { tax_name: 'VAT', tax_percentage: 12.5 });
    // @ts-expect-error: a name is a text.
    void api.settings.createTax({ organization_id: '1' }, { tax_name: 7, tax_percentage: 12.5 });`;
  writeFileSync(path.join(folder, file), code + use);
  expect(
    compile(
      folder,
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
      '--module',
      'esnext',
      file,
    ),
  ).toBe('');
});
