import type { Basis } from '../contract/location.ts';
import type { Model, OperationModel } from '../contract/model.ts';
import type { StatusFacts } from '../evidence/facts.ts';

/** A difference between the contract and what the service does. */
export interface Difference {
  /**
   * Kind of difference. For a violation, the keyword of JSON Schema, or `media-type`, `json`, `depth` or `rule`. For something
   * undocumented, `operation`, `status`, `field`, `value` or `unsafe-integer`.
   */
  rule: string;
  /** operationId; method and URL for an operation that the contract does not have. */
  operation: string;
  status: number;
  /** Where in the exchange, such as `response.body/tax/tax_id`, an entry of an array as a star; empty if it is about all of it. */
  place: string;
  /** The difference, as the end of a sentence. It quotes the contract and names types, but no value of the traffic. */
  message: string;
  /** Where the claim comes from. A `documented` one is wrong in the documents or in the service, any other in the contract. */
  basis: Basis;
  /** JSON Pointer to the claim in the OpenAPI document, or to what is nearest to it. */
  pointer: string;
  /** Number of occurrences, and of places where there could have been one. */
  seen: number;
  of: number;
  /** First and last day; empty if no time is known. */
  from: string;
  to: string;
}

/** A field of the contract that was never seen. */
export interface NeverSeen {
  operation: string;
  status: number;
  place: string;
  basis: Basis;
  pointer: string;
  /** Number of times that it could have been there. */
  of: number;
}

/** Observations of an operation in exchanges with one status. */
export interface Scene {
  routes: Model['routes'];
  /** Undefined for an operation that the contract does not have. */
  model: OperationModel | undefined;
  operation: string;
  status: string;
  facts: StatusFacts;
}
