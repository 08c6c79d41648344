import type { DocumentedPart, OpenApiDocument, OperationObject, Parameter } from './document.ts';
import { resolve } from './references.ts';

/** An operation with its address. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The URL template below the server's address, such as `/settings/taxes/{tax_id}`. */
  path: string;
  tag: string;
  /** The documented scope, if there is one. */
  scope: string | undefined;
  /** What the documents of the service do not show. */
  notDocumented: readonly DocumentedPart[];
  /** Parameters of the URL and of the operation, resolved. */
  parameters: Parameter[];
  /** Status of success. */
  successStatus: string;
  object: OperationObject;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Lists the operations of a bundled document, in its order. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method] as OperationObject | undefined;
      if (!object) return [];
      const parameters = [...((item['parameters'] as Parameter[] | undefined) ?? []), ...(object.parameters ?? [])];
      return {
        id: object.operationId,
        method,
        path,
        tag: object.tags[0],
        scope: object.security[0].accessToken[0],
        notDocumented: object['x-not-documented'] ?? [],
        parameters: parameters.map((parameter) => resolve(document, parameter)),
        successStatus: Object.keys(object.responses).find((status) => status.startsWith('2')) ?? '200',
        object,
      };
    }),
  );
}
