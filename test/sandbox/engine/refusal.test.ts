import { describe, expect, test } from 'vitest';
import { Refusal, refuseTogether } from '../../../sandbox/engine/refusal.ts';
import { AmountError } from '../../../sandbox/engine/values/money.ts';

const because = (rule: string, refusal: Refusal): Refusal => Object.assign(refusal, { rule });

/** What several works, one for each error, are refused with. */
function refusedTogether(...errors: (Error | undefined)[]): Refusal {
  const works = errors.map((error) => () => {
    if (error) throw error;
  });
  try {
    refuseTogether(works);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('Nothing was refused.');
}

describe('what is refused together', () => {
  const missing = because('a.needed', new Refusal('missing', 'name is missing.', 'name'));
  const taken = because('a.unique', new Refusal('taken', 'code 1 is taken.', 'code'));

  test('is one refusal, with the reason and the rule of the first', () => {
    const refusal = refusedTogether(undefined, missing, taken, new Refusal('state', 'It is void.'));
    refusal.locate((field) => `body.${field}`);
    expect(refusal.answer()).toEqual({
      status: 400,
      headers: { 'x-sandbox-refusal': 'missing', 'x-sandbox-rule': 'a.needed' },
      body: {
        code: 40002,
        message: 'name is missing. code 1 is taken. It is void.',
        errors: [
          { path: 'body.name', rule: 'a.needed', message: 'name is missing.' },
          { path: 'body.code', rule: 'a.unique', message: 'code 1 is taken.' },
          { message: 'It is void.' },
        ],
      },
    });
  });

  test('says one thing of a field: the first', () => {
    const again = new Refusal('invalid', 'name must be a text.', 'name');
    expect(refusedTogether(missing, again)).toBe(missing);
    expect(refusedTogether(refusedTogether(missing, taken), again).message).toBe('name is missing. code 1 is taken.');
  });

  test('has one entry a place, also where several fields stand in it', () => {
    const ids = [1, 2].map((id) => new Refusal('reference', `persons ${id} does not exist.`, `persons[${id}]`));
    const { errors } = refusedTogether(...ids)
      .locate(() => 'body.persons')
      .answer().body;
    expect(errors).toEqual([{ path: 'body.persons', message: 'persons 1 does not exist. persons 2 does not exist.' }]);
  });

  test('says once what is said of no field in the same words', () => {
    const large = new AmountError('The amount is too large');
    expect(refusedTogether(large, large, missing).message).toBe('The amount is too large. name is missing.');
  });

  test('is the failure of a rule of somebody else alone, which says nothing of the call', () => {
    const failed = new Refusal('customRule', 'The rule own.fails has failed.');
    expect(refusedTogether(missing, failed)).toBe(failed);
  });

  test('is at the first of its fields that was sent', () => {
    const refusal = new Refusal('stock', 'It lacks stock.', ['lines[0].quantity', 'quantity', 'item_id']);
    const sent = new Set(['quantity', 'item_id']);
    expect(refusal.locate((field) => (sent.has(field) ? `body.${field}` : undefined)).path).toBe('body.quantity');
  });

  test('is listed up to a number, and the rest is counted', () => {
    const many = Array.from({ length: 25 }, (_, index) => new Refusal('invalid', `n${index} is wrong.`, `n${index}`));
    const refusal = refusedTogether(...many);
    expect(refusal.errors).toHaveLength(20);
    expect(refusal.message).toMatch(/n19 is wrong\. Errors not listed: 5\.$/);
  });

  test('includes amounts that are too large, and no mistake of a rule', () => {
    expect(refusedTogether(new AmountError('The amount is too large'), missing).message).toBe(
      'The amount is too large. name is missing.',
    );
    expect(refusedTogether(missing, new TypeError('x is undefined'))).toBeInstanceOf(TypeError);
  });
});
