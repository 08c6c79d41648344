import { describe, expect, it } from 'vitest';
import { sayOnce } from '../../reference/model/once.ts';

describe('a fact about a field is stated once', () => {
  it.each([
    ['Whether the order is in transit (`true`).', { label: 'One of', values: ['true'] }],
    ['Status of the order. Known value: `shipped`.', { label: 'Known values', values: ['shipped'] }],
    ['Whether numbers are generated. Default: `false`.', { label: 'Default', values: ['false'] }],
    ['It is `draft` by default.', { label: 'Default', values: ['draft'] }],
    ['Always `inventory`.', { label: 'Always', values: ['inventory'] }],
  ])('where the description has it: %s', (description, limit) => {
    expect(sayOnce('field', description, [limit])).toEqual({ description, ranges: [], limits: [] });
  });

  it.each([
    ['Status of the order: `shipped` and others.', { label: 'Known values', values: ['shipped'] }],
    ['Whether numbers are generated (`false`).', { label: 'Default', values: ['false'] }],
    ['Status of the order. Known value: `shipped`.', { label: 'Known values', values: ['shipped', 'delivered'] }],
  ])('but not where the description lacks it: %s', (description, limit) => {
    expect(sayOnce('field', description, [limit]).limits).toEqual([limit]);
  });
});
