import { expect, it } from 'vitest';
import { goSample } from '../../src/code-samples/go-sample.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { contract, operations } from '../support/document.ts';

it('writes a body with backticks, at which a raw string of Go would end, so that it says the same', () => {
  const createTax = operations.find(({ id }) => id === 'createTax')!;
  const json = { tax_name: 'the `old` "VAT"', tax_percentage: 5 };
  const [, raw, ...others] = goSample({ ...sampleCall(contract, createTax), body: { json }, fresh: [] }).split('`');
  expect(others).toHaveLength(1);
  expect(JSON.parse(raw!)).toEqual(json);
});
