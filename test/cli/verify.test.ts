import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { KEYWORD_SAMPLES } from '../contract/validation/keywords.ts';
import { operations } from '../support/document.ts';
import { run } from './output.ts';
import { makeRecordings, testChoices, verified, violationsIn } from './verify.ts';

const file = makeRecordings();

describe('verify --document', () => {
  it('judges by every keyword of JSON Schema', async () => {
    const schemas = KEYWORD_SAMPLES.map(([, schema]) => schema);
    const accepted = await verified(
      file,
      schemas,
      KEYWORD_SAMPLES.map(([, , value]) => value),
    );
    expect(violationsIn(accepted.stdout)).toEqual([]);
    const refused = await verified(
      file,
      schemas,
      KEYWORD_SAMPLES.map(([, , , value]) => value),
    );
    const places = violationsIn(refused.stdout).map((place) => /sample_\d+/.exec(place)![0]);
    expect([...new Set(places)].sort()).toEqual(KEYWORD_SAMPLES.map((_, index) => `sample_${index}`).sort());
    expect([accepted.stderr, refused.stderr]).toEqual(['', '']);
  });

  testChoices(file, 3);

  it('names a format that it does not know, and goes on', async () => {
    const { stdout, stderr } = await verified(file, [{ type: 'string', format: 'sku' }], ['a']);
    expect(stderr).toBe('The format "sku" is unknown, so no value is checked against it.\n');
    expect(violationsIn(stdout)).toEqual([]);
  });

  const loop = { anyOf: [{ $ref: '#/components/schemas/Sample' }, { type: 'string' }] };

  it.each([
    [{ type: 'text' }, '/type', '"text" is not a type.'],
    [{ maxLength: '9' }, '/maxLength', 'The keyword maxLength of a schema must be a number.'],
    [{ pattern: '(' }, '/pattern', '"(" is not a pattern.'],
    [{ $ref: '#name' }, '/$ref', '#name points outside the document. Bundle it into one file first.'],
    [loop, '/anyOf/0/$ref', '#/components/schemas/Sample0 refers to itself.'],
  ])("names what can't be read, and checks all else: %j", async (schema, place, problem) => {
    const { status, stdout, stderr } = await verified(file, [schema, { type: 'number' }], ['a', 'b']);
    expect(stderr).toBe(`Not read: #/components/schemas/Sample0${place}. ${problem}\n`);
    expect(violationsIn(stdout)).toEqual(['response.body/tax/sample_1']);
    expect(status).toBe(1);
  });

  it("names three places of what it can't read, and counts the others", async () => {
    const { stderr } = await verified(file, new Array(5).fill({ type: 'text' }), ['a']);
    const [first, second, third] = [0, 1, 2].map((index) => `#/components/schemas/Sample${index}/type`);
    expect(stderr).toBe(`Not read: ${first}, ${second}, ${third}, and 2 more. "text" is not a type.\n`);
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
    expect(
      stdout
        .replace(`of ${operations.length} operations`, 'of all operations')
        .replaceAll(/\.yaml:\d+/g, '.yaml:<line>'),
    ).toMatchInlineSnapshot(`
      "2 exchanges of 1 of all operations, in 1 recording.

      getTax 200
        + response.body/tax/tax_authority_id is not in the contract: a string (digits)
            1 of 2, open, openapi/resources/taxes/schemas.yaml:<line>
        ✗ response.body/tax/tax_percentage must be a number, but is a boolean
            1 of 2, documented, openapi/resources/taxes/schemas.yaml:<line>

      1 violation, 1 undocumented, 0 guesses; 4 fields of the contract never seen.
      "
    `);
  });

  it('lists what was never seen, if asked', async () => {
    const { stdout } = await run(['verify', file('clean.ndjson'), '--never-seen']);
    expect(stdout).toContain(
      'Never seen:\n  getTax 200 response.body/tax/is_value_added, missing from 1 object, open\n',
    );
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
      stderr: `2 known findings in ${known} left out; 0 were not found this time.\n`,
    });
    const { status, stdout } = await run(['verify', file('found.ndjson'), file('more.ndjson'), '--ratchet', known]);
    expect(status).toBe(1);
    expect(stdout).toContain('tax_name must be a string');
    expect(stdout).not.toContain('tax_percentage');
  });

  it('checks traffic against another edition', async () => {
    const edition = shippedFile('generated/openapi.json');
    const { stdout } = await run(['verify', file('found.ndjson'), '--document', edition]);
    expect(stdout).toMatch(/documented, openapi\/resources\/taxes\/schemas\.yaml:\d+\n/);
  });

  it.each([
    [['missing.har'], 'Cannot read missing.har: there is no such file.'],
    [['a.har', '--document', 'missing.yaml'], 'Cannot read missing.yaml: there is no such file.'],
    [
      ['a.har', '--format', 'xml'],
      '--format must be text, json, sarif, or markdown, not "xml". See npx inventory-service-api verify --help.',
    ],
  ])('ends with status 2 for %j', async (args, message) => {
    expect(await run(['verify', ...args])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  it("fails where the list of known findings can't be written, as where any output can't", async () => {
    const { status, stderr } = await run(['verify', file('found.ndjson'), '--ratchet', file('no/known.json')]);
    expect([status, stderr]).toEqual([1, `Cannot write ${file('no/known.json')}: its folder does not exist.\n`]);
  });

  it('refuses a list of known findings that is none', async () => {
    writeFileSync(file('wrong.json'), '[]');
    const { status, stderr } = await run(['verify', file('found.ndjson'), '--ratchet', file('wrong.json')]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('is not a list of known findings. Delete it to start a new one.'),
    ]);
  });
});

describe('what an earlier release wrote', () => {
  const written = (name: string): string => path.join('test/verifier/verify/written-by-0.2.1', name);
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
