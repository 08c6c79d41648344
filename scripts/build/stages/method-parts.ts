import {
  conventionsOf,
  hasOpenBody,
  type MediaType,
  nameOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from '../../../src/contract/index.ts';

export function idsOf({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'path');
}

export function queryOf({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'organization_id');
}

export function queryType(parameters: Parameter[]): string {
  const isPaging = ({ name }: Parameter): boolean => name === 'page' || name === 'per_page';
  const own = parameters.filter((parameter) => !isPaging(parameter));
  const fields = own.map(
    ({ name, required, schema }) =>
      `${name}${required ? '' : '?'}: ${primitive(schema)}${required ? '' : ' | undefined'}`,
  );
  return [
    ...(own.length > 0 ? [`{ ${fields.join('; ')} }`] : []),
    ...(parameters.some(isPaging) ? ['PageQuery'] : []),
  ].join(' & ');
}

function primitive({ type }: Schema): string {
  const primitives = [type].flat().map((name) => {
    if (name === 'integer' || name === 'number') return 'number';
    return name === 'boolean' ? 'boolean' : 'string';
  });
  return [...new Set(primitives)].join(' | ');
}

export function bodyType(document: OpenApiDocument, operation: Operation): string | undefined {
  // What nothing is known of can be sent with a path call.
  if (hasOpenBody(document, operation)) return undefined;
  const types = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === 'multipart/form-data' ? `Upload<${model(schema)}>` : model(schema),
  );
  return types.join(' | ') || undefined;
}

export function resultType(document: OpenApiDocument, operation: Operation): string {
  const response = jsonOf(operation);
  if (!response) return 'CallPromise<File>';
  const list = listOf(document, operation);
  return list ? `List<${model(response.schema)}, models.${list.row}>` : `CallPromise<${model(response.schema)}>`;
}

/** Where a list has its records, and what they are. */
export function listOf(document: OpenApiDocument, operation: Operation): { key: string; row: string } | undefined {
  const response = jsonOf(operation);
  if (!response || !operation.parameters.some(({ name }) => name === 'page')) return undefined;
  const [key, records] =
    Object.entries(resolve(document, response.schema).properties ?? {}).find(
      ([, property]) => property.type === 'array',
    ) ?? [];
  return key && records?.items ? { key, row: nameOf(records.items.$ref!) } : undefined;
}

/** The key of the record in a response, and its type; of a record whose fields are not under a key, that of its id. */
export function recordOf(document: OpenApiDocument, operation: Operation): { key: string; type: string } | undefined {
  const response = jsonOf(operation);
  if (!response || listOf(document, operation)) return undefined;
  const { envelope } = conventionsOf(document);
  const payload = Object.entries(resolve(document, response.schema).properties ?? {}).filter(
    ([key]) => !envelope.includes(key),
  );
  const [key, property] =
    payload.length === 1 ? payload[0]! : (payload.find(([, field]) => field['x-generated']) ?? []);
  if (key === undefined || property === undefined) return undefined;
  if (property['x-generated']) return { key, type: 'string' };
  return { key, type: property.type === 'array' ? 'array' : 'object' };
}

/** The field of a form that holds the file. */
export function fileFieldOf(document: OpenApiDocument, { object }: Operation): string | undefined {
  const form = object.requestBody?.content['multipart/form-data'];
  if (!form) return undefined;
  const [field] =
    Object.entries(resolve(document, form.schema).properties ?? {}).find(
      ([, property]) => resolve(document, property)['contentMediaType'],
    ) ?? [];
  if (field === undefined) throw new Error(`${object.operationId} takes a form, but no field of it is a file`);
  return field;
}

export function jsonOf({ object, successStatus }: Operation): MediaType | undefined {
  return object.responses[successStatus]?.content?.['application/json'];
}

function model(schema: Schema): string {
  return `models.${nameOf(schema.$ref!)}`;
}
