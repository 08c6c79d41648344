import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A field as the documents of the service state it. */
export interface Stated {
  /** The record or body that has it, and its name, such as `Item.rate`. */
  name: string;
  isRequired: boolean;
  /** Its type as JSON has it, or what shows it: values are texts. None if none is stated. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | undefined;
  maxLength: number | undefined;
  length: number | undefined;
  /** All values that it may have. */
  values: string[] | undefined;
}

const SCALARS: Readonly<Record<string, Stated['type']>> = {
  string: 'string',
  double: 'number',
  float: 'number',
  decimal: 'number',
  integer: 'number',
  int32: 'number',
  boolean: 'boolean',
  // Ids are taken as text too, whatever their type.
  long: 'string',
};

/** Every field of the records and bodies in the lists of a folder, read by code that nothing but this judge uses. */
export function statedIn(folder: URL): Stated[] {
  return readdirSync(folder).flatMap((file) => {
    const { records = {}, bodies = {} } = parse(readFileSync(new URL(file, folder), 'utf8')) as Lists;
    return [...linesOf(records, false), ...linesOf(bodies, true)];
  });
}

type Lists = Partial<Record<'records' | 'bodies', Readonly<Record<string, unknown>>>>;

function linesOf(lists: Readonly<Record<string, unknown>>, areBodies: boolean): Stated[] {
  return Object.entries(lists).flatMap(([name, text]) =>
    typeof text === 'string'
      ? text
          .trim()
          .split('\n')
          .map((line) => statedBy(name, line.trim(), areBodies))
      : [],
  );
}

function statedBy(record: string, line: string, isBody: boolean): Stated {
  const [, field, star, written = '-', rest = ''] = /^(\w+)(\*?)\s+(\S+)\s*(.*)$/.exec(line)!;
  const words = /\{([^}]*)\}/
    .exec(`${written} ${rest}`)?.[1]
    ?.split(',')
    .map((word) => word.trim());
  return {
    name: `${record}.${field!}`,
    isRequired: isBody && star === '*',
    type: typeOf(written) ?? (words ? 'string' : undefined),
    maxLength: numberIn(/<=(\d+)/, rest),
    length: numberIn(/(?:^|\s)=(\d+)/, rest),
    values: words?.includes('…') ? undefined : words,
  };
}

/** The type that is written; none for `-`, for a container that is open, and for what else says no type. */
function typeOf(written: string): Stated['type'] {
  if (written.endsWith('?') || !/^\[?\w*\]?$/.test(written)) return undefined;
  if (written.startsWith('[')) return 'array';
  return SCALARS[written] ?? (/^[A-Z]/.test(written) ? 'object' : undefined);
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
