import type { OpenApiDocument } from '../contract/document.ts';
import { operationsOf } from '../contract/operations.ts';
import { createRoutes, type Routes } from '../contract/routes.ts';
import { requestsOf } from '../contract/validation/at-run-time.ts';
import { createRequestValidator, type RequestValidator } from '../contract/validation/request-validator.ts';
import { type Plans, plansOf } from './core/plan/plan.ts';

/** What is read of a contract, once for all sandboxes. */
export interface Contract {
  plans: Plans;
  routes: Routes;
  /** The documented scope of an operation, if there is one. */
  scopeOf(operation: string): string | undefined;
  validatorOf(operation: string): RequestValidator;
}

const known = new WeakMap<OpenApiDocument, Contract>();

/** Reads a contract. */
export function contractOf(document: OpenApiDocument): Contract {
  let contract = known.get(document);
  if (!contract) {
    contract = read(document);
    known.set(document, contract);
  }
  return contract;
}

function read(document: OpenApiDocument): Contract {
  const operations = operationsOf(document);
  const scopes = new Map(operations.map(({ id, scope }) => [id, scope]));
  const requests = requestsOf(document);
  const validators = new Map<string, RequestValidator>();
  return {
    plans: plansOf(document),
    routes: createRoutes(operations, document.servers),
    scopeOf: (operation) => scopes.get(operation),
    validatorOf(operation) {
      const validator = validators.get(operation) ?? createRequestValidator(requests[operation]!);
      validators.set(operation, validator);
      return validator;
    },
  };
}
