import { isNode, type Node, nameOf, type OpenApiDocument, type Schema } from '../../contract/index.ts';
import { PARTY, partOf, type SampleRecords } from './made-records.ts';

interface Likeness {
  /** New ids, numbers and names by those of the sample. */
  renamed: Map<string, string>;
  /** Days by which its dates are shifted. */
  days: number;
  /** Factor for its amounts: a whole number, so that sums stay sums. */
  factor: number;
}

/** Records are up to a year older than the sample. */
const DAYS = 365;

/** The most that amounts are multiplied with. */
const MAX_FACTOR = 9;

const MS_PER_DAY = 86_400_000;

/** Fields with an amount of money. */
const MONEY = /(?:^|_)(?:adjustment|amount|applied|balance|charges?|drawn|made|rate|total|used|value)(?:_|$)/;
const NO_MONEY = /quantity|exchange|percentage/;

const AMOUNT = /^-?\d+\.\d\d$/;
const DATE = /^\d{4}-\d\d-\d\d(?=T|$)/;
const ID = /^\d{14,}$/;
const NUMBER = /^([A-Z]+-)(\d+)$/;

/** Number of leading digits that all ids share. */
const COMMON = 7;

/**
 * Makes a function that makes a record like one of the samples: another one of its kind, with ids, dates, amounts, states and names
 * of its own. It has the fields of a sample alone.
 *
 * @param random Draws a number from 0 up to 1.
 */
export function createVary(
  document: OpenApiDocument,
  samples: SampleRecords,
  random: () => number,
): (schema: Schema, sample: Node) => Node {
  const upTo = (count: number): number => Math.floor(random() * count);
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length)]!;
  const digits = (text: string): string => text.replaceAll(/\d/g, () => String(upTo(10)));

  function like(schema: Schema, sample: Node, likeness: Likeness): Node {
    const { properties } = partOf(document, schema, 'object');
    return Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, varied(properties[name] ?? {}, name, value, likeness)]),
    );
  }

  function varied(schema: Schema, name: string, value: unknown, likeness: Likeness): unknown {
    if (Array.isArray(value)) {
      const { items = {} } = partOf(document, schema, 'array');
      return value.map((entry: unknown) => varied(items, name, entry, likeness));
    }
    if (isNode(value)) return like(schema, value, likeness);
    const { values } = partOf(document, schema, 'scalar');
    if (values.length > 0) return oneOf(values);
    if (typeof value === 'boolean') return random() < 0.5;
    if (typeof value === 'number')
      return ID.test(String(value)) ? Number(renamed(String(value), likeness)) : money(name, value, likeness);
    return typeof value === 'string' ? text(name, value, likeness) : value;
  }

  function text(name: string, value: string, likeness: Likeness): string {
    if (ID.test(value) || NUMBER.test(value)) return renamed(value, likeness);
    if (DATE.test(value)) return value.replace(DATE, (date) => moved(date, likeness.days));
    if (AMOUNT.test(value)) return money(name, Number(value), likeness).toFixed(2);
    return PARTY.test(name) ? renamed(value, likeness) : value;
  }

  /** The same for the same value, so that what belongs together still does. */
  function renamed(value: string, { renamed }: Likeness): string {
    const replacement = renamed.get(value);
    if (replacement !== undefined) return replacement;
    const [, begin, number] = NUMBER.exec(value) ?? [];
    const fresh = ID.test(value)
      ? value.slice(0, COMMON) + digits(value.slice(COMMON))
      : number === undefined
        ? oneOf(samples.parties)
        : begin + digits(number);
    renamed.set(value, fresh);
    return fresh;
  }

  return (schema, sample) => {
    const fields = Object.keys(sample).sort().join();
    // A list may show fewer fields of a record than a call for it alone.
    const others = samples
      .ofSchema(nameOf(schema.$ref) ?? '')
      .filter((other) => Object.keys(other).sort().join() === fields);
    const likeness = { renamed: new Map<string, string>(), days: upTo(DAYS), factor: 1 + upTo(MAX_FACTOR) };
    return like(schema, others.length > 0 ? oneOf(others) : sample, likeness);
  };
}

/** An amount, which has two decimals. */
function money(name: string, value: number, { factor }: Likeness): number {
  return MONEY.test(name) && !NO_MONEY.test(name) ? Math.round(value * factor * 100) / 100 : value;
}

function moved(date: string, days: number): string {
  return new Date(Date.parse(date) - days * MS_PER_DAY).toISOString().slice(0, 10);
}
