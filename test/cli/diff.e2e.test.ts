import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectTags } from '../../src/cli/select.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';
import { run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
const part = selectTags(contract, ['Contacts', 'Taxes']);

function write(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Makes a change of a document. `fields` are those of the address of a contact. */
type Edit = (document: OpenApiDocument, fields: Record<string, Schema>) => void;

/** The part of the shipped document that the changes are in, with a change. */
function changed(name: string, edit: Edit): string {
  const document = structuredClone(part);
  edit(document, document.components.schemas['ContactAddress']!.properties!);
  return write(name, document);
}

const deprecate: Edit = (_, fields) => void (fields['state']!['deprecated'] = true);

const files = { unchanged: '', breaking: '', warning: '', additive: '', descriptive: '' };
beforeAll(() => {
  files.unchanged = changed('unchanged.json', () => undefined);
  files.breaking = changed('breaking.json', (_, fields) => void delete fields['city']);
  files.warning = changed('warning.json', deprecate);
  files.additive = changed('additive.json', (document) => {
    document.paths['/settings/taxes']!['patch'] = {
      operationId: 'patchTaxes',
      tags: ['Taxes'],
      security: [],
      responses: {},
    };
  });
  files.descriptive = changed(
    'descriptive.json',
    (_, fields) => void (fields['state']!.description = 'Federal state.'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('diff', () => {
  it('says so where nothing changed', async () => {
    expect(await run(['diff', files.unchanged, files.unchanged])).toEqual({
      status: 0,
      stdout: 'No changes.\n',
      stderr: '',
    });
    expect((await run(['diff', files.unchanged, files.unchanged, '--format', 'markdown'])).stdout).toBe(
      'No changes.\n',
    );
    expect(JSON.parse((await run(['diff', files.unchanged, files.unchanged, '--format', 'json'])).stdout)).toEqual({
      bump: 'none',
      counts: { breaking: 0, warning: 0, additive: 0, descriptive: 0 },
      changes: [],
    });
  });

  it('groups changes by what they mean, for whom', async () => {
    expect(await run(['diff', files.unchanged, files.breaking])).toEqual({
      status: 1,
      stdout: `Breaking (2)
  readers: ContactAddress.city: field removed (listContacts, createContact, getContact, updateContact)
  callers: ContactAddress.city: field removed (createContact, updateContact)

2 breaking, 0 warnings, 0 additive, 0 descriptive: a major release, or a minor one before 1.0.0.
`,
      stderr: '',
    });
  });

  it('writes tables in Markdown', async () => {
    expect((await run(['diff', files.unchanged, files.breaking, '--format', 'markdown'])).stdout).toBe(
      `2 breaking, 0 warnings, 0 additive, 0 descriptive: a major release, or a minor one before 1.0.0.

## Breaking (2)

| for | where | what | operations |
|---|---|---|---|
| readers | \`ContactAddress.city\` | field removed | listContacts, createContact, getContact, updateContact |
| callers | \`ContactAddress.city\` | field removed | createContact, updateContact |
`,
    );
  });

  it('writes everything in JSON', async () => {
    expect(JSON.parse((await run(['diff', files.unchanged, files.descriptive, '--format', 'json'])).stdout)).toEqual({
      bump: 'patch',
      counts: { breaking: 0, warning: 0, additive: 0, descriptive: 1 },
      changes: [
        {
          impact: 'descriptive',
          kind: 'text-changed',
          place: 'ContactAddress.state',
          message: 'description changed',
          operations: [],
        },
      ],
    });
  });

  it('reads YAML as well', async () => {
    const yaml = write('unchanged.yaml', `# A comment, which JSON has not.\n${JSON.stringify(part)}`);
    expect((await run(['diff', yaml, files.breaking])).stdout).toContain('ContactAddress.city: field removed');
  });

  it.each([
    ['breaking', undefined, 1],
    ['breaking', 'breaking', 1],
    ['breaking', 'additive', 1],
    ['breaking', 'none', 0],
    ['warning', undefined, 0],
    ['warning', 'additive', 1],
    ['additive', undefined, 0],
    ['additive', 'additive', 1],
    ['descriptive', 'additive', 0],
  ] as const)('%s changes with --fail-on %s end with %i', async (kind, failOn, status) => {
    expect((await run(['diff', files.unchanged, files[kind], ...(failOn ? ['--fail-on', failOn] : [])])).status).toBe(
      status,
    );
  });

  it.each([
    ['not-yaml.yaml', 'a: b: c', /not-yaml\.yaml is neither JSON nor YAML: .+\n$/],
    ['cut-off.json', '{"openapi": "3.1.0",', /cut-off\.json is neither JSON nor YAML: .+\n$/],
    ['other.json', '{}', /other\.json is not an OpenAPI document: it has no `openapi`\.\n$/],
    [
      'old.json',
      '{"openapi": "3.0.3"}',
      /old\.json is OpenAPI 3\.0\.3; version 3\.1 is required\. This raises it: npx @scalar\/cli document upgrade\.\n$/,
    ],
    ['missing.yaml', undefined, /Cannot read .*missing\.yaml: there is no such file\.\n$/],
    ['.', undefined, /Cannot read .*: it is a folder\.\n$/],
    [
      'apart.json',
      '{"openapi": "3.1.0", "paths": {"/a": {"get": {"responses": {"200": {"$ref": "b.yaml#/B"}}}}}}',
      /^Cannot compare .*apart\.json with .*apart\.json: b\.yaml#\/B leads out of the document\. Bundle it into one file first\.\n$/,
    ],
  ])('says in a line why %s cannot be compared', async (name, content, message) => {
    const file = content === undefined ? path.join(folder, name) : write(name, content);
    const { status, stdout, stderr } = await run(['diff', file, file]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});
