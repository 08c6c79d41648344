import type { MediaType, OpenApiDocument, Parameter, Response, Schema } from '../../contract/document.ts';
import { type Operation, operationsOf } from '../../contract/operations.ts';
import { escapeToken, resolve } from '../../contract/references.ts';
import { createRoutes, type Routes } from '../../contract/routes.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import { createChecks } from '../../contract/validation/interpreter.ts';
import type { RequestParts } from '../../contract/validation/request-validator.ts';
import { shapeOf } from '../../contract/validation/shape.ts';
import type { Part } from '../../contract/validation/violations.ts';
import { type Basis, createPlaces, type Place, type PlaceOf } from './place.ts';

/** What traffic is checked against. */
export interface Model {
  /** The version of the contract. */
  version: string;
  document: OpenApiDocument;
  routes: Routes;
  /** By operationId, in the order of the contract. */
  operations: ReadonlyMap<string, OperationModel>;
}

/** The parts of a request that traffic is checked against. A form is a body. */
export const REQUEST_ROOTS = ['request.query', 'request.body'] as const;

/** Where a place begins, before the JSON Pointer. */
export type Root = (typeof REQUEST_ROOTS)[number] | 'response.body';

/** What the contract says of an operation. */
export interface OperationModel {
  operation: Operation;
  /** JSON Pointer to the operation in the document. */
  pointer: string;
  /** The checks of its requests. */
  request: RequestParts;
  /** The media types of their bodies; none if they have no body. */
  requestTypes: readonly string[];
  /** What it says of a status; undefined if it names neither the status nor a default. */
  responseTo(status: number): ResponseModel | undefined;
  /** What it says of a part of the request; undefined if there is none. */
  requestPlace(root: Root): Place | undefined;
}

/** What the contract says of a response. */
export interface ResponseModel {
  /** JSON Pointer to it in the document. */
  pointer: string;
  basis: Basis;
  /** Whether it is named, and no default. */
  isNamed: boolean;
  mediaTypes: readonly string[];
  /** The body, if it is JSON. */
  body: { place: Place; part: Part } | undefined;
}

/** Reads a document into what traffic is checked against. Checks are made when they are first needed. */
export function createModel(document: OpenApiDocument): Model {
  const operations = operationsOf(document);
  const checkOf = createChecks(document.components.schemas);
  const requests = interpretedRequests(operations, document.components.schemas);
  const placeOf = createPlaces(document);
  const parts = new Map<Schema, Part>();

  function partOf(schema: Schema): Part {
    let part = parts.get(schema);
    if (!part) parts.set(schema, (part = { check: checkOf(schema), shape: shapeOf(document, schema) }));
    return part;
  }

  function modelOf(operation: Operation): OperationModel {
    const pointer = `/paths/${escapeToken(operation.path)}/${operation.method}`;
    const responses = new Map<number, ResponseModel | undefined>();
    const places = new Map<Root, Place | undefined>();
    const requestPlace = (root: Root): Place | undefined =>
      root === 'request.query'
        ? queryPlace(document, operation, pointer, placeOf)
        : bodyPlace(operation, pointer, placeOf);
    return {
      operation,
      pointer,
      get request() {
        return requests[operation.id]!;
      },
      requestTypes: Object.keys(operation.object.requestBody?.content ?? {}),
      responseTo(status) {
        if (!responses.has(status))
          responses.set(status, readResponse(document, operation, pointer, status, placeOf, partOf));
        return responses.get(status);
      },
      requestPlace(root) {
        if (!places.has(root)) places.set(root, requestPlace(root));
        return places.get(root);
      },
    };
  }

  return {
    version: document.info.version,
    document,
    routes: createRoutes(operations, document.servers),
    operations: new Map(operations.map((operation) => [operation.id, modelOf(operation)])),
  };
}

function readResponse(
  document: OpenApiDocument,
  { object, notDocumented }: Operation,
  pointer: string,
  status: number,
  placeOf: PlaceOf,
  partOf: (schema: Schema) => Part,
): ResponseModel | undefined {
  const key = String(status) in object.responses ? String(status) : 'default';
  const own = object.responses[key];
  if (!own || (key === 'default' && status < 400)) return undefined;
  const response = resolve(document, own);
  const at = own.$ref === undefined ? `${pointer}/responses/${key}` : own.$ref.slice(1);
  const basis = responseBasis(response, status < 400 && notDocumented.includes('response'));
  const content = response.content ?? {};
  const json = content['application/json'];
  return {
    pointer: at,
    basis,
    isNamed: key !== 'default',
    mediaTypes: Object.keys(content),
    body: json && {
      place: placeOf({ pointer: `${at}/content/application~1json/schema`, schema: json.schema }, basis),
      part: partOf(json.schema),
    },
  };
}

function responseBasis(response: Response, isOpen: boolean): Basis {
  if (response['x-observed'] !== undefined) return 'observed';
  if (isOpen) return 'open';
  return response['x-inferred'] === undefined ? 'documented' : 'inferred';
}

function bodyPlace({ object, notDocumented }: Operation, pointer: string, placeOf: PlaceOf): Place | undefined {
  const entries: [string, MediaType][] = Object.entries(object.requestBody?.content ?? {});
  const [type, media] = entries.find(([name]) => name === 'application/json') ?? entries[0] ?? [];
  if (type === undefined || !media) return undefined;
  const at = `${pointer}/requestBody/content/${escapeToken(type)}/schema`;
  return placeOf({ pointer: at, schema: media.schema }, notDocumented.includes('request-body') ? 'open' : 'documented');
}

function queryPlace(
  document: OpenApiDocument,
  { object, path, notDocumented }: Operation,
  pointer: string,
  placeOf: PlaceOf,
): Place {
  const shared = document.paths[path]?.parameters ?? [];
  const located = (list: readonly Parameter[], at: string) =>
    list.map((parameter, index) => ({
      pointer: parameter.$ref?.slice(1) ?? `${at}/parameters/${index}`,
      parameter: resolve(document, parameter),
    }));
  const all = [...located(shared, `/paths/${escapeToken(path)}`), ...located(object.parameters ?? [], pointer)];
  const query = all.filter(({ parameter }) => parameter.in === 'query');
  const fields = query.map(({ pointer: at, parameter }): [string, Place] => [
    parameter.name,
    placeOf(
      { pointer: `${at}/schema`, schema: parameter.schema },
      parameter['x-inferred'] === undefined ? 'documented' : 'inferred',
    ),
  ]);
  const isOpen = notDocumented.includes('query');
  return {
    schemas: [{ pointer, schema: {} }],
    basis: isOpen ? 'open' : 'documented',
    typeBasis: 'documented',
    types: undefined,
    fields: new Map(fields),
    items: undefined,
    required: new Set(query.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name)),
    isOpen,
    values: undefined,
    isRecordId: false,
  };
}
