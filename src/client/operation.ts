/** An operation as the table of `generated/client.ts` gives it. */
export interface Operation {
  /** Undefined for one that is not in the table. */
  operationId: string | undefined;
  /** Name in errors, such as `contacts.delete`. */
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
  /** The key of the record in the response, or of the id of one whose fields are not under a key, and what type it has. */
  record: { key: string; type: string } | undefined;
  isFile: boolean;
  /** The first day on which a deprecated operation may be removed, such as `2027-06-30`. */
  sunset: string | undefined;
}

/** The operations by resource and method. Each is read from its row when it is first asked for. */
export type Operations = Record<string, Record<string, () => Operation>>;

/** Rows of methods by convention: `$` is a record's path, `^` the path of all, `@` a record's key, `~` a list's key. */
const CONVENTIONS: Record<string, string> = {
  list: 'GET ^ query list:~',
  create: 'POST ^ json object:@',
  get: 'GET $ object:@',
  update: 'PUT $ json object:@',
  delete: 'DELETE $',
};

/**
 * Writes out a row of the table: an empty one is that of the convention.
 *
 * @param common The entry `$` of the resource: the path of a record, its key where it is not what the id is called, and that of a list
 *   where it is not the plural.
 */
export function expandRow(method: string, row: string, common: string): string {
  const [path = '', record = /(\w+)_id\}$/.exec(path)?.[1] ?? '', list = `${record}s`] = common.split(' ');
  const all = path.replace(/\/\{\w+\}$/, '');
  const parts: Record<string, string> = { $: path, '^': all, '@': record, '~': list };
  return (row || (CONVENTIONS[method] ?? '')).replace(/[$^@~]/g, (sign) => parts[sign]!);
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
  const [, type, key] = / (object|array|string):(\w+)/.exec(row) ?? [];
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
    record: type && key ? { type, key } : undefined,
    isFile: flags.includes('file'),
    sunset: after('sunset'),
  };
}
