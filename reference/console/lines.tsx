import type { VNode } from 'preact';
import { addressOfRecord, type Route } from './address.ts';
import { readableNumber } from './amounts.ts';
import type { Json, Named } from './control-client.ts';

/** The lists of a record that name items, and what they are called. */
const LISTS: Readonly<Record<string, string>> = {
  line_items: 'Line items',
  mapped_items: 'Made of',
  items: 'Items',
  pricebook_items: 'Prices',
};

/** The fields of a line with its rate and its total, the first that it has. */
const RATES = ['rate', 'pricebook_rate'];
const TOTALS = ['item_total', 'item_total_inclusive_of_tax'];

interface LinesProps {
  route: Route;
  record: Json;
  /** The records that the record names. */
  names: readonly Named[];
}

/** The items of a record with their quantities and amounts, and below them how its total comes about. */
export function Lines({ route, record, names }: LinesProps): VNode | null {
  const [list] = Object.keys(LISTS).filter((name) => linesIn(record, name).length > 0);
  if (list === undefined) return null;
  const lines = linesIn(record, list);
  const columns = columnsFor(lines);
  return (
    <section class="part lines">
      <h3>{LISTS[list]}</h3>
      <table aria-label={LISTS[list]}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" class="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                <Item {...{ route, names, line }} />
              </td>
              {columns.map(({ title, textOf }) => (
                <td key={title} class="number">
                  {textOf(line, record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.length > 0 && (
          <tfoot>
            {sumsOf(record).map(([title, field, value]) => (
              <tr key={title} data-sum={field}>
                <th scope="row" class="number" colSpan={columns.length}>
                  {title}
                </th>
                <td class="number">{readableNumber(field, value, record)}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}

function linesIn(record: Json, list: string): readonly Json[] {
  const value = Object.hasOwn(record, list) ? record[list] : undefined;
  return Array.isArray(value) ? value.filter((line) => typeof line === 'object' && line !== null) : [];
}

function Item({ route, names, line }: { route: Route; names: readonly Named[]; line: Json }): VNode {
  const name = ['name', 'item_name', 'description', 'item_id'].map((field) => text(line[field])).find(Boolean) ?? '';
  const item = names.find(({ id, resource }) => id === line['item_id'] && /items$/i.test(resource));
  return item ? <a href={addressOfRecord(route, item)}>{name}</a> : <span>{name}</span>;
}

interface LineColumn {
  title: string;
  textOf(line: Json, record: Json): string;
}

/** The columns of numbers that lines have. */
function columnsFor(lines: readonly Json[]): LineColumn[] {
  const names = new Set(lines.flatMap((line) => Object.keys(line)));
  const quantity = names.has('quantity') ? 'quantity' : [...names].find((name) => name.startsWith('quantity_'));
  const rate = RATES.find((name) => names.has(name));
  const total = TOTALS.find((name) => names.has(name));
  const amount = (title: string, field: string): LineColumn => ({
    title,
    textOf: (line, record) => readableNumber(field, text(line[field]), record),
  });
  return [
    ...(quantity === undefined ? [] : [{ title: 'Quantity', textOf: (line: Json) => quantityOf(line, quantity) }]),
    ...(rate === undefined ? [] : [amount('Rate', rate)]),
    ...(total === undefined ? [] : [amount('Line total', total)]),
    // What the service does not say is computed in sight, under a name that says how.
    ...(total === undefined && rate !== undefined && quantity !== undefined
      ? [
          {
            title: 'Quantity × rate',
            textOf: (line: Json, record: Json) => product(line[quantity], line[rate], record),
          },
        ]
      : []),
  ];
}

function quantityOf(line: Json, field: string): string {
  const [quantity, unit] = [text(line[field]), text(line['unit'])];
  return quantity === '' || unit === '' ? quantity : `${quantity} ${unit}`;
}

function product(quantity: unknown, rate: unknown, record: Json): string {
  if (typeof quantity !== 'number' || typeof rate !== 'number') return '';
  return readableNumber('item_total', String(Number((quantity * rate).toFixed(6))), record);
}

/** The amounts from the lines to the total, those that the record has: title, field and value. */
function sumsOf(record: Json): [title: string, field: string, value: string][] {
  const taxes = Array.isArray(record['taxes']) ? (record['taxes'] as Json[]) : [];
  const isThere = (field: string): boolean => text(record[field]) !== '';
  const isSum = (field: string): boolean => isThere(field) && Number.parseFloat(text(record[field])) !== 0;
  const sum = (title: string, field: string): [string, string, string] => [title, field, text(record[field])];
  const discount = ['discount_total', 'discount_amount', 'discount'].find(isSum);
  return [
    ...(isThere('sub_total') ? [sum('Sub total', 'sub_total')] : []),
    ...(discount === undefined ? [] : [sum('Discount', discount)]),
    ...(isSum('shipping_charge') ? [sum('Shipping', 'shipping_charge')] : []),
    ...(isSum('adjustment') ? [sum('Adjustment', 'adjustment')] : []),
    ...taxes.map((tax, index): [string, string, string] => [
      text(tax['tax_name']) || `Tax ${index + 1}`,
      'tax_amount',
      text(tax['tax_amount']),
    ]),
    ...(taxes.length === 0 && isThere('tax_total') ? [sum('Tax', 'tax_total')] : []),
    ...(isThere('total') ? [sum('Total', 'total')] : []),
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
