import { isNode, type Operation } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import type { Contract } from '../engine/index.ts';
import { CALL_FILTER, type CallFilter } from '../options/index.ts';
import { serviceContractOf, unknownIn } from '../state/index.ts';
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
  contract: Contract,
): LogEntry[] {
  service.checkInput(CALL_FILTER, filter, 'a filter of calls');
  const { from = 1, ...wanted } = service.defined(filter);
  const operation = service.findOperation(filter.operationId, contract.operations);
  if (operation && filter.path) {
    const ids = operation.path.match(/(?<=\{)\w+/g) ?? [];
    service.checkInput(
      service.object(Object.fromEntries(ids.map((id) => [`${id}?`, service.TEXT]))),
      filter.path,
      `the path of ${operation.id}`,
    );
  }
  if (operation) refuseMisspelt(operation, wanted, log, contract);
  if (droppedUntil >= from) {
    throw new RangeError(
      `The log no longer contains the calls up to number ${droppedUntil}, so they can't be checked. To check only later calls, pass from: ${droppedUntil + 1}, or give each test its own organization.`,
    );
  }
  return log.flatMap(({ entry }) =>
    entry.number >= from && (entry.event === undefined || wanted.event !== undefined) && holds(wanted, entry)
      ? [entry]
      : [],
  );
}

/** @throws RangeError if a filter names what neither the operation nor any call of it has: it would never find one. */
function refuseMisspelt(
  operation: Operation,
  { query = {}, body }: CallFilter,
  log: Organization['log'],
  contract: Contract,
): void {
  const sent = log.flatMap(({ entry }) => (entry.operationId === operation.id ? [entry] : []));
  const unknown = serviceContractOf(contract).validatorOf(operation).unknown({ path: {}, query, body });
  for (const place of unknown) {
    if (!sent.some((entry) => isThere(entry, place))) throw new RangeError(unknownIn(contract, operation.id, place));
  }
}

/** Checks whether an entry has a value at a place such as `body.line_items[0].rate`. */
function isThere(entry: LogEntry, place: string): boolean {
  const parts = place.split(/[.[\]]+/).filter((part) => part !== '');
  return (
    parts.reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>> | undefined)?.[part], entry) !==
    undefined
  );
}

/** Checks whether a value contains all that is wanted: the given fields of objects, and all entries of arrays. */
function holds(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      wanted.length === actual.length &&
      wanted.every((one, index) => holds(one, actual[index]))
    );
  }
  if (!isNode(wanted)) return wanted === actual;
  return isNode(actual) && Object.entries(wanted).every(([name, value]) => holds(value, actual[name]));
}
