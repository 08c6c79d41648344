import {
  createRequestValidator,
  createRoutes,
  type Operation,
  type RequestTable,
  type RequestValidator,
  type Routes,
  type ServerObject,
} from '../contract/index.ts';
import { FLAT_FORMS, type FormReading } from './form.ts';
import type { FormPayload } from './service-engine.ts';

/** What a service knows of a contract. Nothing in it changes, so all services of one contract can share it. */
export interface ServiceContract {
  routes: Routes;
  /** The parameter of the query that names the account; undefined if none does. */
  account: string | undefined;
  /** The validator of the requests to an operation, which is made when it is first asked for. */
  validatorOf(operation: Operation): RequestValidator;
  /** How forms are read. */
  formReading: FormReading;
  /** The values of a form that an operation is sent. */
  formValues(operation: Operation, form: FormPayload): ReturnType<FormReading['values']>;
}

/** What a service takes of a contract. */
export interface ContractParts {
  operations: readonly Operation[];
  servers: readonly ServerObject[] | undefined;
  /** The checks of the requests. */
  requests: RequestTable;
  /** The parameter of the query that names the account, if one does. */
  account: string | undefined;
  /** How forms are read; as files and texts by default. */
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
  formReading = FLAT_FORMS,
}: ContractParts): ServiceContract {
  const validators = new Map<string, RequestValidator>();
  return {
    routes: createRoutes(operations, servers),
    account,
    formReading,
    formValues: ({ id }, form) => formReading.values(form, requests[id] ?? {}),
    validatorOf({ id, object }) {
      const known = validators.get(id);
      if (known) return known;
      const validator = createRequestValidator(requests[id] ?? {}, object['x-rules']);
      validators.set(id, validator);
      return validator;
    },
  };
}
