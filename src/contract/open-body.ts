import { conventionsOf } from './conventions.ts';
import type { OpenApiDocument } from './document.ts';
import type { Operation } from './operations.ts';
import { nameOf } from './references.ts';

/** Whether nothing is documented of the body of an operation, not even that there is one. */
export function hasOpenBody(document: OpenApiDocument, { requestBody }: Pick<Operation, 'requestBody'>): boolean {
  const name = nameOf(requestBody?.content['application/json']?.schema.$ref);
  return name !== undefined && name === conventionsOf(document).openBody;
}
