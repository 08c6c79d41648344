import { methodName, type Operation, resourceName } from '../contract/index.ts';

/** What the client calls an operation, such as `taxes.create`. */
export function clientMethod(operation: Operation): string {
  return `${resourceName(operation.tag)}.${methodName(operation)}`;
}
