import { grouped } from '../browser/try/record-facts.ts';
import type { Json } from './control-client.ts';

/** Words of a field's name that make it an amount of money, and those that make it something else all the same. */
const MONEY =
  /(?:^|_)(?:amount|total|balance|rate|cost|price|charges?|credits|adjustment|value|made|drawn|bcy|fcy)(?:_|$)/;
const OTHER = /(?:^|_)(?:exchange|source|precision|quantity|percentage|id|type|terms|method|account)(?:_|$)/;

export function isAmount(field: string): boolean {
  return MONEY.test(field) && !OTHER.test(field);
}

/**
 * A number of a record as people read it: amounts with all their decimals, such as `8,000.00`, and counts as they are.
 *
 * @param record The record, which may say how many decimals its amounts have.
 */
export function readableNumber(field: string, text: string, record: Json): string {
  if (!isAmount(field) || !/^-?\d+(?:\.\d+)?$/.test(text)) return grouped(text);
  const precision = record['price_precision'];
  const decimals =
    typeof precision === 'number' && Number.isInteger(precision) ? Math.min(6, Math.max(0, precision)) : 2;
  const [whole = '', given = ''] = text.split('.');
  const fraction = given.padEnd(decimals, '0');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${digits}${fraction === '' ? '' : `.${fraction}`}`;
}
