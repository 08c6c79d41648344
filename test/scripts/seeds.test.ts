import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readStory, type Story, tellStory } from '../../scripts/seeds/story/index.ts';
import { codeBelow } from '../support/markdown.ts';
import { castId } from '../support/story.ts';

const STORY = 'sandbox/story';
const folder = mkdtempSync(path.join(tmpdir(), 'story-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tells a story of one file, `taxes.yaml`. */
function tell(text: string): Story {
  writeFileSync(path.join(folder, 'taxes.yaml'), text);
  return tellStory(readStory(folder));
}

const AT = 'at: 2026-03-05 11:30';
const TAX = 'operation: createTax, body: { tax_name: IGST5, tax_percentage: 5 }';
const SETTINGS =
  'organizations, currencies, accounts, users, templates, numberings, deliveryMethods, customFields, warehouses';

describe('a story', () => {
  it('is committed as its steps tell it', () => {
    const committed: unknown = JSON.parse(readFileSync('generated/seeds/story.json', 'utf8'));
    expect(committed, 'Run `npm run seeds`.').toEqual(tellStory(readStory(STORY)));
  });

  it('is shown by docs/contributing/sandbox.md as it is', () => {
    const shown = codeBelow(readFileSync('docs/contributing/sandbox.md', 'utf8'), 'Add a seed record', 'yaml');
    expect(shown).toContain('operation: ');
    expect(
      readdirSync(STORY)
        .map((file) => readFileSync(path.join(STORY, file), 'utf8'))
        .join(''),
    ).toContain(shown);
  });

  it('happens in the order of its times, and leaves out what a step drops', () => {
    const { taxes } = tell(`
- { ${AT}, order: [taxes, ${SETTINGS}] }
- { at: 2026-03-06 10:00, records: { taxes: [{ tax_id: 11001, tax_percentage: 18 }] } }
- { ${AT}, ${TAX}, ids: [11001], drops: [taxes.tax_type] }
- { at: 2026-03-07 10:00, operation: createTax, body: { tax_name: IGST6, tax_percentage: 6 }, ids: [drop] }
- { at: 2026-03-08 10:00, operation: createTax, body: { tax_name: IGST7, tax_percentage: 7 }, ids: [11003] }
- { at: 2026-03-09 10:00, first: { taxes: [11003] } }`);
    expect(taxes).toMatchObject([{ tax_id: castId(11003) }, { tax_id: castId(11001), tax_percentage: 18 }]);
    expect(taxes?.[0]).toHaveProperty('tax_type');
    expect(taxes?.[1]).not.toHaveProperty('tax_type');
  });

  it.each([
    ['no list', 'taxes', 'sandbox/story/taxes.yaml:1: Write a list of steps'],
    ['broken YAML', `- { ${AT}\n- x: [`, 'sandbox/story/taxes.yaml:'],
    ['a step of no kind', `- { ${AT} }`, 'taxes.yaml:1: A step has exactly one of the keys operation, event, records'],
    ['a step of two kinds', `- { ${AT}, ${TAX}, event: invoices.view }`, 'taxes.yaml:1: A step has exactly one'],
    ['an unknown key', `- { ${AT}, ${TAX}, boby: {} }`, 'taxes.yaml:1: Unknown key boby. A step with `operation` may'],
    ['no time', `- { ${TAX} }`, 'taxes.yaml:1: Say when it happens, such as `at: 2026-03-05 11:30`.'],
    ['a time that is none', `- { at: 2026-13-05 11:30, ${TAX} }`, 'taxes.yaml:1: Say when it happens'],
    ['ids that are none', `- { ${AT}, ${TAX}, ids: [tax] }`, 'taxes.yaml:1: Write ids as a list of their last digits'],
    [
      'too few ids',
      `# A comment.\n\n- { ${AT}, ${TAX} }`,
      'taxes.yaml:3: `ids` needs an entry for each of [taxes], in this order, and has 0. Write the last digits',
    ],
    [
      'too many ids',
      `- { ${AT}, ${TAX}, ids: [11001, 11003] }`,
      '`ids` needs an entry for each of [taxes], in this order, and has 2.',
    ],
    ['an id twice', `- { ${AT}, ${TAX}, ids: [11001, 11001] }`, `The id ${castId(11001)} is in use.`],
    ['the id of a setting', `- { ${AT}, ${TAX}, ids: [14051] }`, `The id ${castId(14051)} is in use.`],
    ['an unknown operation', `- { ${AT}, operation: createTaxs }`, 'There is no operation createTaxs. Did you mean'],
    ['an unknown event', `- { ${AT}, event: invoices.viewed, id: 1 }`, 'There is no event invoices.viewed.'],
    [
      'a call that is refused',
      `- { ${AT}, operation: createTax, body: { tax_name: X, tax_percentage: 101 } }`,
      'taxes.yaml:1: tax_percentage',
    ],
    ['an unknown field', `- { ${AT}, operation: createTax, body: { name: X } }`, 'createTax has no body.name.'],
    [
      'an unknown resource',
      `- { ${AT}, records: { tax: [{ tax_id: 11001 }] } }`,
      'There is no resource tax. Did you mean taxes?',
    ],
    ['a record without id', `- { ${AT}, records: { taxes: [{ tax_name: X }] } }`, 'taxes needs its tax_id.'],
    [
      'a record with an unknown field',
      `- { ${AT}, records: { taxes: [{ tax_id: 11001, tax_nme: X }] } }`,
      'taxes has no field tax_nme. Did you mean tax_name?',
    ],
    [
      'a record with a wrong value',
      `- { ${AT}, records: { taxes: [{ tax_id: 11001, tax_percentage: much }] } }`,
      'taxes.yaml:1: taxes: tax_percentage must be a number',
    ],
    [
      'a field to drop that is not there',
      `- { ${AT}, ${TAX}, ids: [11001], drops: [taxes.tax] }`,
      'Take taxes.tax off',
    ],
    ['a first record that is not there', `- { ${AT}, first: { taxes: [11001] } }`, `no record ${castId(11001)} among`],
    ['a resource without order', `- { ${AT}, order: [taxes] }`, 'settings.yaml: Add '],
  ])('with %s is rejected with its place', (_, text, message) => {
    expect(() => tell(text)).toThrow(message);
  });
});
