import document from '../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../src/contract/index.ts';
import { type Contract, contractOf } from './contract.ts';

let known: Contract | undefined;

/** The contract of this package. */
export function shippedContract(): Contract {
  return (known ??= contractOf(document as unknown as OpenApiDocument));
}
