import { describe, expect, it } from 'vitest';
import { knownIn, unknownIn } from '../support/known-values.ts';
import { allBodies } from '../support/story.ts';

describe('the values in samples', () => {
  it('are looked at in many bodies, states among them', () => {
    const found = allBodies.flatMap(({ schema, sample }) => knownIn(schema, sample));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ isState }) => isState).length).toBeGreaterThan(50);
  });

  it('are among the known values of their fields, in requests and responses, whatever the name of the sample', () => {
    const unknown = allBodies.flatMap(({ name, schema, sample }) =>
      unknownIn(schema, sample).map((line) => `${name}: ${line}`),
    );
    expect(unknown, 'Show a known value, or have the documents state the other in openapi/documented/.').toEqual([]);
  });
});

describe('a value that is not known is found', () => {
  const row = (name: string, state: object) => {
    const { schema, sample } = allBodies.find((body) => body.name === name)!;
    return unknownIn(schema, { ...sample, ...state });
  };

  it('in a record', () => {
    expect(row('getVendorCredit.response', { vendor_credit: { status: 'closed' } })).toEqual([
      'vendor_credit.status is closed, and open, void are known',
    ]);
  });

  it('in a row of a list', () => {
    expect(row('listVendorCredits.response', { vendor_credits: [{ status: 'open' }, { status: 'used' }] })).toEqual([
      'vendor_credits.1.status is used, and open, void are known',
    ]);
  });

  it('in a request', () => {
    expect(row('createCustomerPayment.request', { payment_mode: 'barter' })).toEqual([
      expect.stringMatching(/^payment_mode is barter, and check, cash, .* are known$/),
    ]);
  });
});
