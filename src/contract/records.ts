import type { OpenApiDocument, Operation, Schema } from '../contract.ts';

/** A record in the payload of a response, and where it stands there. */
export interface PayloadRecord {
  /** Name of its schema. */
  name: string;
  schema: Schema;
  /** JSON Pointer to the record, or to the first one of an array. */
  pointer: string;
}

/** Keys of a response that are no payload. */
const ENVELOPE = ['code', 'message', 'page_context'];

/** Lists the records that an operation returns: under a key, in an array under a key, or at the top of the response. */
export function payloadRecords(document: OpenApiDocument, operation: Operation): PayloadRecord[] {
  const response = operation.object.responses[operation.successStatus]?.content?.['application/json']?.schema;
  if (!response) return [];
  const { name, schema } = resolve(document, response);
  const payload = Object.entries(schema.properties ?? {}).filter(([key]) => !ENVELOPE.includes(key));
  const records = payload.flatMap(([key, property]) => {
    const isMany = property.type === 'array';
    const record = resolve(document, isMany ? property.items! : property);
    return record.schema.properties ? [{ ...record, pointer: `/${key}${isMany ? '/0' : ''}` }] : [];
  });
  const isAtTop = payload.some(([, property]) => property['x-generated']);
  return isAtTop ? [{ name, schema, pointer: '' }] : records;
}

/** A property with what the schema that it refers to says of it. */
export function resolve(document: OpenApiDocument, schema: Schema): { name: string; schema: Schema } {
  const { $ref, ...siblings } = schema;
  if ($ref === undefined) return { name: '', schema };
  const name = $ref.split('/').at(-1)!;
  return { name, schema: { ...document.components.schemas[name], ...siblings } };
}
