import { isNode, operationsOf, payloadRecords, statesOf } from '../contract/index.ts';
import type { Entry } from './catalogue.ts';
import { MOVES } from './state-moves.ts';

/**
 * Removes the empty fields of a response: blank, null, or lists and objects with nothing in them. A list that
 * the answer itself has stays, since it says that there is nothing.
 */
export function shortened(body: unknown): unknown {
  if (!isNode(body)) return withoutEmpty(body);
  const fields = Object.entries(body).filter(([, value]) => Array.isArray(value) || !isEmpty(withoutEmpty(value)));
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutEmpty(value)]));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isNode(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, withoutEmpty(child)] as const);
  return Object.fromEntries(fields.filter(([, child]) => !isEmpty(child)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || value === null || (isNode(value) && Object.keys(value).length === 0);
}

/**
 * Returns advice on a failed call that may have been carried out anyway. The operation that shows it is the nearest
 * one that reads records.
 */
export function beforeSendingAgain({ operation, document }: Entry): string {
  const { id, path } = operation;
  const [nearest] = operationsOf(document)
    .filter((other) => other.method === 'get' && (path === other.path || path.startsWith(`${other.path}/`)))
    .filter((other) => payloadRecords(document, other).length > 0)
    .sort((one, other) => other.path.length - one.path.length);
  const look = nearest ? `Check with ${nearest.id}` : 'Check';
  return `${id} may have been carried out anyway. ${look} before you send it again.`;
}

/** An amount as the service writes some: with decimals. */
const AMOUNT = /^-?\d+\.\d+$/;

/** The fields of an answer that hold amounts as strings, each name once. Whoever calculates with them must read them first. */
export function textAmounts(body: unknown): string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap(textAmounts))];
  if (!isNode(body)) return [];
  const own = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && AMOUNT.test(value) ? [name] : textAmounts(value),
  );
  return [...new Set(own)];
}

/**
 * Lists what changes the state of a response's record, such as `voidInvoice (status: void)`: in a state that the sandbox
 * knows, what it allows there, and in others what the service documentation says to lead a record elsewhere.
 *
 * @returns None if the answer has no record with a state.
 */
export function whatCanFollow({ operation, document }: Entry, body: unknown): string[] {
  const record = isNode(body) ? Object.values(body).find(isNode) : undefined;
  if (!record || operation.method === 'delete') return [];
  const moves = MOVES[operation.tag] ?? [];
  const state = record['status'];
  const isKnown = typeof state === 'string' && (state === 'closed' || moves.some(([, from]) => from.includes(state)));
  if (isKnown) return moves.flatMap(([id, from, to]) => (from.includes(state) ? [`${id} (status: ${to})`] : []));
  const own = operationsOf(document).filter(({ tag, path }) => tag === operation.tag && path.includes('{'));
  return statesOf(document, own).transitions.flatMap(({ operation: { id }, field, to }) =>
    to === null || record[field] === undefined || record[field] === to ? [] : [`${id} (${field}: ${String(to)})`],
  );
}

/** Returns the rules of the sandbox that a response's errors name, each once. */
export function rulesNamed(body: unknown): string[] {
  const errors = isNode(body) ? body['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return [
    ...new Set(errors.flatMap((error) => (isNode(error) && typeof error['rule'] === 'string' ? error['rule'] : []))),
  ];
}
