/** An operation as the table of `generated/client.ts` gives it. */
export interface Operation {
  /** Undefined for one that is not in the table. */
  operationId: string | undefined;
  /** How errors call it, such as `contacts.delete`. */
  name: string;
  verb: string;
  path: string;
  /** The parameters of the path. */
  ids: string[];
  takesJson: boolean;
  takesQuery: boolean;
  /** The field that holds the file, if the operation takes a form. */
  fileField: string | undefined;
  /** The key of the records, if the response is a list. */
  list: string | undefined;
  /** Whether the response is a file. */
  isFile: boolean;
  /** The first day on which a deprecated operation may be gone, such as `2027-06-30`. */
  sunset: string | undefined;
}

/** The operations by resource and method. Each is read from its row when it is first asked for. */
export type Operations = Record<string, Record<string, () => Operation>>;

/** What the rows of these methods are by convention: `$` is the path of a record, `^` that of all, `~` the key of a list. */
const CONVENTIONS: Record<string, string> = {
  list: 'GET ^ query list:~',
  create: 'POST ^ json',
  get: 'GET $',
  update: 'PUT $ json',
  delete: 'DELETE $',
};

/**
 * Writes out a row of the table: an empty one is that of the convention.
 *
 * @param common The entry `$` of the resource: the path of a record and the key of a list.
 */
export function expandRow(method: string, row: string, common: string): string {
  const [record = '', key = ''] = common.split(' ');
  const all = record.replace(/\/\{\w+\}$/, '');
  const parts: Record<string, string> = { $: record, '^': all, '~': key };
  return (row || (CONVENTIONS[method] ?? '')).replace(/[$^~]/g, (sign) => parts[sign]!);
}

/** Reads the table. */
export function readTable(table: Record<string, Record<string, string>>): Operations {
  return mapValues(table, ({ $: common = '', ...rows }, resource) =>
    mapValues(rows, (row, method) => {
      let operation: Operation | undefined;
      return () =>
        (operation ??= readRow(
          expandRow(method, row, common),
          `${resource}.${method}`,
          operationIdOf(resource, method),
        ));
    }),
  );
}

/** Makes a record with the same keys. */
export function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** The operationId that a method has unless its row names another: `invoices.markSent` is `markInvoiceSent`. */
export function operationIdOf(resource: string, method: string): string {
  const plural = resource[0]!.toUpperCase() + resource.slice(1);
  const singular = plural === 'Taxes' ? 'Tax' : plural.replace(/s$/, '');
  const [, verb = '', rest = ''] = /^(writeOff|listAll|[a-z]+)(.*)$/.exec(method) ?? [];
  if (rest === 'Many') return verb + plural;
  return verb + (rest === '' && verb.startsWith('list') ? plural : singular) + rest;
}

/** Reads a row of the table: `METHOD path flags`. */
export function readRow(row: string, name = '', operationId?: string): Operation {
  const [verb = '', path = '', ...flags] = row.split(' ');
  const after = (flag: string) => flags.find((text) => text.startsWith(`${flag}:`))?.slice(flag.length + 1);
  return {
    operationId: after('id') ?? operationId,
    name,
    verb,
    path,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id!),
    takesJson: flags.includes('json'),
    takesQuery: flags.includes('query'),
    fileField: after('upload'),
    list: after('list'),
    isFile: flags.includes('file'),
    sunset: after('sunset'),
  };
}
