import {
  kindOf,
  type Link,
  type OpenApiDocument,
  type Operation,
  type OperationObject,
  operationsOf,
  type Parameter,
  type PayloadRecord,
  payloadRecords,
  resolveSchema,
} from '../../../src/contract/index.ts';

/**
 * Links each response with one record to the operations that read, change, delete or move it to another state, and to
 * those that read the records whose ids it holds.
 */
export function addLinks(document: OpenApiDocument): OpenApiDocument {
  const operations = operationsOf(document);
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, object]) => {
        const operation = operations.find((candidate) => candidate.object === object);
        const links = operation && linksOf(document, operations, operation);
        return [method, links && Object.keys(links).length > 0 ? withLinks(operation, links) : object];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function withLinks({ object, successStatus }: Operation, links: Record<string, Link>): OperationObject {
  const response = { ...object.responses[successStatus]!, links };
  return { ...object, responses: { ...object.responses, [successStatus]: response } };
}

function linksOf(
  document: OpenApiDocument,
  operations: readonly Operation[],
  creation: Operation,
): Record<string, Link> {
  if (kindOf(creation) !== 'create' && kindOf(creation) !== 'get') return {};
  const records = payloadRecords(document, creation);
  const ids = records.flatMap(({ schema, pointer }) =>
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => property['x-generated'])
      .map(([field]) => [field, `$response.body#${pointer}/${field}`] as const),
  );
  const links = operations.flatMap((target) => {
    if (target.tag !== creation.tag || target === creation || !isAboutRecord(target)) return [];
    const link = linkTo(target, creation, new Map(ids));
    return link ? [[target.id, link] as const] : [];
  });
  return { ...Object.fromEntries(references(document, operations, creation, records)), ...Object.fromEntries(links) };
}

/** The links to the records whose ids a response holds, in the record itself or in the first entry of a list of it. */
function references(
  document: OpenApiDocument,
  operations: readonly Operation[],
  source: Operation,
  records: readonly PayloadRecord[],
): [name: string, link: Link][] {
  const holders = records.flatMap(({ schema, pointer }) => [
    { schema, pointer },
    ...Object.entries(schema.properties ?? {}).flatMap(([list, { items }]) =>
      items ? [{ schema: resolveSchema(document, items), pointer: `${pointer}/${list}/0` }] : [],
    ),
  ]);
  const named = new Map<string, Link>();
  for (const { schema, pointer } of holders) {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const getter = operations.find((target) => kindOf(target) === 'get' && reads(target, property['x-refers-to']));
      if (!getter || getter.tag === source.tag) continue;
      const id = `$response.body#${pointer}/${field}`;
      const parameters = {
        organization_id: '$request.query.organization_id',
        [getter.parameters.find((parameter) => parameter.in === 'path')!.name]: id,
      };
      const other = Object.values(named.get(getter.id)?.parameters ?? {}).at(-1);
      // Of several ids with one name, the first is enough.
      if (other?.endsWith(`/${field}`)) continue;
      named.set(other === undefined ? getter.id : `${getter.id}_${field}`, { operationId: getter.id, parameters });
    }
  }
  return [...named];
}

/** Checks whether an operation reads the one record that a reference leads to, by its id alone. */
function reads({ parameters }: Operation, target: unknown): boolean {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return typeof target === 'string' && inPath.length === 1 && inPath[0]!['x-refers-to'] === target;
}

/** Checks whether an operation is about the last record in the URL, and not a part of it. */
function isAboutRecord({ path, object }: Operation): boolean {
  return path.endsWith('}') || object['x-transition'] !== undefined;
}

/** The link to an operation, if the new record is the one that its URL names last. */
function linkTo(target: Operation, creation: Operation, ids: ReadonlyMap<string, string>): Link | undefined {
  const inPath = target.parameters.filter((parameter) => parameter.in === 'path');
  const record = inPath.at(-1);
  const own = record && fieldsOf(record).map((field) => ids.get(field));
  const id = own?.find((expression) => expression !== undefined);
  if (!record || id === undefined) return undefined;
  const others = [
    ...inPath.slice(0, -1).map(({ name }) => [name, `$request.path.${name}`]),
    ['organization_id', '$request.query.organization_id'],
  ];
  const isKnown = inPath.slice(0, -1).every(({ name }) => creation.path.includes(`{${name}}`));
  return isKnown
    ? { operationId: target.id, parameters: { ...Object.fromEntries(others), [record.name]: id } }
    : undefined;
}

/** The fields whose value a parameter takes, without the names of their schemas. */
function fieldsOf(parameter: Parameter): string[] {
  return [parameter['x-refers-to'] ?? []].flat().map((target) => target.split('.').at(-1)!);
}
