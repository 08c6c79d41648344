import { type DocumentedField, type Notation, readFields } from '../../scripts/build/documented/notation.ts';
import type { Documented, DocumentedOperation } from '../../scripts/build/documented/read-documented.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { nameOf, resolve, resolveSchema } from '../../src/contract/references.ts';
import { flatten } from '../support/document.ts';

/** How the types of the documents are written in the contract. */
const TYPES: Record<string, { type: unknown; format?: string }> = {
  string: { type: 'string' },
  long: { type: ['string', 'integer'] },
  integer: { type: 'integer' },
  int32: { type: 'integer', format: 'int32' },
  double: { type: 'number', format: 'double' },
  // JSON has one type of number, and generators would make 32 bits of the documents' word.
  float: { type: 'number', format: 'double' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  array: { type: 'array' },
  object: { type: 'object' },
};

/** Names of amounts. A whole one gets 64 bits: generators make 32 of a number without a format, which end at 2,147,483,647. */
const AMOUNT = /_amount(_bcy)?$|_rate$/;

/** Formats that a shared schema gives to what the documents type as string. */
const STRING_FORMATS = new Set(['date']);

/** Differences that stay, because the documents contradict themselves or leave a place open: both readings are taken. */
export const CONTRADICTIONS = [
  // Mandatory by the description alone; where it stands in the request is not shown.
  'createShipmentOrder: query is package_ids, salesorder_id, documented is package_ids*, salesorder_id',
  // A float, with a greatest length.
  'Invoice.discount: type is ["number","string"], documented is "number"',
  'Invoice.discount: format is none, documented is double',
  // A single object in the sample, an array on input.
  'VendorCredit.line_items: record is none, documented is VendorCreditLineItem',
  // Starred, and also limited to adjustments of quantity: a rule of the body requires it there.
  'InventoryAdjustmentLineItemCreate.quantity_adjusted: required is false, documented is true',
  // Starred, and also optional where orders are numbered automatically.
  'TransferOrderCreate.transfer_order_number: required is false, documented is true',
];

/** Lists every difference between a document and what the documents of the service state. */
export function compareDocument(document: OpenApiDocument, documented: Documented): string[] {
  const operations = operationsOf(document);
  return [
    ...compareToken(document),
    ...compareOperations(document, operations, documented.operations),
    ...compareSchemas(document, documented.records),
    ...compareSchemas(document, documented.bodies),
    ...compareMarks(document, operations, documented),
    ...compareResponseKeys(document, operations, documented),
  ];
}

/** Holds the place of the access token against the documented one. */
function compareToken(document: OpenApiDocument): string[] {
  const differ = differences('accessToken');
  const { in: place, name } = document.components.securitySchemes['accessToken'] as { in?: string; name?: string };
  differ('place', `${place} ${name}`, 'header Authorization');
  return differ.found;
}

/** Lists every difference between the operations of a document and those that the documents of the service state. */
function compareOperations(
  document: OpenApiDocument,
  operations: readonly Operation[],
  documented: readonly DocumentedOperation[],
): string[] {
  const actual = new Map(operations.map((operation) => [operation.id, operation]));
  const missing = documented.filter(({ id }) => !actual.has(id)).map(({ id }) => `${id} is missing`);
  const known = new Set(documented.map(({ id }) => id));
  const unknown = operations.filter(({ id, basis }) => basis === 'documented' && !known.has(id));
  const marked = operations.filter(({ id, basis }) => basis !== 'documented' && known.has(id));
  const differences = documented.flatMap((expected) => {
    const operation = actual.get(expected.id);
    return operation ? compareOperation(document, operation, expected) : [];
  });
  return [
    ...missing,
    ...unknown.map(({ id }) => `${id} is not documented, and has neither x-observed nor x-inferred`),
    ...marked.map(({ id, basis }) => `${id} is documented, and has x-${basis}`),
    ...differences,
    ...operations.flatMap((operation) => compareOtherResponses(document, operation)),
  ];
}

/** Lists the responses but that of success that bear no mark: the documents show no failure. */
function compareOtherResponses(document: OpenApiDocument, { id, object, successStatus }: Operation): string[] {
  const others = Object.entries(object.responses).filter(([status]) => status !== successStatus);
  return others
    .filter(([, response]) => !isMarked(response) && !isMarked(resolve(document, response)))
    .map(([status]) => `${id}: response ${status} ${UNMARKED}`);
}

/** Whether a part says that no document shows it. */
function isMarked(part: object | undefined): boolean {
  return part !== undefined && ('x-inferred' in part || 'x-observed' in part);
}

function compareOperation(document: OpenApiDocument, operation: Operation, expected: DocumentedOperation): string[] {
  const differ = differences(expected.id);
  differ('address', `${operation.method.toUpperCase()} ${operation.path}`, `${expected.method} ${expected.path}`);
  differ('scope', operation.scope, expected.scope && `ServiceAPI.${expected.scope}`);
  differ('transition', JSON.stringify(operation.object['x-transition']), JSON.stringify(expected.transition));
  const isAnswerObserved = operation.object.responses[operation.successStatus]?.['x-observed'] !== undefined;
  const notShown = expected.notShown.filter((part) => part !== 'response' || !isAnswerObserved);
  differ('x-not-documented', (operation.object['x-not-documented'] ?? []).join(), notShown.join());

  const stated = (expected.query ?? '').split(', ').map((name) => name.replace('*', ''));
  const query = operation.parameters.filter(
    ({ in: place, name, ...rest }) =>
      place === 'query' && name !== 'organization_id' && (stated.includes(name) || !isMarked(rest)),
  );
  differ('query', sorted(names(query)), sorted(expected.query ?? ''));
  const takesOrganization = operation.parameters.some(({ name, required }) => name === 'organization_id' && required);
  differ('organization_id', takesOrganization, expected.path !== '/organizations');

  const body = operation.object.requestBody?.content;
  const isBodyStated = Boolean(expected.body ?? expected.form) || expected.notShown.includes('request-body');
  if (['POST', 'PUT'].includes(expected.method))
    differ('request body', operation.object.requestBody ? 'there' : 'none', isBodyStated ? 'there' : 'none');
  if (expected.body) differ('body', nameOf(body?.['application/json']?.schema.$ref ?? ''), expected.body);
  if (expected.form) {
    const form = body?.['multipart/form-data']?.schema;
    differ('form', form && [...flatten(document, form).keys()].join(), expected.form);
  }
  if (expected.payload?.startsWith('...')) {
    const record = { $ref: `#/components/schemas/${expected.payload.slice(3)}` };
    differ('payload', payloadKeys(document, operation).join(), [...flatten(document, record).keys()].join());
  } else if (expected.payload) {
    differ('payload', payload(document, operation), expected.payload);
    const keys = payloadKeys(document, operation);
    const properties = flatten(document, successSchema(operation));
    differ('required payload', keys.filter((key) => properties.get(key)!.required).join(), keys.join());
  }
  return differ.found;
}

function sorted(list: string): string {
  return list.split(', ').sort().join(', ');
}

function names(parameters: readonly { name: string; required?: boolean }[]): string {
  return parameters.map(({ name, required }) => (required ? `${name}*` : name)).join(', ');
}

/** Writes what a response holds apart from the envelope, in the notation of the list. */
function payload(document: OpenApiDocument, operation: Operation): string {
  const properties = flatten(document, successSchema(operation));
  const keys = payloadKeys(document, operation);
  return keys.map((key) => `${key}: ${typeName(properties.get(key)!.schema)}`).join() || 'none';
}

function payloadKeys(document: OpenApiDocument, operation: Operation): string[] {
  const keys = [...flatten(document, successSchema(operation)).keys()];
  return keys.filter((key) => !['code', 'message', 'page_context'].includes(key));
}

function successSchema({ object, successStatus }: Operation): Schema {
  return object.responses[successStatus]?.content?.['application/json']?.schema ?? {};
}

function typeName(schema: Schema): string {
  if (schema.type === 'array') return `[${schema.items?.$ref ? nameOf(schema.items.$ref) : ''}]`;
  return schema.$ref ? nameOf(schema.$ref) : String(schema.type);
}

/** The fields of a notation, which is read once. */
function fieldsOf(notation: Notation): DocumentedField[] {
  const fields = FIELDS.get(notation) ?? readFields(notation);
  FIELDS.set(notation, fields);
  return fields;
}

const FIELDS = new Map<Notation, DocumentedField[]>();

/** Lists every difference between the named schemas of a document and the records or bodies that the documents state. */
function compareSchemas(document: OpenApiDocument, documented: Record<string, Notation>): string[] {
  return Object.entries(documented).flatMap(([name, notation]) => {
    const schema = document.components.schemas[name];
    return schema ? compareFields(document, name, schema, fieldsOf(notation)) : [`${name} is missing`];
  });
}

function compareFields(document: OpenApiDocument, name: string, schema: Schema, fields: DocumentedField[]): string[] {
  const all = flatten(document, schema);
  const stated = flatten(document, statedPart(schema));
  const missing = fields.filter((field) => !all.has(field.name)).map((field) => `${name}.${field.name} is missing`);
  const known = new Set(fields.map((field) => field.name));
  const unknown = [...stated.keys()]
    .filter((field) => !known.has(field))
    .map((field) => `${name}.${field} is not documented`);
  const differing = fields.flatMap((field) => {
    const property = all.get(field.name);
    return property ? compareField(document, `${name}.${field.name}`, property.schema, property.required, field) : [];
  });
  return [...missing, ...unknown, ...differing];
}

/** The only list whose `page_context` the documents show. */
const DOCUMENTED_PAGES = 'TaxListResponse';

const UNMARKED = 'is not documented, and has neither x-observed nor an x-inferred that says what it is taken from';

/**
 * Lists every part that the documents of the service do not state and that has no mark, so that a guess would pass for a
 * statement: schemas of objects, and the `page_context` of lists. A response that is not documented is marked at its
 * operation, and a form is compared with it.
 */
function compareMarks(
  document: OpenApiDocument,
  operations: readonly Operation[],
  { records, bodies }: Documented,
): string[] {
  const compared = operations.flatMap(({ object, successStatus }) => [
    object.responses[successStatus]?.content?.['application/json'],
    object.requestBody?.content['multipart/form-data'],
  ]);
  const explained = new Set([
    ...Object.keys(records),
    ...Object.keys(bodies),
    ...compared.map((content) => nameOf(content?.schema.$ref ?? '')),
  ]);
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const isObject = schema.type === 'object' || schema.allOf !== undefined;
    const isGuess = isObject && !explained.has(name) && !isMarked(schema);
    const page = schema.properties?.['page_context'];
    const isPageGuess = page !== undefined && name !== DOCUMENTED_PAGES && !isMarked(page);
    return [...(isGuess ? [`${name} ${UNMARKED}`] : []), ...(isPageGuess ? [`${name}.page_context ${UNMARKED}`] : [])];
  });
}

