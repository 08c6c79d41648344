import {
  type Conventions,
  conventionsOf,
  createChecks,
  createRoutes,
  escapeToken,
  guessInRequestBody,
  interpretedRequests,
  isPartlyRead,
  jsonTypeOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  type Part,
  type RequestParts,
  type Response,
  type Routes,
  resolve,
  responseKey,
  type Schema,
  shapeOf,
  unreadOperations,
  walk,
} from '../../../src/contract/index.ts';
import { type Basis, type ContractLocation, createLocations, type LocationOf, STRENGTH } from './location.ts';

export interface Model {
  /** The version of the contract. */
  version: string;
  /** Its edition: `x-contract-version`, or the version where it has none. */
  edition: string;
  document: OpenApiDocument;
  routes: Routes;
  /** The URLs of operations that no tool reads. */
  unread: Routes;
  /** By operationId, in the order of the contract. */
  operations: ReadonlyMap<string, OperationModel>;
  /** The names of all fields that the contract has. */
  fieldNames: ReadonlySet<string>;
  conventions: Conventions;
}

/** The parts of a request that traffic is checked against. A form is a body. */
export const REQUEST_ROOTS = ['request.path', 'request.query', 'request.body'] as const;

/** Where a place begins, before the JSON Pointer. */
export type Root = (typeof REQUEST_ROOTS)[number] | 'response.body';

export interface OperationModel {
  operation: Operation;
  /** Keys of its responses that are no payload. */
  envelope: readonly string[];
  /** JSON Pointer to the operation in the document. */
  pointer: string;
  /** Where the claim comes from that it returns no other status than those it has. */
  statusBasis: Basis;
  /** The checks of its requests. */
  request: RequestParts;
  /** The media types of their bodies; none if they have no body. */
  requestTypes: readonly string[];
  responseTo(status: number): ResponseModel | undefined;
  requestLocation(root: Root): ContractLocation | undefined;
}

export interface ResponseModel {
  /** JSON Pointer to it in the document. */
  pointer: string;
  basis: Basis;
  /** True if it is named, rather than the default. */
  isNamed: boolean;
  /** The status that the contract guesses in place of the one that was asked for; undefined if it has that one. */
  guessedStatus: string | undefined;
  mediaTypes: readonly string[];
  /** The body, if it is JSON. */
  body: { location: ContractLocation; part: Part } | undefined;
}

/** Keys of a document that does not state all that it says. In one without them, everything is stated. */
const MARKS = ['x-inferred', 'x-not-documented'];

/** Reads a document into what traffic is checked against. Checks are made when they are first needed. */
export function createModel(document: OpenApiDocument): Model {
  const operations = operationsOf(document);
  const checkOf = createChecks(document);
  const requests = interpretedRequests(operations, document);
  const locationOf = createLocations(document);
  const parts = new Map<Schema, Part>();
  const sent = sentSchemas(operations);
  const conventions = conventionsOf(document);
  const names = new Set<string>();
  let infers = false;
  for (const { node } of walk(document)) {
    for (const name of Object.keys(node['properties'] ?? {})) names.add(name);
    infers ||= MARKS.some((mark) => mark in node);
  }

  function partOf(schema: Schema): Part {
    let part = parts.get(schema);
    if (!part) parts.set(schema, (part = { check: checkOf(schema), shape: shapeOf(document, schema) }));
    return part;
  }

  function modelOf(operation: Operation): OperationModel {
    const pointer = `/paths/${escapeToken(operation.path)}/${operation.method}`;
    const responses = new Map<number, ResponseModel | undefined>();
    const locations = new Map<Root, ContractLocation | undefined>();
    const readRequest = (root: Root): ContractLocation | undefined =>
      root === 'request.body'
        ? bodyLocation(operation, pointer, locationOf)
        : parametersLocation(root === 'request.path' ? 'path' : 'query', document, operation, pointer, locationOf);
    return {
      operation,
      envelope: conventions.envelope,
      pointer,
      statusBasis: infers ? 'inferred' : 'documented',
      get request() {
        return requests[operation.id]!;
      },
      requestTypes: Object.keys(operation.requestBody?.content ?? {}),
      responseTo(status) {
        if (!responses.has(status))
          responses.set(status, readResponse(operation, pointer, status, infers, sent, locationOf, partOf));
        return responses.get(status);
      },
      requestLocation(root) {
        if (!locations.has(root)) locations.set(root, readRequest(root));
        return locations.get(root);
      },
    };
  }

  return {
    version: document.info.version,
    edition: document.info['x-contract-version'] ?? document.info.version,
    document,
    conventions,
    routes: createRoutes(operations, document.servers),
    unread: createRoutes(unreadOperations(document), document.servers),
    operations: new Map(operations.map((operation) => [operation.id, modelOf(operation)])),
    fieldNames: names,
  };
}

