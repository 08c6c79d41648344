import { kindOf, type Operation, resolve } from '../../src/contract/index.ts';
import type { Site } from './site.ts';

/** Operations that a reader may want next, under a heading. */
export interface RelatedGroup {
  title: string;
  operations: Operation[];
}

/** Number of operations in a group. The resource's page lists all of them. */
const MOST = 8;

/**
 * Lists what is related to an operation, from the contract alone: the links of its response, the transitions and the
 * other operations of the same record, and the operations whose URL is below or above its own. Each is listed once.
 */
export function relatedTo({ document, operations }: Site, operation: Operation): RelatedGroup[] {
  const listed = new Set([operation.id]);
  const group = (title: string, found: readonly (Operation | undefined)[]): RelatedGroup => {
    const fresh = found.filter((other) => other !== undefined && !listed.has(other.id)) as Operation[];
    const shown = [...new Set(fresh)].slice(0, MOST);
    for (const { id } of shown) listed.add(id);
    return { title, operations: shown };
  };
  const response = operation.object.responses[operation.successStatus];
  const linked = Object.values((response && resolve(document, response).links) ?? {}).map(({ operationId }) =>
    operations.find(({ id }) => id === operationId),
  );
  const record = recordPath(operation.path);
  const siblings = operations.filter(({ tag }) => tag === operation.tag);
  const isTransition = ({ object }: Operation): boolean => object['x-transition'] !== undefined;
  const groups = [
    group(
      'With the new record',
      kindOf(operation) === 'create' ? linked.filter((other) => other?.tag === operation.tag) : [],
    ),
    group(
      'One record',
      kindOf(operation) === 'list'
        ? siblings.filter(({ path }) => recordPath(path) === path && above(path) === operation.path)
        : [],
    ),
    group('Transitions', record === undefined ? [] : siblings.filter(isTransition)),
    group(
      'Same URL',
      operations.filter(({ path }) => path === operation.path),
    ),
    group(
      'Nested under this URL',
      kindOf(operation) === 'list' ? [] : siblings.filter(({ path }) => path.startsWith(`${operation.path}/`)),
    ),
    group('Record', record === undefined ? [] : siblings.filter(({ path }) => path === record)),
    group(
      'List and create',
      siblings.filter(({ path }) => path === operation.path.slice(0, operation.path.indexOf('/{') >>> 0)),
    ),
    group(
      'Referenced records',
      linked.filter((other) => other?.tag !== operation.tag),
    ),
  ].filter(({ operations: found }) => found.length > 0);
  if (groups.length > 0 || siblings.length < 2) return groups;
  return [group('Same resource', siblings)];
}

/** The URL of the collection that a record is in. */
function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The URL of the record that an operation is about, such as `/invoices/{invoice_id}`; undefined for collections. */
function recordPath(path: string): string | undefined {
  return /^.*?\{[^}]+\}/.exec(path)?.[0];
}
