import type { OpenApiDocument } from '../../contract/document.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import { plansOf } from '../core/plan/plan.ts';
import { bareOperationsOf, bareSchemasOf, type Contract } from './contract.ts';

/** Reads a contract. Its checks are made when they are first needed. */
export function contractOf(document: OpenApiDocument): Contract {
  const operations = bareOperationsOf(document);
  return {
    servers: document.servers,
    operations,
    plans: plansOf(document),
    requests: interpretedRequests(operations, bareSchemasOf(document, operations)),
  };
}
