import { describe, expect, test } from 'vitest';
import { ALL_FIELDS, USUAL } from '../../src/contract/samples.ts';
import { operationOf } from '../support/mock-calls.ts';
import { refusalOf, sentSamples } from '../support/sent-samples.ts';

describe('a fresh sandbox accepts', () => {
  test('samples of every kind', () => {
    expect(sentSamples.filter(({ name }) => name.endsWith(` ${USUAL}`)).length).toBeGreaterThan(45);
    expect(sentSamples.filter(({ name }) => name.endsWith(` ${ALL_FIELDS}`)).length).toBeGreaterThan(25);
  });

  test.each(sentSamples)('$name', async ({ operation, value }) => {
    expect(await refusalOf(operation, value)).toBeUndefined();
  });

  test('no sample with a field that is wrong', async () => {
    const { operation, value } = sentSamples.find(({ name }) => name === 'createTax default')!;
    expect(await refusalOf(operation, { ...value, tax_percentage: -1 })).toMatch(/tax_percentage/);
    expect(await refusalOf(operationOf('createInvoice'), { customer_id: '1' })).toMatch(/customer_id 1 does not exist/);
  });
});
