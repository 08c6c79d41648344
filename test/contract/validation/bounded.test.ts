import { describe, expect, it } from 'vitest';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { requests } from '../../support/document.ts';

const createTransferOrder = createRequestValidator(requests['createTransferOrder']!);
const REST = { date: '2026-02-28', from_warehouse_id: '1', to_warehouse_id: '2' };
const violationsOf = (body: unknown) =>
  createTransferOrder.judge({ path: {}, query: { organization_id: '1' }, body }).violations;

describe('a body with many values', () => {
  it('has a few violations', () => {
    const violations = violationsOf({ ...REST, line_items: new Array(100_000).fill(1) });
    expect(violations.length).toBeGreaterThanOrEqual(20);
    expect(violations.length).toBeLessThan(1000);
  });

  it('is valid where the values are right', () => {
    const line_items = new Array(100_000).fill({
      item_id: '4815162342481516001',
      name: 'Bottle',
      quantity_transfer: 1,
    });
    expect(violationsOf({ ...REST, line_items })).toEqual([]);
  });

  it('is refused for the last of its values', () => {
    const line_items: unknown[] = new Array(100_000).fill({
      item_id: '4815162342481516001',
      name: 'Bottle',
      quantity_transfer: 1,
    });
    line_items.push(1);
    expect(violationsOf({ ...REST, line_items })).toEqual([
      { place: 'body.line_items[100000]', message: 'must be an object' },
    ]);
  });
});
