import type { OperationKind } from './document.ts';
import type { Operation } from './operations.ts';

/** What an operation does: as its method and URL say, unless the contract says otherwise in `x-kind`. */
export function kindOf({ method, path, object }: Pick<Operation, 'method' | 'path' | 'object'>): OperationKind {
  return object['x-kind'] ?? impliedKind(method, path);
}

/** What a method and a URL say about an operation. */
function impliedKind(method: Operation['method'], path: string): OperationKind {
  if (method === 'get') return path.endsWith('}') ? 'get' : 'list';
  if (method === 'post') return path.includes('{') ? 'action' : 'create';
  if (method === 'put' || method === 'patch') return 'update';
  return method === 'delete' ? 'delete' : 'action';
}
