import type { OpenApiDocument, ServerObject } from '../../contract/document.ts';
import { type Operation, operationsOf } from '../../contract/operations.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import type { RequestTable } from '../../contract/validation/request-validator.ts';
import { type Plans, plansOf } from '../core/plan/plan.ts';

/** What the sandbox needs of a contract. */
export interface Contract {
  servers: readonly ServerObject[];
  operations: readonly Operation[];
  plans: Plans;
  /** The checks of requests. */
  requests: RequestTable;
}

/** Reads a contract. Its checks are made when they are first needed. */
export function contractOf(document: OpenApiDocument): Contract {
  const operations = operationsOf(document);
  return {
    servers: document.servers,
    operations,
    plans: plansOf(document),
    requests: interpretedRequests(operations, document),
  };
}
