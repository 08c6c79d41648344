import { type Operation, resourceName } from '../../../src/contract/index.ts';
import type { Envelope } from './plan-form.ts';

/** Effect of an operation, as far as its method, URL and bodies show it. A table defines what an `action` does. */
export type PlanKind = 'list' | 'get' | 'create' | 'update' | 'delete' | 'transition' | 'action';

export interface Subject {
  kind: PlanKind;
  /** The resource whose records it handles, by the name that the client has for it. */
  resource: string;
  /** The parameter of the URL that identifies the record. */
  idParameter?: string;
  /** The record that the URL names before it. */
  parent?: { resource: string; parameter: string };
}

/** Where a resource has its URLs. */
interface Collection {
  resource: string;
  /** The URL of the collection. */
  path: string;
  /** The parameter that identifies a record, where there is a URL of one. */
  parameter: string | undefined;
}

/** An operation and its envelope. */
export interface Described {
  operation: Operation;
  envelope: Envelope;
}

/** Says of each operation what it is about. */
export function subjectsOf(described: readonly Described[]): Map<string, Subject> {
  const collections = collectionsOf(described);
  const lists = new Map(
    described.filter(({ envelope }) => envelope.form === 'list').map((one) => [one.operation.path, one]),
  );
  return new Map(described.map((one) => [one.operation.id, subjectOf(one, collections, lists)]));
}

function subjectOf(
  { operation, envelope }: Described,
  collections: ReadonlyMap<string, Collection>,
  lists: ReadonlyMap<string, Described>,
): Subject {
  const { tag, method, path } = operation;
  const collection = collections.get(tag)!;
  if (path === collection.path) return { kind: onCollection(operation, envelope), resource: collection.resource };
  if (path === `${collection.path}/{${collection.parameter}}`) {
    return { kind: onRecord(method), resource: collection.resource, idParameter: collection.parameter! };
  }
  return below(operation, envelope, collection, collections, lists) ?? actionOf(operation, collection);
}

/** A collection within a record, such as the comments on a contact, or all such records at once. */
function below(
  operation: Operation,
  envelope: Envelope,
  collection: Collection,
  collections: ReadonlyMap<string, Collection>,
  lists: ReadonlyMap<string, Described>,
): Subject | undefined {
  const { path, method } = operation;
  const [, listPath, id] = /^(.*?)(?:\/\{(\w+)\})?$/.exec(path) as unknown as [string, string, string | undefined];
  if (!lists.has(listPath)) return undefined;
  const segment = listPath.slice(listPath.lastIndexOf('/') + 1);
  const [, owner] = /\{(\w+)\}\/\w+$/.exec(listPath) ?? [];
  const parent = [...collections.values()].find(({ parameter }) => parameter !== undefined && parameter === owner);
  const resource = collection.path.endsWith(`/${segment}`)
    ? collection.resource
    : innerResource(collection.resource, segment);
  const kind = id === undefined ? onCollection(operation, envelope) : onRecord(method);
  return {
    kind,
    resource,
    ...(id !== undefined && { idParameter: id }),
    ...(parent && { parent: { resource: parent.resource, parameter: owner! } }),
  };
}

function actionOf(operation: Operation, collection: Collection): Subject {
  const kind = transitionOf(operation) ? 'transition' : 'action';
  const has = collection.parameter !== undefined && operation.path.includes(`{${collection.parameter}}`);
  return { kind, resource: collection.resource, ...(has && { idParameter: collection.parameter! }) };
}

function onCollection({ method, successStatus }: Operation, envelope: Envelope): PlanKind {
  if (method === 'get') return envelope.form === 'list' ? 'list' : 'action';
  return method === 'post' && successStatus === '201' ? 'create' : 'action';
}

function onRecord(method: Operation['method']): PlanKind {
  const kinds: Partial<Record<Operation['method'], PlanKind>> = { get: 'get', put: 'update', delete: 'delete' };
  return kinds[method] ?? 'action';
}

/** The collection of each tag: the URL without identifiers that records are created at, or else listed at. */
function collectionsOf(described: readonly Described[]): Map<string, Collection> {
  const collections = new Map<string, Collection>();
  for (const tag of new Set(described.map(({ operation }) => operation.tag))) {
    const group = described.filter(({ operation }) => operation.tag === tag);
    const plain = group.filter(({ operation }) => !operation.path.includes('{'));
    const collection =
      plain.find(({ operation }) => operation.method === 'post' && operation.successStatus === '201') ??
      plain.find(({ envelope }) => envelope.form === 'list');
    const path = collection?.operation.path ?? '';
    const record = group.map(
      ({ operation }) => operation.path.startsWith(`${path}/`) && operation.path.slice(path.length),
    );
    const parameter = record.map((rest) => /^\/\{(\w+)\}/.exec(rest || '')?.[1]).find((name) => name !== undefined);
    collections.set(tag, { resource: resourceName(tag), path, parameter });
  }
  return collections;
}

/** The name of a collection within a resource: `contactComments`. */
function innerResource(resource: string, segment: string): string {
  const singular = resource === 'taxes' ? 'tax' : resource.replace(/s$/, '');
  return singular + segment[0]!.toUpperCase() + segment.slice(1);
}

/** A state that an operation moves a record to. */
export interface Transition {
  /** The field of the state. */
  field: string;
  to: string;
}

/** The states that the last segment of a URL names. */
const STATES: Readonly<Record<string, string>> = {
  active: 'active',
  inactive: 'inactive',
  sent: 'sent',
  void: 'void',
  draft: 'draft',
  open: 'open',
  converttoopen: 'open',
};

/** The transition of an operation: what the contract marks, else what its URL says. */
export function transitionOf({ method, path, object }: Operation): Transition | undefined {
  const marked = (object as { 'x-transition'?: { field?: string; to?: string | null } })['x-transition'];
  if (marked) {
    return marked.field !== undefined && typeof marked.to === 'string'
      ? { field: marked.field, to: marked.to }
      : undefined;
  }
  const to = method === 'post' && /\{\w+\}\/(?:status\/)?(\w+)$/.exec(path)?.[1];
  return to && Object.hasOwn(STATES, to) ? { field: 'status', to: STATES[to]! } : undefined;
}
