import { describe, expect, it } from 'vitest';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { requests } from '../../support/document.ts';

const createTransferOrder = createRequestValidator(requests['createTransferOrder']!);
const REST = { date: '2026-02-28', from_warehouse_id: '1', to_warehouse_id: '2' };
const violationsOf = (body: unknown) =>
  createTransferOrder.judge({ path: {}, query: { organization_id: '1' }, body }).violations;

describe('a body with millions of wrong values', () => {
  it.each([
    ['entries', { ...REST, line_items: new Array(2_400_000).fill(1) }],
    ['entries that are empty', { ...REST, line_items: new Array(4_500_000).fill([]) }],
    ['objects', { ...REST, line_items: Array.from({ length: 500_000 }, () => ({ item_id: [], name: 1 })) }],
  ])('has a few violations: %s', (_, body) => {
    const violations = violationsOf(body);
    expect(violations.length).toBeGreaterThanOrEqual(20);
    expect(violations.length).toBeLessThan(1000);
    expect(new Set(violations.map(({ place }) => place)).size).toBeGreaterThanOrEqual(20);
  });
});

it('a body with millions of values of other types than were guessed has a few remarks', () => {
  const createInvoice = createRequestValidator(requests['createInvoice']!);
  const body = { line_items: new Array(2_400_000).fill(1) };
  const { violations, remarks } = createInvoice.judge({ path: {}, query: { organization_id: '1' }, body });
  expect(violations).toEqual([]);
  expect(remarks.length).toBeGreaterThanOrEqual(20);
  expect(remarks.length).toBeLessThan(1000);
});
