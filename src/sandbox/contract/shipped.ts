import document from '../../../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../contract/document.ts';
import { contractOf } from './at-run-time.ts';
import type { Contract } from './contract.ts';

let known: Contract | undefined;

/**
 * The contract of this package. This module reads the document when the project runs from its sources; in what the
 * package ships, the compiled contract stands in its place.
 */
export function shippedContract(): Contract {
  return (known ??= contractOf(document as unknown as OpenApiDocument));
}
