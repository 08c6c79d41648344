import type { ValidateFunction } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { standaloneSchema } from '../../scripts/package/write-schemas.ts';
import { nameOf } from '../../src/contract/references.ts';
import type { Check } from '../../src/contract/validation/violations.ts';
import { ajvChecks } from '../support/ajv-requests.ts';
import { sampledBodies } from '../support/bodies.ts';
import { contract } from '../support/document.ts';
import { strictAjv } from './strict-ajv.ts';

it('accepts what the contract accepts, and nothing else', () => {
  const [checkOf, strict] = [ajvChecks(contract), strictAjv()];
  const validators = new Map<string, [ValidateFunction, Check]>();
  const judged = { accepted: 0, refused: 0 };
  for (const { name, schema, value } of sampledBodies(contract)) {
    const reference = nameOf(schema.$ref!);
    if (!validators.has(reference)) {
      const one = strict.compile(standaloneSchema(contract, reference, 'request'));
      validators.set(reference, [one, checkOf(schema)]);
    }
    const [own, other] = validators.get(reference)!;
    const verdict = own(value);
    if (verdict !== other(value)) expect.fail(`${name} is ${verdict ? 'accepted' : 'refused'}`);
    judged[verdict ? 'accepted' : 'refused'] += 1;
  }
  expect(judged.accepted).toBeGreaterThan(10_000);
  expect(judged.refused).toBeGreaterThan(10_000);
});
