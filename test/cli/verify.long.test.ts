import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { run } from './output.ts';
import { choices, findingsIn, makeRecordings, named, testChoices, text, verified, violationsIn } from './verify.ts';

const file = makeRecordings();

describe('verify --document', () => {
  testChoices(file, 1);

  it('lists the same values of evidence', async () => {
    await verified(
      file,
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
    await verified(file, [{ anyOf: [text, named] }], [7]);
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

  it('judges by keywords that the contract of this package does not use', async () => {
    const lists = { type: 'array', maxItems: 2, uniqueItems: true };
    const closed = { type: 'object', properties: { a: true }, additionalProperties: false } as unknown as Schema;
    const schemas: Schema[] = [{ type: 'string', format: 'email' }, lists, lists, closed];
    const right = await verified(file, schemas, ['ann@example.com', [1, 2], [1], { a: 1 }]);
    expect([right.stderr, violationsIn(right.stdout)]).toEqual(['', []]);
    const wrong = await verified(file, schemas, ['ann', [1, 2, 3], [1, 1], { a: 1, b: 2 }]);
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
  it('names the lines of the sources, and those of the edition for what an overlay has changed', async () => {
    const overlay = { overlay: '1.0.0', info: { title: 'Ours', version: '1' } };
    const percentage = '$.components.schemas.Tax.properties.tax_percentage';
    const actions = [{ target: percentage, update: { type: 'string' } }];
    writeFileSync(file('overlay.json'), JSON.stringify({ ...overlay, actions }));
    const { stdout: patched } = await run(['spec', '--format', 'json', '--overlay', file('overlay.json')]);
    writeFileSync(file('patched.json'), patched);
    const { stdout } = await run(['verify', file('found.ndjson'), '--document', file('patched.json')]);
    const source = 'openapi/resources/taxes/schemas.yaml';
    const tax = readFileSync(source, 'utf8').split('\n').indexOf('Tax:') + 1;
    expect(stdout).toContain(`open, ${source}:${tax}`);
    const [, place, line] = stdout.match(/documented, (.*):(\d+)$/m)!;
    const above = patched.split('\n').slice(Number(line) - 2, Number(line));
    expect([place, ...above.map((text) => text.trim())]).toEqual([
      file('patched.json'),
      '"tax_percentage": {',
      '"type": "string",',
    ]);
  });
});
