import type { OpenApiDocument } from '../../contract/document.ts';
import { requestsOf } from '../../contract/validation/at-run-time.ts';
import { plansOf } from '../core/plan/plan.ts';
import { bareOperationsOf, type Contract } from './contract.ts';

/** Reads a contract. Its checks are made when they are first needed, and they make code, as Ajv does. */
export function contractOf(document: OpenApiDocument): Contract {
  return {
    servers: document.servers,
    operations: bareOperationsOf(document),
    plans: plansOf(document),
    requests: requestsOf(document),
  };
}
