import { conventionsOf } from './conventions.ts';
import type { OpenApiDocument, Schema } from './document.ts';
import type { Operation } from './operations.ts';
import { nameOf, resolveSchema } from './references.ts';

/** A record in the payload of a response, and where it stands there. */
export interface PayloadRecord {
  /** Name of its schema. */
  name: string;
  schema: Schema;
  /** JSON Pointer to the record, or to the first one of an array. */
  pointer: string;
}

/** Lists the records that an operation returns: under a key, in an array under a key, or at the top of the response. */
export function payloadRecords(document: OpenApiDocument, operation: Operation): PayloadRecord[] {
  const response = operation.responses[operation.successStatus]?.content?.['application/json']?.schema;
  if (!response) return [];
  const { envelope } = conventionsOf(document);
  const schema = resolveSchema(document, response);
  const payload = Object.entries(schema.properties ?? {}).filter(([key]) => !envelope.includes(key));
  const records = payload.flatMap(([key, property]) => {
    const isMany = property.type === 'array';
    const value = isMany ? property.items! : property;
    const record = resolveSchema(document, value);
    if (!record.properties) return [];
    return [{ name: nameOf(value.$ref) ?? '', schema: record, pointer: `/${key}${isMany ? '/0' : ''}` }];
  });
  const isAtTop = payload.some(([, property]) => property['x-generated']);
  return isAtTop ? [{ name: nameOf(response.$ref) ?? '', schema, pointer: '' }] : records;
}
