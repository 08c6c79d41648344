import document from '../../../generated/openapi.json' with { type: 'json' };
import {
  conventionsOf,
  interpretedRequests,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type RequestTable,
  type ServerObject,
} from '../../../src/contract/index.ts';
import { type Plans, plansOf } from './plan.ts';

export interface Contract {
  servers: readonly ServerObject[];
  operations: readonly Operation[];
  plans: Plans;
  /** The checks of requests. */
  requests: RequestTable;
  /** The parameter of the query that names the organization. */
  account: string | undefined;
}

/** Reads a contract. Its checks are made when they are first needed. */
export function contractOf(document: OpenApiDocument): Contract {
  const operations = operationsOf(document);
  return {
    servers: document.servers,
    operations,
    plans: plansOf(document, operations),
    requests: interpretedRequests(operations, document),
    account: conventionsOf(document).account,
  };
}

let cached: Contract | undefined;

/** The contract of this package. */
export function shippedContract(): Contract {
  return (cached ??= contractOf(document as unknown as OpenApiDocument));
}
