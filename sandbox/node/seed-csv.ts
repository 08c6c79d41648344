import { CsvError, parse } from 'csv-parse/sync';
import { suggestion } from '../../src/contract/index.ts';
import type { Form, ObjectForm } from '../engine/index.ts';

/** A record of a file, and the line on which it begins. */
export interface CsvRecord {
  line: number;
  fields: Readonly<Record<string, unknown>>;
}

/** Error in a CSV file. The message says where. */
export class CsvProblem extends Error {
  override readonly name = 'CsvProblem';
}

/** A column: the way to its value, such as `line_items`, 0, `rate`, and the form of that. */
interface Column {
  name: string;
  steps: readonly (string | number)[];
  form: Form;
}

/**
 * Reads records of CSV. The first line names the fields: `billing_address.city`, `line_items[0].rate`. An empty cell is a field
 * that is left out. Cells have the types of their fields, so ids, codes and phone numbers stay text.
 *
 * @param form What a record may hold.
 * @throws CsvProblem if the text is no CSV, a column or a value can't be.
 */
export function readCsv(text: string, form: ObjectForm): CsvRecord[] {
  const [head, ...rows] = parseRows(text);
  if (!head) throw new CsvProblem('the first line must have the names of fields.');
  const columns = head.cells.map((name) => columnOf(name, form, head.cells));
  return rows.map(({ line, cells }) => {
    if (cells.length !== columns.length)
      throw new CsvProblem(`line ${line}: there are ${cells.length} cells, but ${columns.length} columns.`);
    const fields: Record<string, unknown> = {};
    for (const [index, column] of columns.entries()) {
      const cell = cells[index]!;
      if (cell !== '') put(fields, column.steps, typed(cell, column, line));
    }
    return { line, fields: withoutGaps(fields) as CsvRecord['fields'] };
  });
}

interface Row {
  line: number;
  cells: string[];
}

function parseRows(text: string): Row[] {
  try {
    // Programs of countries that write 12,50 for 12.50 put semicolons between the cells.
    const head = /^[^\r\n]*/.exec(text)![0];
    const delimiter = head.includes(';') && !head.includes(',') ? ';' : ',';
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    const rows = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[];
    let counted = 0;
    return rows.map(({ info, record: cells }) => {
      const breaks = cells.join('\0').match(/\r\n|\r|\n/g) ?? [];
      // The parser says on which line a row ends, and counts a CRLF within a cell twice.
      counted += breaks.filter((one) => one === '\r\n').length;
      return { line: info.lines - counted - breaks.length, cells };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as unknown as { lines?: number }).lines ?? 1);
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new CsvProblem(
      `line ${line}: ${isOpen ? 'a cell begins with a quote, but has no closing quote.' : 'a cell contains a quote: enclose the cell in quotes, and double the quote.'}`,
    );
  }
}

function columnOf(name: string, record: ObjectForm, names: readonly string[]): Column {
  if (name.trim() === '') throw new CsvProblem('line 1: a column has no name.');
  if (names.indexOf(name) !== names.lastIndexOf(name)) throw new CsvProblem(`line 1: there are two columns ${name}.`);
  const steps: (string | number)[] = [];
  let form: Form = record;
  let path = '';
  const text = name.startsWith('[') ? name : `.${name}`;
  for (const [step, field, index] of text.matchAll(/\.([^.[\]]*)|\[(\d{1,3})\]|./g)) {
    const innerForm: Form | undefined =
      form.kind === 'object' && field !== undefined
        ? form.fields.get(field)
        : form.kind === 'array' && index !== undefined
          ? form.items
          : undefined;
    if (!innerForm) {
      const fields =
        form.kind === 'object' ? [...form.fields.keys()].map((one) => (path === '' ? one : `${path}.${one}`)) : [];
      throw new CsvProblem(`line 1: there is no field ${name}.${suggestion(name, fields)}`);
    }
    steps.push(field ?? Number(index));
    path += path === '' ? step.slice(1) : step;
    form = innerForm;
  }
  if (form.kind === 'array')
    throw new CsvProblem(`line 1: ${name} is a list: name its entries, such as ${name}[0]${partOf(form.items)}.`);
  if (form.kind === 'object' && form.fields.size > 0)
    throw new CsvProblem(`line 1: ${name} has fields: name them, such as ${name}${partOf(form)}.`);
  return { name, steps, form };
}

/** The first field of a form, as the end of the name of a column. */
function partOf(form: Form): string {
  const [first] = form.kind === 'object' ? form.fields.keys() : [];
  return first === undefined ? '' : `.${first}`;
}

/** A cell in the type of its field. */
function typed(cell: string, { name, form: { kind } }: Column, line: number): unknown {
  if (kind === 'boolean') {
    if (cell === 'true' || cell === 'false') return cell === 'true';
    throw new CsvProblem(`line ${line}: ${name} must be true or false, but is ${cell}.`);
  }
  if (kind !== 'number' && kind !== 'integer') return cell;
  const isNumber = kind === 'integer' ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  if (isNumber.test(cell)) return Number(cell);
  const what = kind === 'integer' ? 'a whole number' : 'a number, such as 12.50';
  throw new CsvProblem(`line ${line}: ${name} must be ${what}, but is ${cell}.`);
}

function put(
  into: Record<string | number, unknown>,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): void {
  const [next] = rest;
  if (next === undefined) into[step!] = value;
  else put((into[step!] ??= typeof next === 'number' ? [] : {}) as Record<string, unknown>, rest, value);
}

/** A value whose lists have no entries that are left out. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutGaps(inner)]));
}
