import type {
  Content,
  DocumentedPart,
  Method,
  OpenApiDocument,
  OperationBasis,
  OperationKind,
  OperationObject,
  Parameter,
  RequestBody,
  Response,
  SecurityRequirement,
} from './document.ts';
import { resolve } from './references.ts';

/** An operation with its address. */
export interface Operation {
  /** Its operationId; its method and URL if it has none. */
  id: string;
  method: Method;
  /** The URL template below the server's address, such as `/settings/taxes/{tax_id}`. */
  path: string;
  /** The first tag; empty if there is none. */
  tag: string;
  /** The id if the document has none. */
  summary: string;
  /** Empty if the document has none. */
  description: string;
  /** Alternatives, of which one is enough; undefined if the document has none. */
  security: readonly SecurityRequirement[] | undefined;
  /** The documented scope, if there is one. */
  scope: string | undefined;
  /** Shown by the service documentation, or only observed or inferred. */
  basis: OperationBasis;
  /** Parts that the service documentation doesn't show. If it has no such operation, every part that was not observed. */
  notDocumented: readonly DocumentedPart[];
  /** Parameters of the URL and of the operation, resolved. */
  parameters: Parameter[];
  /** Resolved; undefined if there is none. */
  requestBody: RequestBody | undefined;
  /** By status, resolved. */
  responses: Readonly<Record<string, Response>>;
  /** The key of the response of success: a status, `2XX`, or `default` where there is no other. */
  successStatus: string;
  /** As it stands in the document, with its references. */
  object: OperationObject;
}

/** The methods that OpenAPI knows, in the order in which operations are listed. */
export const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/** The parts of an operation that the service documentation may not show, in the order in which they are listed. */
export const DOCUMENTED_PARTS: readonly DocumentedPart[] = [
  'path',
  'query',
  'request-body',
  'required-fields',
  'response',
  'scope',
  'semantics',
];

/**
 * Lists the operations of a document, in its order.
 *
 * @throws UnresolvedReferenceError if a reference of one leads out of the document, to nothing in it, or in a circle.
 */
export function operationsOf(document: OpenApiDocument): Operation[] {
  // Most operations refer to the same few errors.
  const shared = new Map<string, Response>();
  const responseOf = (response: Response): Response => {
    const { $ref: reference } = response;
    if (reference === undefined) return withBodies(document, response);
    const known = shared.get(reference) ?? withBodies(document, response);
    shared.set(reference, known);
    return known;
  };
  return Object.entries(document.paths).flatMap(([path, referred]) => {
    const item = resolve(document, referred);
    return METHODS.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      const id = object.operationId ?? `${method.toUpperCase()} ${path}`;
      const security = object.security ?? document.security;
      const [requirement = {}] = security ?? [];
      const responses = Object.entries(object.responses).map(([status, response]) => [status, responseOf(response)]);
      const successStatus = successOf(object);
      return {
        id,
        method,
        path,
        tag: object.tags?.[0] ?? '',
        summary: object.summary ?? id,
        description: object.description ?? '',
        security,
        scope: Object.values(requirement)[0]?.[0],
        basis: basisOf(object),
        notDocumented: openParts(object, successStatus),
        parameters: parametersOf(document, item.parameters, object.parameters),
        requestBody: object.requestBody && withBodies(document, object.requestBody),
        responses: Object.fromEntries(responses) as Record<string, Response>,
        successStatus,
        object,
      };
    });
  });
}

function successOf({ responses }: OperationObject): string {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  return success ?? ('default' in responses ? 'default' : '200');
}

/** The key of the response to a status: its own, that of its range, or `default`, which is for errors where there is a success. */
export function responseKey({ responses, successStatus }: Operation, status: number): string | undefined {
  const named = [String(status), `${Math.floor(status / 100)}XX`].find((key) => key in responses);
  if (named !== undefined) return named;
  return 'default' in responses && (status >= 400 || successStatus === 'default') ? 'default' : undefined;
}

/** The parameters of an operation, which go before those of its URL. */
function parametersOf(
  document: OpenApiDocument,
  shared: readonly Parameter[] = [],
  own: readonly Parameter[] = [],
): Parameter[] {
  const all = [...shared, ...own].map((parameter) => resolve(document, parameter));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** Resolves a request body or response, and the samples of its bodies. */
function withBodies<Value extends { $ref?: string; content?: Content }>(
  document: OpenApiDocument,
  value: Value,
): Value {
  const found = resolve(document, value);
  const { content } = found;
  const refers = Object.values(content ?? {}).some(({ examples = {} }) =>
    Object.values(examples).some(({ $ref: reference }) => reference !== undefined),
  );
  if (!content || !refers) return found;
  const resolved = Object.entries(content).map(([type, { examples = {}, ...media }]) => {
    const named = Object.entries(examples).map(([name, example]) => [name, resolve(document, example)]);
    return [type, { ...media, examples: Object.fromEntries(named) }];
  });
  return { ...found, content: Object.fromEntries(resolved) };
}

function basisOf(object: OperationObject): OperationBasis {
  if (object['x-observed'] !== undefined) return 'observed';
  return object['x-inferred'] === undefined ? 'documented' : 'inferred';
}

function openParts(object: OperationObject, successStatus: string): readonly DocumentedPart[] {
  const basis = basisOf(object);
  if (basis === 'documented') return object['x-not-documented'] ?? [];
  const isAnswerObserved = object.responses[successStatus]?.['x-observed'] !== undefined;
  const observed = new Set<DocumentedPart>([
    ...(basis === 'observed' ? (['path'] as const) : []),
    ...(isAnswerObserved ? (['response'] as const) : []),
  ]);
  return DOCUMENTED_PARTS.filter((part) => !observed.has(part));
}

/** Returns the kind that the method and URL imply, unless the contract states another in `x-kind`. */
export function kindOf({ method, path, object }: Pick<Operation, 'method' | 'path' | 'object'>): OperationKind {
  return object['x-kind'] ?? impliedKind(method, path);
}

function impliedKind(method: Operation['method'], path: string): OperationKind {
  if (method === 'get') return path.endsWith('}') ? 'get' : 'list';
  if (method === 'post') return path.includes('{') ? 'action' : 'create';
  if (method === 'put' || method === 'patch') return 'update';
  return method === 'delete' ? 'delete' : 'action';
}
