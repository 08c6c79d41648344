import { describe, expect, it } from 'vitest';
import { placesWith } from '../support/story.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN, which follows from the first 14: every second value counts twice, in base 36. */
function checkCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36]!;
}

const gstins = placesWith(['gst_no']).map(({ pointer, object }) => [pointer, String(object['gst_no'])] as const);

describe('GSTINs of the samples', () => {
  it.each(gstins)('%s has the right check character', (_pointer, gstin) => {
    expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/);
    expect(gstin.at(-1)).toBe(checkCharacter(gstin));
  });
});
