import { describe, expect, test } from 'vitest';
import { ALL_FIELDS, USUAL } from '../../src/contract/samples.ts';
import { operationOf } from '../support/mock-calls.ts';
import { refusalOf, sentSamples } from '../support/sent-samples.ts';
import { WAITING_ON_SEED } from '../support/waiting-on-seed.ts';

/** Samples that a fresh sandbox refuses, each with what it says and why that is right. */
const REFUSED: Readonly<Record<string, { says: RegExp; why: string }>> = {};

const waiting = new Set(WAITING_ON_SEED.samples);
const accepted = sentSamples.filter(({ name }) => !waiting.has(name) && !REFUSED[name]);

describe('a fresh sandbox accepts', () => {
  test('samples of every kind', () => {
    expect(accepted.filter(({ name }) => name.endsWith(` ${USUAL}`)).length).toBeGreaterThan(45);
    expect(accepted.filter(({ name }) => name.endsWith(` ${ALL_FIELDS}`)).length).toBeGreaterThan(25);
  });

  test.each(accepted)('$name', async ({ operation, value }) => {
    expect(await refusalOf(operation, value)).toBeUndefined();
  });

  test('no sample with a field that is wrong', async () => {
    const { operation, value } = sentSamples.find(({ name }) => name === 'createTax default')!;
    expect(await refusalOf(operation, { ...value, tax_percentage: -1 })).toMatch(/tax_percentage/);
    expect(await refusalOf(operationOf('createInvoice'), { customer_id: '1' })).toMatch(/customer_id 1 does not exist/);
  });
});

describe('exceptions', () => {
  const unaccepted = [...Object.keys(REFUSED), ...WAITING_ON_SEED.samples];

  test.each(unaccepted)('%s is needed', async (name) => {
    const sample = sentSamples.find((one) => one.name === name);
    const refusal = sample && (await refusalOf(sample.operation, sample.value));
    expect(refusal, `${name} is accepted, or there is no such sample. Delete the exception.`).toBeDefined();
    if (REFUSED[name]) expect(refusal, REFUSED[name].why).toMatch(REFUSED[name].says);
  });
});
