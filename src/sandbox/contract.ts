import type { OpenApiDocument } from '../contract/document.ts';
import { type Operation, operationsOf } from '../contract/operations.ts';
import { requestsOf } from '../contract/validation/at-run-time.ts';
import type { RequestTable } from '../contract/validation/request-validator.ts';
import { type Plans, plansOf } from './core/plan/plan.ts';

/** What is read of a contract, once for all sandboxes. */
export interface Contract {
  document: OpenApiDocument;
  operations: readonly Operation[];
  plans: Plans;
  /** The checks of requests, each made when it is first needed. */
  requests: RequestTable;
}

const known = new WeakMap<OpenApiDocument, Contract>();

/** Reads a contract. */
export function contractOf(document: OpenApiDocument): Contract {
  let contract = known.get(document);
  if (!contract) {
    contract = {
      document,
      operations: operationsOf(document),
      plans: plansOf(document),
      requests: requestsOf(document),
    };
    known.set(document, contract);
  }
  return contract;
}