function readResponse(
  operation: Operation,
  pointer: string,
  status: number,
  infers: boolean,
  sent: ReadonlyMap<string, Basis>,
  locationOf: LocationOf,
  partOf: (schema: Schema) => Part,
): ResponseModel | undefined {
  const { responses, object } = operation;
  const guessedStatus = infers ? guessFor(status, responses) : undefined;
  const key = guessedStatus ?? responseKey(operation, status);
  const response = key === undefined ? undefined : responses[key];
  if (key === undefined || !response) return undefined;
  const at = object.responses[key]?.$ref?.slice(1) ?? `${pointer}/responses/${key}`;
  const basis = responseBasis(operation, response, key);
  const content = response.content ?? {};
  const type = jsonTypeOf(content) ?? '';
  const json = content[type];
  return {
    pointer: at,
    basis,
    isNamed: key !== 'default',
    guessedStatus,
    mediaTypes: Object.keys(content),
    body: json && {
      location: locationOf(
        {
          pointer: `${at}/content/${escapeToken(type)}/schema`,
          schema: json.schema,
          within: sent.get(json.schema.$ref ?? '') ?? basis,
        },
        basis,
      ),
      part: partOf(json.schema),
    },
  };
}

/** No document of the service gives a status of success: that creating a record returns 201, and not 200, is a guess. */
function guessFor(status: number, responses: Readonly<Record<string, unknown>>): string | undefined {
  return status === 200 && !('200' in responses) && '201' in responses ? '201' : undefined;
}

function responseBasis({ notDocumented }: Operation, response: Response, status: string): Basis {
  if (response['x-observed'] !== undefined) return 'observed';
  if (isSuccess(status) && notDocumented.includes('response')) return 'open';
  return response['x-inferred'] === undefined ? 'documented' : 'inferred';
}

/** The statuses below 400, which say what an operation does. */
function isSuccess(status: string): boolean {
  return Number(status) < 400;
}

/** Where the schemas come from that responses of success consist of: several operations may send the same, and one of them be documented. */
function sentSchemas(operations: readonly Operation[]): Map<string, Basis> {
  const bases = new Map<string, Basis>();
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = response.content?.[jsonTypeOf(response.content) ?? '']?.schema.$ref;
      if (name === undefined || !isSuccess(status)) continue;
      const both = [bases.get(name), responseBasis(operation, response, status)];
      bases.set(name, STRENGTH.find((basis) => both.includes(basis))!);
    }
  }
  return bases;
}

function bodyLocation(operation: Operation, pointer: string, locationOf: LocationOf): ContractLocation | undefined {
  const { content = {} } = operation.requestBody ?? {};
  const type = jsonTypeOf(content) ?? Object.keys(content)[0];
  const media = type === undefined ? undefined : content[type];
  if (type === undefined || !media) return undefined;
  const body = operation.object.requestBody?.$ref?.slice(1) ?? `${pointer}/requestBody`;
  const at = `${body}/content/${escapeToken(type)}/schema`;
  // Of a body that the service documentation shows in part, what they do not show has a mark of its own.
  const basis = guessInRequestBody(operation).parts ? 'open' : 'documented';
  return locationOf({ pointer: at, schema: media.schema, within: basis }, basis);
}

function parametersLocation(
  place: 'path' | 'query',
  document: OpenApiDocument,
  { object, path, notDocumented }: Operation,
  pointer: string,
  locationOf: LocationOf,
): ContractLocation {
  const { parameters: shared = [] } = resolve(document, document.paths[path]!);
  const located = (list: readonly Parameter[], at: string) =>
    list.map((parameter, index) => ({
      pointer: parameter.$ref?.slice(1) ?? `${at}/parameters/${index}`,
      parameter: resolve(document, parameter),
    }));
  const parameters = [...located(shared, `/paths/${escapeToken(path)}`), ...located(object.parameters ?? [], pointer)];
  const placeParameters = parameters.filter(({ parameter }) => parameter.in === place);
  const fields = placeParameters.map(({ pointer: at, parameter }): [string, ContractLocation] => {
    const isDocumented = parameter['x-inferred'] === undefined;
    const basis = parameter['x-observed'] !== undefined ? 'observed' : isDocumented ? 'documented' : 'inferred';
    return [parameter.name, locationOf({ pointer: `${at}/schema`, schema: parameter.schema, within: basis }, basis)];
  });
  const isOpen = notDocumented.includes(place);
  const basis = isOpen ? 'open' : 'documented';
  return {
    schemas: [{ pointer, schema: {}, within: basis }],
    basis,
    types: undefined,
    fields: new Map(fields),
    items: undefined,
    required: new Set(
      placeParameters.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    ),
    isOpen,
    isUnread: parameters.some(
      ({ parameter }) => isPartlyRead(parameter) || (place === 'query' && parameter.in === 'querystring'),
    ),
    values: undefined,
    isRecordId: false,
  };
}
