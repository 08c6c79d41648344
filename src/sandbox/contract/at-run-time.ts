import type { OpenApiDocument } from '../../contract/document.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import { plansOf } from '../core/plan/plan.ts';
import { bareContractOf, type Contract } from './contract.ts';

/** Reads a contract. Its checks are made when they are first needed. */
export function contractOf(document: OpenApiDocument): Contract {
  const { servers, operations, schemas } = bareContractOf(document);
  return {
    servers,
    operations,
    plans: plansOf(document),
    requests: interpretedRequests(operations, { components: { schemas } }),
  };
}
