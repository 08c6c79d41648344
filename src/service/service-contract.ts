import {
  createRequestValidator,
  createRoutes,
  type Operation,
  type RequestParts,
  type RequestTable,
  type RequestValidator,
  type Routes,
  type ServerObject,
} from '../contract/index.ts';
import type { FormReading } from './form.ts';

/** A contract, prepared for services. Nothing in it changes, so all services of one contract can share it. */
export interface ServiceContract {
  routes: Routes;
  /** The parameter of the query that names the account; undefined if none does. */
  account: string | undefined;
  /** The validator of the requests to an operation, which is made when it is first asked for. */
  validatorOf(operation: Operation): RequestValidator;
  /** The checks of the requests to an operation. */
  partsOf(operation: Operation): RequestParts;
  formReading: FormReading | undefined;
}

export interface ContractParts {
  operations: readonly Operation[];
  servers: readonly ServerObject[] | undefined;
  /** The checks of the requests. */
  requests: RequestTable;
  /** The parameter of the query that names the account, if one does. */
  account: string | undefined;
  /** Reads forms as files and strings by default. */
  formReading?: FormReading;
}

/**
 * Makes the URLs and the validators of a contract.
 *
 * @throws Error if two operations have the same URL and method.
 */
export function serviceContract({
  operations,
  servers,
  requests,
  account,
  formReading,
}: ContractParts): ServiceContract {
  const validators = new Map<string, RequestValidator>();
  const partsOf = ({ id }: Operation): RequestParts => requests[id] ?? {};
  return {
    routes: createRoutes(operations, servers),
    account,
    formReading,
    partsOf,
    validatorOf(operation) {
      const { id, object } = operation;
      const cached = validators.get(id);
      if (cached) return cached;
      const validator = createRequestValidator(partsOf(operation), object['x-rules']);
      validators.set(id, validator);
      return validator;
    },
  };
}
