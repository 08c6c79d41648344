import {
  conventionsOf,
  kindOf,
  lookUp,
  methodName,
  type Node,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  payloadRecords,
  reachableReferences,
  resolveSchema,
  resourceName,
  walk,
} from '../../../src/contract/index.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n';

/** Writes which resources may answer differently after each method that writes. */
export function generateAffected(document: OpenApiDocument): string {
  const rows = Object.entries(affectedResources(document)).map(([name, all]) => `  '${name}': '${all.join(' ')}',`);
  return [
    BANNER,
    '/** For each method that writes, the resources that may answer differently afterwards: its own first. */',
    'export const affected = {',
    ...rows,
    '};\n',
    '/** The name of a method that writes, such as `invoices.markSent`. */',
    'export type WriteName = keyof typeof affected;\n',
  ].join('\n');
}

/**
 * The resources that may answer differently after each method that writes: its own; those that its records refer to, whose balance,
 * stock or state may follow; and, unless it creates a record, those that refer to its own, since they may show its name or state.
 * A part of a record that has no number and names no other record, such as a comment, changes its own resource alone.
 */
export function affectedResources(document: OpenApiDocument): Record<string, string[]> {
  const operations = operationsOf(document);
  const tags = document.tags.map(({ name }) => name);
  const ownOf = (tag: string): Operation[] => operations.filter((operation) => operation.tag === tag);
  const targetsOf = targetReader(document, operations);
  const targets = new Map(
    tags.map((tag) => {
      const found = targetsOf(ownOf(tag), tag);
      // Where nothing is known of what a record holds, it may refer to any.
      const isUnknown = ownOf(tag).some((operation) => isCreation(operation) && hasOpenBody(document, operation));
      return [tag, isUnknown ? tags.filter((other) => other !== tag) : found];
    }),
  );
  return Object.fromEntries(
    operations
      .filter(({ method }) => method !== 'get')
      .map((operation) => {
        const { tag } = operation;
        const names = (): string[] => {
          const part = partsAt(operation, ownOf(tag));
          if (part && targetsOf(part, tag).length === 0 && !nodesOf(document, part).some(isNumber)) return [];
          const referring = tags.filter((other) => targets.get(other)!.includes(tag));
          return [...targets.get(tag)!, ...(isCreation(operation) ? [] : referring)];
        };
        const all = [...new Set([tag, ...names()])];
        return [`${resourceName(tag)}.${methodName(operation)}`, all.map(resourceName)];
      }),
  );
}

function isNumber({ type }: Node): boolean {
  return [type].flat().includes('number');
}

function hasOpenBody(document: OpenApiDocument, { object }: Operation): boolean {
  const schema = object.requestBody?.content['application/json']?.schema;
  return schema !== undefined && resolveSchema(document, schema).additionalProperties === true;
}

/** Checks whether an operation creates a top-level record, to which nothing refers yet. */
function isCreation(operation: Operation): boolean {
  return kindOf(operation) === 'create' && !operation.path.includes('{');
}

/** The operations on the part of a record that an operation changes; undefined if it is about the record itself. */
function partsAt({ path, object, ...operation }: Operation, own: readonly Operation[]): Operation[] | undefined {
  const takesFile = object.requestBody?.content['multipart/form-data'] !== undefined;
  const isAction = kindOf({ path, object, ...operation }) === 'action' && !takesFile;
  const part = /^(\/.*?\{\w+\}\/.+?)(\/\{\w+\})?$/.exec(path)?.[1];
  if (isAction || part === undefined) return undefined;
  return own.filter((other) => other.path === part || other.path.startsWith(`${part}/`));
}

/** All nodes that operations reach, without the parameter that names the organization of every request. */
function nodesOf(document: OpenApiDocument, operations: readonly Operation[]): Node[] {
  const named = reachableReferences(
    document,
    operations.map(({ object }) => object),
  );
  const parts = [...operations.map(({ object }) => object), ...[...named].map((name) => lookUp(document, name))];
  const { account } = conventionsOf(document);
  const isAccount = (node: Node): boolean => node['in'] === 'query' && node['name'] === account;
  return parts.flatMap((part) => [...walk(part)].map(({ node }) => node)).filter((node) => !isAccount(node));
}

/** Makes the function that reads the tags of other resources to which operations refer, by `x-refers-to` or by the name of an id. */
function targetReader(document: OpenApiDocument, operations: readonly Operation[]) {
  const homes = homesOf(document, operations);
  const homeOf = (target: string): string | undefined => homes.get(target.split('.')[0]!);
  const statedIn = (node: Node): string[] => [node['x-refers-to'] ?? []].flat() as string[];
  const ids = new Map<string, Set<string | undefined>>();
  for (const target of nodesOf(document, operations).flatMap(statedIn)) {
    const name = target.split('.').at(-1)!;
    ids.set(name, (ids.get(name) ?? new Set()).add(homeOf(target)));
  }
  return (some: readonly Operation[], tag: string): string[] => {
    const found = new Set<string | undefined>();
    for (const node of nodesOf(document, some)) {
      for (const target of statedIn(node)) found.add(homeOf(target));
      for (const name of Object.keys(node['properties'] ?? {})) {
        const [home, ...others] = ids.get(name) ?? [];
        if (others.length === 0) found.add(home);
      }
    }
    return document.tags.map(({ name }) => name).filter((name) => name !== tag && found.has(name));
  };
}

/** The tag of each record that one resource alone returns. What several return, such as comments, is a part of each. */
function homesOf(document: OpenApiDocument, operations: readonly Operation[]): Map<string, string | undefined> {
  const homes = new Map<string, string | undefined>();
  for (const operation of operations) {
    for (const { name } of payloadRecords(document, operation))
      homes.set(name, homes.has(name) && homes.get(name) !== operation.tag ? undefined : operation.tag);
  }
  return homes;
}
