import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { reachableReferences } from '../../src/contract/reachable.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { KEYWORD_SAMPLES } from '../contract/validation/keywords.ts';
import { operations } from '../support/document.ts';
import { run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TAX = 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=10234695';

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

/** The places of the violations in a report of JSON. */
function violationsIn(report: string): string[] {
  const { findings } = JSON.parse(report) as { findings: { kind: string; place: string }[] };
  return findings.filter(({ kind }) => kind === 'violation').map(({ place }) => place);
}

/** The violations in a report of JSON: the rule, and where it is from a place, the first sample by default. */
function findingsIn(report: string, from = 'response.body/tax/sample_0'): string[] {
  const { findings } = JSON.parse(report) as { findings: { kind: string; rule: string; place: string }[] };
  const violations = findings.filter(({ kind }) => kind === 'violation');
  return violations.map(({ rule, place }) => `${rule} ${place.replace(from, '')}`);
}

describe('verify --document', () => {
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
  async function verified(schemas: readonly Schema[], ...taxes: (readonly unknown[])[]) {
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

  it('judges by every keyword of JSON Schema', async () => {
    const schemas = KEYWORD_SAMPLES.map(([, schema]) => schema);
    const accepted = await verified(
      schemas,
      KEYWORD_SAMPLES.map(([, , value]) => value),
    );
    expect(violationsIn(accepted.stdout)).toEqual([]);
    const refused = await verified(
      schemas,
      KEYWORD_SAMPLES.map(([, , , value]) => value),
    );
    const places = violationsIn(refused.stdout).map((place) => /sample_\d+/.exec(place)![0]);
    expect([...new Set(places)].sort()).toEqual(KEYWORD_SAMPLES.map((_, index) => `sample_${index}`).sort());
    expect([accepted.stderr, refused.stderr]).toEqual(['', '']);
  });

  const text = { type: 'string' };
  const named = { type: 'object', required: ['name'] };

  const choices: [what: string, schema: Schema, value: unknown, expected: string[]][] = [
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

  it.each(choices)('lists a value that none of several schemas takes: %s', async (_, schema, value, expected) => {
    const { status, stdout } = await verified([schema], [value]);
    expect([status, findingsIn(stdout)]).toEqual([1, expected]);
  });

  it('lists the same values of evidence', async () => {
    await verified(
      choices.map(([, schema]) => schema),
      choices.map(([, , value]) => value),
    );
    const merged = ['evidence', 'merge', file('samples.har'), '--document', file('edition.json')];
    await run([...merged, '--out', file('samples.json')]);
    const again = await run(['verify', file('samples.json'), '--document', file('edition.json'), '--format', 'json']);
    const expected = choices.flatMap(([, , , own], index) => own.map((one) => one.replace(' ', ` sample_${index}`)));
    expect(findingsIn(again.stdout, 'response.body/tax/').toSorted()).toEqual(expected.toSorted());
  });

  it('lists it no more when an edition has a schema that takes it', async () => {
    await verified([{ anyOf: [text, named] }], [7]);
    const merged = ['evidence', 'merge', file('samples.har'), '--document', file('edition.json')];
    await run([...merged, '--out', file('samples.json')]);
    const edition = readFileSync(file('edition.json'), 'utf8').replace(
      '"Sample0":{"anyOf":[',
      '"Sample0":{"anyOf":[{"type":"number"},',
    );
    writeFileSync(file('wider.json'), edition);
    const args = ['verify', file('samples.json'), '--document', file('wider.json'), '--format', 'json'];
    expect(findingsIn((await run(args)).stdout)).toEqual([]);
  });

  it('names a format that it does not know, and goes on', async () => {
    const { stdout, stderr } = await verified([{ type: 'string', format: 'sku' }], ['a']);
    expect(stderr).toBe('The format "sku" is unknown, so no value is checked against it.\n');
    expect(violationsIn(stdout)).toEqual([]);
  });

  const loop = { anyOf: [{ $ref: '#/components/schemas/Sample' }, { type: 'string' }] };

  it.each([
    [{ type: 'text' }, '/type', '"text" is not a type.'],
    [{ maxLength: '9' }, '/maxLength', 'The keyword maxLength of a schema must be a number.'],
    [{ pattern: '(' }, '/pattern', '"(" is not a pattern.'],
    [{ $ref: '#name' }, '/$ref', '#name leads out of the document. Bundle it into one file first.'],
    [loop, '/anyOf/0/$ref', '#/components/schemas/Sample0 leads back to where it stands.'],
  ])('names what cannot be read, and checks all else: %j', async (schema, place, problem) => {
    const { status, stdout, stderr } = await verified([schema, { type: 'number' }], ['a', 'b']);
    expect(stderr).toBe(`Not read: #/components/schemas/Sample0${place}. ${problem}\n`);
    expect(violationsIn(stdout)).toEqual(['response.body/tax/sample_1']);
    expect(status).toBe(1);
  });

  it('names three places of what it cannot read, and counts the others', async () => {
    const { stderr } = await verified(new Array(5).fill({ type: 'text' }), ['a']);
    const [first, second, third] = [0, 1, 2].map((index) => `#/components/schemas/Sample${index}/type`);
    expect(stderr).toBe(`Not read: ${first}, ${second}, ${third}, and 2 more. "text" is not a type.\n`);
  });

  it('judges by keywords that the contract of this package does not use', async () => {
    const lists = { type: 'array', maxItems: 2, uniqueItems: true };
    const closed = { type: 'object', properties: { a: true }, additionalProperties: false } as unknown as Schema;
    const schemas: Schema[] = [{ type: 'string', format: 'email' }, lists, lists, closed];
    const right = await verified(schemas, ['ann@example.com', [1, 2], [1], { a: 1 }]);
    expect([right.stderr, violationsIn(right.stdout)]).toEqual(['', []]);
    const wrong = await verified(schemas, ['ann', [1, 2, 3], [1, 1], { a: 1, b: 2 }]);
    expect([wrong.status, wrong.stderr]).toEqual([1, '']);
    expect(findingsIn(wrong.stdout)).toEqual([
      'format ',
      'maxItems response.body/tax/sample_1',
      'uniqueItems response.body/tax/sample_2',
      'additionalProperties response.body/tax/sample_3/b',
    ]);
  });
});

describe('verify', () => {
  it('ends with status 0 where nothing differs', async () => {
    expect(await run(['verify', file('clean.ndjson')])).toEqual({
      status: 0,
      stdout: `1 exchange of 1 of ${operations.length} operations, in 1 recording.\n\n0 violations, 0 undocumented, 0 guesses; 5 fields of the contract never seen.\n`,
      stderr: '',
    });
  });

  it('lists differences with where they come from, and ends with status 1', async () => {
    const { status, stdout } = await run(['verify', file('found.ndjson')]);
    expect(status).toBe(1);
    expect(stdout.replace(`of ${operations.length} operations`, 'of all operations')).toMatchInlineSnapshot(`
      "2 exchanges of 1 of all operations, in 1 recording.

      getTax 200
        + response.body/tax/tax_authority_id is not in the contract: a string (digits)
            1 of 2, open, openapi/resources/taxes/schemas.yaml:29
        ✗ response.body/tax/tax_percentage must be a number, but is a boolean
            1 of 2, documented, openapi/resources/taxes/schemas.yaml:8

      1 violation, 1 undocumented, 0 guesses; 4 fields of the contract never seen.
      "
    `);
  });

  it('lists what was never seen, if asked', async () => {
    const { stdout } = await run(['verify', file('clean.ndjson'), '--never-seen']);
    expect(stdout).toContain('Never seen:\n  getTax 200 response.body/tax/is_value_added, in 1 chance, open\n');
  });

  it('writes JSON with the places in the sources', async () => {
    const { stdout } = await run(['verify', file('found.ndjson'), '--format', 'json']);
    const { findings, neverSeen } = JSON.parse(stdout);
    const source = { file: 'openapi/resources/taxes/schemas.yaml', line: expect.any(Number) };
    expect(findings).toMatchObject([
      { kind: 'undocumented', rule: 'field', source },
      { kind: 'violation', rule: 'type', source },
    ]);
    expect(neverSeen).toContainEqual(expect.objectContaining({ place: 'response.body/tax/tax_name', of: 2, source }));
  });

  it('writes Markdown with a table for each kind', async () => {
    const { stdout } = await run(['verify', file('found.ndjson'), '--format', 'markdown', '--never-seen']);
    expect(stdout).toMatch(
      /## Violations\n\n\| operation \| place .*\n\| --- .*\n\| getTax 200 \| `response\.body\/tax\/tax_percentage` \|/,
    );
    expect(stdout).toMatch(/## Undocumented\n[\s\S]*## Never seen\n/);
  });

  it('writes SARIF that its schema takes', async () => {
    const { stdout } = await run(['verify', file('found.ndjson'), '--format', 'sarif']);
    const sarif = JSON.parse(stdout);
    const validate = new Ajv2020({ strict: false }).compile(SARIF);
    expect(validate(sarif), JSON.stringify(validate.errors)).toBe(true);
    expect(sarif.runs[0].results[0]).toMatchObject({
      ruleId: 'undocumented/field',
      level: 'note',
      partialFingerprints: { 'finding/v1': expect.stringMatching(/^undocumented \| field \| getTax \| 200 \| /) },
    });
    expect(sarif.runs[0].results[1]).toMatchObject({
      ruleId: 'violation/type',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'openapi/resources/taxes/schemas.yaml' } } }],
    });
  });

  it('fails on new differences alone with --ratchet', async () => {
    const known = file('known.json');
    expect(await run(['verify', file('found.ndjson'), '--ratchet', known])).toMatchObject({
      status: 0,
      stderr: `${known} is new: 2 findings will be left out from now on.\n`,
    });
    expect(existsSync(known)).toBe(true);
    expect(await run(['verify', file('found.ndjson'), '--ratchet', known])).toMatchObject({
      status: 0,
      stderr: `2 known findings of ${known} left out; 0 were not found this time.\n`,
    });
    const { status, stdout } = await run(['verify', file('found.ndjson'), file('more.ndjson'), '--ratchet', known]);
    expect(status).toBe(1);
    expect(stdout).toContain('tax_name must be a string');
    expect(stdout).not.toContain('tax_percentage');
  });

  it('checks traffic against another edition', async () => {
    const edition = shippedFile('generated/openapi.json');
    const { stdout } = await run(['verify', file('found.ndjson'), '--document', edition]);
    expect(stdout).toContain('documented, openapi/resources/taxes/schemas.yaml:8');
  });

  it('names the lines of the sources, and those of the edition for what an overlay has changed', async () => {
    const overlay = { overlay: '1.0.0', info: { title: 'Ours', version: '1' } };
    const percentage = '$.components.schemas.Tax.properties.tax_percentage';
    const actions = [{ target: percentage, update: { type: 'string' } }];
    writeFileSync(file('overlay.json'), JSON.stringify({ ...overlay, actions }));
    const { stdout: patched } = await run(['spec', '--format', 'json', '--overlay', file('overlay.json')]);
    writeFileSync(file('patched.json'), patched);
    const { stdout } = await run(['verify', file('found.ndjson'), '--document', file('patched.json')]);
    expect(stdout).toContain('open, openapi/resources/taxes/schemas.yaml:29');
    const [, place, line] = stdout.match(/documented, (.*):(\d+)$/m)!;
    const above = patched.split('\n').slice(Number(line) - 2, Number(line));
    expect([place, ...above.map((text) => text.trim())]).toEqual([
      file('patched.json'),
      '"tax_percentage": {',
      '"type": "string",',
    ]);
  });

  it.each([
    [['missing.har'], 'Cannot read missing.har: there is no such file.'],
    [['a.har', '--document', 'missing.yaml'], 'Cannot read missing.yaml: there is no such file.'],
    [
      ['a.har', '--format', 'xml'],
      '--format must be text, json, sarif, or markdown, not "xml". See inventory-service-api verify --help.',
    ],
  ])('ends with status 2 for %j', async (args, message) => {
    expect(await run(['verify', ...args])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  it('fails where the list of known findings cannot be written, as where any output cannot', async () => {
    const { status, stderr } = await run(['verify', file('found.ndjson'), '--ratchet', file('no/known.json')]);
    expect([status, stderr]).toEqual([1, `Cannot write ${file('no/known.json')}: its folder does not exist.\n`]);
  });

  it('refuses a list of known findings that is none', async () => {
    writeFileSync(file('wrong.json'), '[]');
    const { status, stderr } = await run(['verify', file('found.ndjson'), '--ratchet', file('wrong.json')]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('is no list of known findings. Delete it to begin a new one.'),
    ]);
  });
});

describe('what an earlier release wrote', () => {
  const written = (name: string): string => path.join('test/verify/written-by-0.2.1', name);
  const known = readFileSync(written('known.json'), 'utf8');

  it('is refused as a list of known findings, where a word in it has changed', async () => {
    writeFileSync(file('old.json'), known);
    const refused = await run(['verify', file('found.ndjson'), '--ratchet', file('old.json')]);
    expect(refused).toEqual({
      status: 2,
      stdout: '',
      stderr: `${file('old.json')} was written by an earlier release: "novelty" is now "undocumented". Replace the word in the file, or delete the file and write it again with --ratchet.\n`,
    });
    expect(readFileSync(file('old.json'), 'utf8')).toBe(known);
  });

  it('is a list of known findings again when the word is replaced', async () => {
    writeFileSync(file('replaced.json'), known.replace('novelty', 'undocumented'));
    const { status, stdout } = await run(['verify', written('traffic.ndjson'), '--ratchet', file('replaced.json')]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('\n\n0 violations, 0 undocumented, 0 guesses;')]);
  });

  it('is a list of known findings where no word in it has changed', async () => {
    const { known: all } = JSON.parse(known) as { known: string[] };
    const violations = all.filter((one) => one.startsWith('violation |'));
    writeFileSync(file('violations.json'), JSON.stringify({ known: violations }));
    const { status, stdout } = await run(['verify', file('found.ndjson'), '--ratchet', file('violations.json')]);
    expect([status, stdout]).toEqual([1, expect.stringContaining('\n0 violations, 1 undocumented, 0 guesses;')]);
  });

  it.each(['traffic.ndjson', 'evidence.json'])('is read as it was in %s', async (name) => {
    const { stdout } = await run(['verify', written(name), '--format', 'json']);
    const now = await run(['verify', file('found.ndjson'), '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(now.stdout));
  });

  it.each(['--silences', '--silences=true'])('%s is refused with its name of today', async (option) => {
    expect(await run(['verify', file('clean.ndjson'), option])).toEqual({
      status: 2,
      stdout: '',
      stderr: '--silences is now --never-seen. See inventory-service-api verify --help.\n',
    });
  });
});

/** What code-scanning tools need of SARIF 2.1.0, by its specification. */
const SARIF = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool', 'results'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: { driver: { type: 'object', required: ['name', 'rules'] } },
          },
          results: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['ruleId', 'message', 'locations'],
              properties: {
                level: { enum: ['none', 'note', 'warning', 'error'] },
                ruleIndex: { type: 'integer', minimum: 0 },
                message: { type: 'object', required: ['text'] },
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    properties: {
                      physicalLocation: {
                        required: ['artifactLocation', 'region'],
                        properties: { region: { properties: { startLine: { type: 'integer', minimum: 1 } } } },
                      },
                    },
                  },
                },
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
};
