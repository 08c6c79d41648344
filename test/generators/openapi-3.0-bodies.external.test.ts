import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { expect, it } from 'vitest';
import { downgrade } from '../../scripts/package/openapi-3.0/convert-document.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';
import { bodies } from '../support/story.ts';
import { validator } from '../support/validator.ts';

it('the OpenAPI 3.0 edition accepts and refuses what the contract does, but for what it loses', () => {
  const lossy = validatorOf(downgrade(contract));
  let compared = 0;
  const looser = new Set<string>();
  for (const { name, schema, sample } of bodies) {
    const [asContract, asEdition] = [validator.of(schema), lossy(schema)];
    expect(asEdition(sample), name).toBe(true);
    for (const changed of variations(sample)) {
      compared += 1;
      const [isValid, isValidThere] = [asContract(changed).length === 0, asEdition(changed)];
      if (isValid !== isValidThere) {
        expect(isValidThere, `${name}: ${JSON.stringify(changed)}`).toBe(true);
        looser.add(name);
      }
    }
  }
  expect(compared).toBeGreaterThan(5000);
  // Bodies with conditions, with fields that ask for others, or with lists among alternatives, and no other.
  expect([...looser].sort()).toEqual([
    'createContact.request',
    'createCreditNote.request',
    'createItemAdjustment.request',
    'createVendorCredit.request',
    'createVendorCredit.response',
    'getVendorCredit.response',
    'listVendorCredits.response',
    'updateContact.request',
    'updateVendorCredit.request',
    'updateVendorCredit.response',
  ]);
});

/** Makes validators of the schemas of a document. OpenAPI 3.0 gives the keywords that are left the same meaning. */
function validatorOf({ components }: OpenApiDocument): (schema: Schema) => ValidateFunction {
  const ajv = formatsPlugin.default(new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }));
  ajv.addSchema({ $id: 'https://contract.invalid/', components });
  return ({ $ref }) => ajv.compile({ $ref: `https://contract.invalid/${$ref}` });
}

/** The value with one of its parts taken out or replaced, for every part at any depth. */
function* variations(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _, ...others } = value as Record<string, unknown>;
    const replace = (by: unknown): unknown =>
      Array.isArray(value)
        ? value.map((entry, index) => (String(index) === key ? by : entry))
        : { ...value, [key]: by };
    if (!Array.isArray(value)) yield others;
    for (const by of [null, -1.5, 'x', [], ...(typeof part === 'boolean' ? [!part] : [])]) yield replace(by);
    for (const changed of variations(part)) yield replace(changed);
  }
}
