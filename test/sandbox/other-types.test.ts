import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { callerOf, ok, refused } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

const create = (body: Json, options = {}) => callerOf(createSandbox(options))('createTax', {}, body);
const TAX = { tax_name: 'VAT', tax_percentage: 5 };

describe('a value of another type than is documented', () => {
  test.each([
    ['a number as text', { ...TAX, tax_percentage: '5' }, { tax_percentage: 5 }, 'text was read as a number'],
    ['a boolean as text', { ...TAX, is_value_added: 'true' }, { is_value_added: true }, 'text was read as true'],
    ['a number for text', { ...TAX, tax_name: 7 }, { tax_name: '7' }, 'a number was read as text'],
  ])('is read: %s', async (_, body, shown, remark) => {
    const answer = create(body);
    expect((await ok(answer))['tax']).toMatchObject([shown]);
    expect((await answer).headers.get('x-sandbox-inferred')).toContain(remark);
  });

  test.each(['much', '', '1e3', '0x10', '9'.repeat(400), '5 ', ['5'], { a: 5 }])('is refused: %j', async (value) => {
    const [status, , message] = await refused(create({ ...TAX, tax_percentage: value }));
    expect([status, message]).toEqual([400, 'body.tax_percentage must be a number.']);
  });

  test('still has to hold to limits', async () => {
    expect((await refused(create({ tax_name: 'VAT', tax_percentage: '500' })))[0]).toBe(400);
  });

  test.each([[{ unknown: 'refuse' }], [{ assumptions: { 'records.type-conversion': false } }]])(
    'is refused with %j',
    async (options) => {
      expect((await refused(create({ ...TAX, tax_percentage: '5' }, options)))[2]).toBe(
        'body.tax_percentage must be a number.',
      );
    },
  );
});
