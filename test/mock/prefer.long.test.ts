import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mock } from '../../src/public/mock.ts';
import { partOf } from '../support/full.ts';
import { expectBelievable, startMock, testAnswers, withJson } from './made-up.ts';

const SEEDS = partOf(['1', '2', '3', '4', '5', '6', '7', '8'], 3);

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('Prefer: dynamic', () => {
  testAnswers(() => mock, withJson, SEEDS);

  it('makes up values that a person would believe', async () => {
    const shown = await expectBelievable(mock, withJson, SEEDS);
    expect(shown.get('invoice_id')!.size).toBeGreaterThan(20);
    expect(shown.get('customer_name')!.size).toBeGreaterThan(2);
    expect([...shown.get('total')!].length).toBeGreaterThan(10);
  });
});
