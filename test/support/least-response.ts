import { table } from '../../generated/client.ts';
import { readTable } from '../../src/client/operation.ts';

const EMPTY: Record<string, unknown> = { object: {}, array: [], string: '1' };

const operations = Object.values(readTable(table))
  .flatMap((methods) => Object.values(methods).map((read) => read()))
  .map(({ path, ...operation }) => ({ ...operation, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // The longest comes first, as the path of one can be the end of another.
  .sort((one, other) => other.path.source.length - one.path.source.length);

/** Of a path that is none of the service, such as one that a redirect leads to. */
const TAX = { list: undefined, record: { type: 'object', key: 'tax' } };

/** The least that a response of success holds, to be what the types of the client say: an empty record or list. */
export function leastResponse(method: string, pathname: string): object {
  const { list, record } = operations.find(({ verb, path }) => verb === method && path.test(pathname)) ?? TAX;
  return {
    code: 0,
    message: 'success',
    ...(list !== undefined && { [list]: [] }),
    ...(record && { [record.key]: EMPTY[record.type] }),
  };
}
