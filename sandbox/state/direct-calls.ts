import { type Operation, suggestion } from '../../src/contract/index.ts';
import { type ServiceContract, serviceContract } from '../../src/service/index.ts';
import {
  type Contract,
  type CoreContext,
  type Engine,
  type EngineEvent,
  type Id,
  type RecordData,
  Refusal,
  type Store,
  tick,
} from '../engine/index.ts';
import type { EventName, OperationId, ResourceName } from '../types/index.ts';
import { type Records, recordsOf } from './record-access.ts';

/** Content of a call. Ids in the path are strings. */
export interface CallParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

/**
 * An organization that calls are made to in code, without a request: what the contract and the rules say holds, and tokens,
 * limits, failures that are asked for, and the log do not.
 */
export interface DirectCalls {
  /** The present as the service writes it, in the organization's time zone: `2026-03-28T12:00:00+0530`. */
  readonly timestamp: string;
  /**
   * Calls an operation.
   *
   * @returns The body of its answer.
   * @throws RangeError if the contract refuses the call, or does not have something in it. Refusal if a rule refuses it.
   */
  call(operation: OperationId, parts?: CallParts): Readonly<Record<string, unknown>>;
  /** The records of a resource, also of one that no operation makes. */
  records<Name extends ResourceName>(name: Name): Records<Name>;
  /**
   * Lets something happen outside of the service.
   *
   * @throws Refusal if a rule refuses it.
   */
  simulate(event: EventName, id: Id): void;
  /** Does several calls. If the work throws, all of them are undone. */
  batch<Result>(work: () => Result): Result;
}

/** Where a sandbox has its direct calls, for what the package itself makes by calls. Entries of the package share no code. */
export const DIRECT: unique symbol = Symbol.for('inventory-service-api.direct-calls') as never;

/** A sandbox with its direct calls. They are no member that users see. */
export interface DirectlyCalled {
  readonly [DIRECT]: DirectCalls;
}

/** The direct calls of a sandbox. */
export function directOf(sandbox: object): DirectCalls {
  return (sandbox as DirectlyCalled)[DIRECT];
}

const serviceContracts = new WeakMap<Contract, ServiceContract>();

/** The URLs and the validators of a contract, which take longer to make than anything else that a sandbox consists of. */
export function serviceContractOf(contract: Contract): ServiceContract {
  const cached = serviceContracts.get(contract) ?? serviceContract(contract);
  serviceContracts.set(contract, cached);
  return cached;
}

function operationOf({ operations }: Contract, id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (operation) return operation;
  const ids = operations.map((one) => one.id);
  throw new RangeError(`There is no operation ${id}.${suggestion(id, ids)}`);
}

/** Makes direct calls to an organization. Its store and context are looked up each time, since a reset exchanges them. */
export function directCalls(
  contract: Contract,
  engine: Engine,
  organization: { readonly store: Store; readonly context: CoreContext },
): DirectCalls {
  return {
    get timestamp() {
      return organization.context.timestamp;
    },
    call(id, { path = {}, query: sentQuery = {}, body } = {}) {
      const operation = operationOf(contract, id);
      const isOfOrganization = operation.parameters.some(({ name }) => name === 'organization_id');
      const query = { ...(isOfOrganization && { organization_id: organization.context.organizationId }), ...sentQuery };
      const { store, context } = organization;
      const validator = serviceContractOf(contract).validatorOf(operation);
      const { violations } = validator.judge({ path, query, body });
      const [first] = violations;
      if (first) throw new RangeError(`${id}: ${first.place} ${first.message}.`);
      const [unknown] = validator.unknown({ path, query, body });
      if (unknown !== undefined) throw new RangeError(unknownIn(contract, id, unknown));
      const call = {
        operation: id,
        organization: context.organizationId,
        path,
        query,
        ...(body && { body: structuredClone(body) }),
      };
      const answer = engine.answer(call, store, context);
      if (answer.status >= 300) {
        throw new Refusal(answer.headers['x-sandbox-refusal'] as never, String(answer.body['message']));
      }
      return answer.body;
    },
    records: (name) => recordsOf(engine, organization, name),
    simulate: (event, id) => letHappen(engine, organization, event, id, {}),
    batch: (work) => organization.store.batch(work),
  };
}

/** Says that an operation does not have something in its query or body, such as `body.custmer_id`. */
export function unknownIn(contract: Contract, id: string, place: string): string {
  const places = [
    ...[...(contract.plans.get(id)?.body?.fields.keys() ?? [])].map((name) => `body.${name}`),
    ...operationOf(contract, id).parameters.map(({ in: where, name }) => `${where}.${name}`),
  ];
  return `${id} has no ${place}.${suggestion(place, places)}`;
}

/** @throws RangeError if there is no such event. */
export function eventOf({ events }: Engine, event: string): EngineEvent {
  const match = events.get(event);
  if (match) return match;
  const names = [...events.keys()];
  throw new RangeError(`There is no event ${event}. The events are ${names.join(', ')}.${suggestion(event, names)}`);
}

/**
 * Lets something happen to a record outside of the service.
 *
 * @throws RangeError if there is no such event; Refusal if a rule refuses it, or if there is no such record.
 */
export function letHappen(
  engine: Engine,
  { store, context }: { store: Store; context: CoreContext },
  event: string,
  id: Id,
  input: RecordData,
): void {
  const { table, rule } = eventOf(engine, event);
  store.transaction(() => {
    tick(store);
    const record = store.get(table.resource, id);
    if (!record) throw new Refusal('notFound', `There is no ${table.noun} with the ID ${id}.`);
    context.runRule(rule.id, () => rule.run(record, context, structuredClone(input)));
  });
}

/**
 * Checks that a sandbox is one of this process.
 *
 * @param name What is called with it.
 * @param elsewhere What does the same over HTTP.
 * @throws RangeError if it is not one.
 */
export function checkInProcess(sandbox: unknown, name: string, elsewhere: string): void {
  if (typeof (sandbox as { on?: unknown } | undefined)?.on === 'function') return;
  throw new RangeError(
    `${name} needs a sandbox in this process, such as one from createSandbox. Over HTTP, use ${elsewhere}.`,
  );
}
