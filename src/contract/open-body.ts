import type { OperationObject } from './document.ts';
import { nameOf } from './references.ts';

/** Whether nothing is documented of the body of an operation, not even that there is one. */
export function hasOpenBody({ requestBody }: OperationObject): boolean {
  return nameOf(requestBody?.content['application/json']?.schema.$ref ?? '') === 'OpenBody';
}