/**
 * Lists every key of a response that is a guess, since no operation with that response shows it and the conventions do
 * not name it, and that has no mark or is required.
 */
function compareResponseKeys(
  document: OpenApiDocument,
  operations: readonly Operation[],
  documented: Documented,
): string[] {
  const shown = new Set(documented.operations.filter(({ payload }) => payload !== undefined).map(({ id }) => id));
  const responses = new Map<string, { keys: string[]; isShown: boolean }>();
  for (const operation of operations) {
    const name = nameOf(successSchema(operation).$ref ?? '');
    const isShown = shown.has(operation.id) || (responses.get(name)?.isShown ?? false);
    responses.set(name, { keys: payloadKeys(document, operation), isShown });
  }
  return [...responses].flatMap(([name, { keys, isShown }]) => {
    const schema = document.components.schemas[name];
    const guesses = isShown || !schema ? [] : keys.filter((key) => !documented.keys.includes(key));
    return guesses.flatMap((key) => [
      ...(!isMarked(schema) ? [`${name}.${key} ${UNMARKED}`] : []),
      ...(schema?.required?.includes(key) && !schema['x-observed']
        ? [`${name}.${key} is required, and is not documented`]
        : []),
    ]);
  });
}

/** A schema without the fields that are marked. */
function statedPart(schema: Schema): Schema {
  const stated = Object.entries(schema.properties ?? {}).filter(([, property]) => !isMarked(property));
  return isMarked(schema) ? {} : { ...schema, properties: Object.fromEntries(stated) };
}

