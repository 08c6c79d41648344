import { isNode, suggestion } from '../../src/contract/index.ts';
import type { Sandbox } from '../index.ts';
import { checkInProcess, type DirectCalls, directOf, type FullRecord } from '../state/index.ts';
import type { Sent } from '../types/index.ts';
import { createKit, type Json } from './kit.ts';
import { RECIPES, type Recipe } from './recipes.ts';
import { FACTORY_STATES, type FactoryName, type FactoryState } from './states.ts';

/** Fields of the new record, as in a request, and its state. */
export type FactoryFields<Name extends FactoryName> = Omit<Sent<Name>, 'status'> & {
  /** The state; the usual one of a new record by default. */
  readonly status?: FactoryState<Name> | undefined;
};

/**
 * Makes a record in a state, by the calls and events that lead there, and makes what these need: a customer, an item, an order.
 * Fields that are left out get plain values. The calls are not in the log, and no token, limit or failure stops them.
 *
 * ```ts
 * const invoice = factory(sandbox, 'invoices', { status: 'overdue' });
 * ```
 *
 * @throws RangeError if no record of the resource can be made, the state can't be reached, or the contract refuses a field;
 * Refusal if a rule refuses a call. Nothing changes then.
 */
export function factory<Name extends FactoryName>(
  sandbox: Sandbox,
  resource: Name,
  fields: FactoryFields<Name> = {} as FactoryFields<Name>,
): FullRecord<Name> {
  checkInProcess(sandbox, 'factory', 'POST /sandbox/factory/{resource}');
  const { status, ...values } = checked(resource, fields);
  const calls = directOf(sandbox);
  return calls.batch(() => made(calls, resource, values, status)) as FullRecord<Name>;
}

function checked(resource: string, fields: unknown): Json & { status?: string } {
  const names = Object.keys(FACTORY_STATES);
  if (!names.includes(resource)) {
    throw new RangeError(
      `The factory can't make ${resource}. It can make ${names.join(', ')}.${suggestion(resource, names)}`,
    );
  }
  if (!isNode(fields)) throw new RangeError(`The fields of ${resource} must be an object.`);
  const { status } = fields;
  const states: readonly string[] = FACTORY_STATES[resource as FactoryName];
  if (status === undefined || states.includes(status as string)) return fields;
  const choices = states.length > 0 ? `Choose one of ${states.join(', ')}.` : 'They have no states.';
  throw new RangeError(
    `${resource}: no record can be made with the status ${String(status)}. ${choices}${suggestion(String(status), states)}`,
  );
}

function made(calls: DirectCalls, resource: FactoryName, fields: Json, status: string | undefined): Json {
  const kit = createKit(calls);
  const id = (RECIPES[resource] as Recipe)(kit, fields, status);
  const record = kit.shown(resource, id);
  if (status === undefined || record['status'] === status) return record;
  throw new RangeError(
    `${resource}: with these fields, the status is ${String(record['status'])}, not ${status}. Leave out the fields that the state depends on.`,
  );
}
