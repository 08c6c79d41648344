import { isNode, type Operation } from '../../contract/index.ts';
import { checkInput, defined, findOperation, object, TEXT } from '../../service/index.ts';
import { CALL_FILTER, type CallFilter } from '../options/index.ts';
import type { LogEntry } from './log-book.ts';
import type { Organization } from './organization.ts';

/**
 * The calls of a log that have all that a filter names, oldest first.
 *
 * @throws RangeError if the filter names what no call has, or if the log no longer holds all calls that it asks for.
 */
export function findCalls(
  { log, droppedUntil }: Pick<Organization, 'log' | 'droppedUntil'>,
  filter: CallFilter,
  operations: readonly Operation[],
): LogEntry[] {
  checkInput(CALL_FILTER, filter, 'a filter of calls');
  const { from = 1, ...wanted } = defined(filter);
  const operation = findOperation(filter.operationId, operations);
  if (operation && filter.path) {
    const ids = operation.path.match(/(?<=\{)\w+/g) ?? [];
    checkInput(
      object(Object.fromEntries(ids.map((id) => [`${id}?`, TEXT]))),
      filter.path,
      `the path of ${operation.id}`,
    );
  }
  if (droppedUntil >= from) {
    throw new RangeError(
      `The log no longer holds the calls up to number ${droppedUntil}, so it cannot say which there were. Ask for later ones with from: ${droppedUntil + 1}, or give each test an organization of its own.`,
    );
  }
  return log.flatMap(({ entry }) =>
    entry.number >= from && (entry.event === undefined || wanted.event !== undefined) && holds(wanted, entry)
      ? [entry]
      : [],
  );
}

/** Whether a value has all that is wanted of it: of objects the fields that are named, of arrays all entries. */
function holds(wanted: unknown, given: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(given) && wanted.length === given.length && wanted.every((one, index) => holds(one, given[index]))
    );
  }
  if (!isNode(wanted)) return wanted === given;
  return isNode(given) && Object.entries(wanted).every(([name, one]) => holds(one, given[name]));
}
