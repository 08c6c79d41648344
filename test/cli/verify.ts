import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { reachableReferences } from '../../src/contract/reachable.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { everyNth } from '../support/full.ts';
import { run } from './output.ts';

/** The path of a file by its name. */
type FileOf = (name: string) => string;

const TAX = 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=10234695';

/** Records taxes in files, which are deleted after the tests of a file. Returns the path of one by its name. */
export function makeRecordings(): FileOf {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const file = (name: string): string => path.join(folder, name);

  /** Records taxes. */
  function record(name: string, ...taxes: object[]): void {
    const recorder = createRecorder({ to: file(name) });
    for (const tax of taxes) {
      recorder({
        at: '2026-03-28T12:00:00Z',
        request: { method: 'GET', url: TAX },
        response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', tax }) },
      });
    }
  }

  beforeAll(() => {
    record('clean.ndjson', { tax_id: '1' });
    record('found.ndjson', { tax_id: '1', tax_percentage: true }, { tax_id: '2', tax_authority_id: '77' });
    record('more.ndjson', { tax_id: '1', tax_name: null });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return file;
}

/** The places of the violations in a report of JSON. */
export function violationsIn(report: string): string[] {
  const { findings } = JSON.parse(report) as { findings: { kind: string; place: string }[] };
  return findings.filter(({ kind }) => kind === 'violation').map(({ place }) => place);
}

/** The violations in a report of JSON: the rule, and where it is from a place, the first sample by default. */
export function findingsIn(report: string, from = 'response.body/tax/sample_0'): string[] {
  const { findings } = JSON.parse(report) as { findings: { kind: string; rule: string; place: string }[] };
  const violations = findings.filter(({ kind }) => kind === 'violation');
  return violations.map(({ rule, place }) => `${rule} ${place.replace(from, '')}`);
}

/** The operations of one tax, and what they refer to: most of each run on the whole contract goes to reading all else. */
const part = JSON.parse(readFileSync(shippedFile('generated/openapi.json'), 'utf8')) as OpenApiDocument;
const taxPath = part.paths['/settings/taxes/{tax_id}']!;
const reached = reachableReferences(part, [taxPath, { $ref: '#/components/schemas/Warehouse' }]);
part.paths = { '/settings/taxes/{tax_id}': taxPath };
for (const [kind, entries] of Object.entries(part.components)) {
  if (kind === 'securitySchemes') continue;
  for (const name of Object.keys(entries))
    if (!reached.has(`#/components/${kind}/${name}`)) Reflect.deleteProperty(entries, name);
}

/** Checks taxes against an edition of the contract in which the samples of a tax have schemas of their own. */
export async function verified(file: FileOf, schemas: readonly Schema[], ...taxes: (readonly unknown[])[]) {
  const document = structuredClone(part);
  const { schemas: shared } = document.components;
  for (const [index, schema] of schemas.entries()) {
    const name = `Sample${index}`;
    shared[name] = JSON.parse(JSON.stringify(schema).replaceAll(/\/Sample(?=[/"])/g, `/${name}`)) as Schema;
    shared['Tax']!.properties![`sample_${index}`] = { $ref: `#/components/schemas/${name}` };
  }
  writeFileSync(file('edition.json'), JSON.stringify(document));
  const entries = taxes.map((values) => {
    const samples = Object.fromEntries(values.map((value, index) => [`sample_${index}`, value]));
    const text = JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1', ...samples } });
    return {
      startedDateTime: '2026-03-28T12:00:00Z',
      request: { method: 'GET', url: TAX, headers: [] },
      response: { status: 200, headers: [], content: { mimeType: 'application/json', text } },
    };
  });
  writeFileSync(file('samples.har'), JSON.stringify({ log: { version: '1.2', entries } }));
  return run(['verify', file('samples.har'), '--document', file('edition.json'), '--format', 'json']);
}

export const text = { type: 'string' };
export const named = { type: 'object', required: ['name'] };

/** Schemas that choose, a value that none takes, and what is listed of it. */
export const choices: [what: string, schema: Schema, value: unknown, expected: string[]][] = [
  ['a key is missing', { anyOf: [text, named] }, {}, ['required /name']],
  ['a key is missing, whichever schema comes first', { anyOf: [named, text] }, {}, ['required /name']],
  [
    'both are of its type',
    {
      anyOf: [
        { ...text, pattern: '^a' },
        { ...text, minLength: 5 },
      ],
    },
    'bad',
    ['pattern '],
  ],
  ['none is of its type', { anyOf: [text, named] }, 7, ['type ']],
  ['it has no entry', { oneOf: [text, { type: 'array', minItems: 1 }] }, [], ['minItems ']],
  ['an entry is wrong', { oneOf: [text, { type: 'array', items: text }] }, [7], ['type /*']],
  ['several take it', { oneOf: [text, { maxLength: 9 }, { type: 'number' }] }, 'a', ['oneOf ']],
  ['more is asked of it', { required: ['id'], anyOf: [text, named] }, {}, ['required /id', 'required /name']],
  ['it is a choice in a choice', { anyOf: [text, { oneOf: [named, { type: 'number' }] }] }, {}, ['required /name']],
  ['a schema is a reference', { anyOf: [text, { $ref: '#/components/schemas/Warehouse' }] }, [], ['type ']],
];

/** Checks every nth value that none of the schemas to choose from accepts. */
export function testChoices(file: FileOf, nth: number): void {
  it.each(everyNth(choices, nth))(
    'lists a value that none of several schemas takes: %s',
    async (_, schema, value, expected) => {
      const { status, stdout } = await verified(file, [schema], [value]);
      expect([status, findingsIn(stdout)]).toEqual([1, expected]);
    },
  );
}
