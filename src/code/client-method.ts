import { methodName, resourceName } from '../contract/names.ts';
import type { Operation } from '../contract/operations.ts';

/** What the client calls an operation, such as `taxes.create`. */
export function clientMethod(operation: Operation): string {
  return `${resourceName(operation.tag)}.${methodName(operation)}`;
}