function compareField(
  document: OpenApiDocument,
  place: string,
  property: Schema,
  required: boolean,
  field: DocumentedField,
): string[] {
  const differ = differences(place, property['x-observed'] !== undefined);
  const outer = resolveSchema(document, property);
  const schema = field.isArray ? resolveSchema(document, outer.items ?? {}) : outer;
  // The server always gives what it generates.
  differ('required', required || property['x-generated'] === true, field.required);
  const targets = [(property['x-refers-to'] as string | string[] | undefined) ?? []].flat();
  const isMarked = (property['x-not-documented'] as string[] | undefined)?.includes('reference') ?? false;
  const stated = targets.filter((target) => !isMarked || field.refersTo?.includes(target));
  differ('refers to', stated.join(' or ') || undefined, field.refersTo?.join(' or '));
  if (field.isArray) differ('array', outer.type, 'array');

  if (field.type !== undefined) {
    const expected = isId(property) ? TYPES['long'] : TYPES[field.type];
    if (expected) {
      differ('type', JSON.stringify(schema.type), JSON.stringify(expected.type));
      const format = field.type === 'integer' && AMOUNT.test(field.name) ? 'int64' : expected.format;
      if (!STRING_FORMATS.has(String(schema['format']))) differ('format', schema['format'], format);
    } else {
      differ('record', nameOf((field.isArray ? outer.items : property)?.$ref ?? ''), field.type);
    }
  }
  // A guess at a number takes text as well.
  if (field.type === undefined) differ('guessed type', ['number', 'integer'].includes(String(schema.type)), false);
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']] : exceptFalse(schema));
  differ(
    'values',
    (values as unknown[] | undefined)?.filter((value) => value !== '').join(', '),
    field.values?.join(', '),
  );
  differ('known values', (schema['x-known-values'] as string[] | undefined)?.join(', '), field.knownValues?.join(', '));
  // An exact length is that of a text which is there.
  if (field.minLength !== undefined) differ('pattern', schema['pattern'], `^(.{${field.minLength}})?$`);
  else differ('maxLength', schema['maxLength'], field.maxLength);
  if (field.prefix !== undefined) differ('pattern', schema['pattern'], `^${field.prefix}`);
  if (field.range) differ('range', `${schema['minimum']}..${schema['maximum'] ?? ''}`, field.range.join('..'));
  return differ.found;
}

/** `true` alone: generators of clients read no boolean `const`. */
function exceptFalse({ type, not }: Schema): unknown[] | undefined {
  return type === 'boolean' && (not as Schema | undefined)?.['const'] === false ? [true] : undefined;
}

/** Identifiers occur as numbers and as text, whichever type is stated. */
function isId({ $ref }: Schema): boolean {
  return $ref === '#/components/schemas/Id';
}

interface Differ {
  (what: string, actual: unknown, expected: unknown): void;
  found: string[];
}

/** @param isObserved Whether what the documents do not state may be there all the same, since it was observed. */
function differences(place: string, isObserved = false): Differ {
  const found: string[] = [];
  const differ = (what: string, actual: unknown, expected: unknown): void => {
    if (isObserved && !expected) return;
    if (actual !== expected) found.push(`${place}: ${what} is ${said(actual)}, documented is ${said(expected)}`);
  };
  return Object.assign(differ, { found });
}

/** A value in words. */
function said(value: unknown): string {
  return value === undefined || value === '' ? 'none' : String(value);
}
