import * as service from '../../src/service/index.ts';
import { type Id, type RecordData, Refusal } from '../engine/index.ts';
import { TABLES } from '../resources/index.ts';
import { noRecords, type Records } from '../state/index.ts';
import type { ResourceName } from '../types/index.ts';
import { FIND, findRecords } from './find-records.ts';
import { HISTORY, historyOf } from './history.ts';
import { nameOf } from './names.ts';
import { type ControlCall, PAGE, pageOf, type Route, route } from './route.ts';

const RECORD = service.object({ record: service.ANY_OBJECT });
const NAMED = service.object({ resource: service.TEXT, id: service.TEXT, name: service.TEXT });

/** A record, as others are listed that it has to do with. */
interface Named {
  resource: string;
  id: Id;
  name: string;
}

/** The control URLs of records. */
export const recordRoutes: Route[] = [
  route('GET /records', 'listResources', 'The resources, with the number of records of each', {
    answer: service.object({
      resources: service.listOf(service.object({ name: service.TEXT, idField: service.TEXT, count: service.NUMBER })),
    }),
    run: ({ engine, organization }) => ({
      resources: [...engine.projections].map(([name, { idField }]) => {
        return { name, idField, count: organization.store.all(name).length };
      }),
    }),
  }),
  route(
    'GET /records/{resource}',
    'listRecords',
    'The records of a resource, oldest first unless `newest_first=true`; optionally only those that contain a string or match `filter`, sorted by the field `sort`',
    {
      query: { ...PAGE, ...FIND },
      answer: service.object({
        records: service.listOf(service.ANY_OBJECT),
        names: service.listOf(service.TEXT),
        total: service.NUMBER,
        'ignored?': {
          ...service.listOf(service.TEXT),
          description: 'the fields that were ignored because of `ignore_unknown`',
        },
      }),
      run(call) {
        const [records, resource] = [recordsOf(call), call.path['resource']!];
        const nameById = (id: Id): string => nameOf(call.organization, resource, id);
        const found = findRecords(call, records, nameById);
        const ids = pageOf(call, found.ids.length, (index) => found.ids[index]!);
        return {
          records: ids.map((id) => records.get(id)),
          names: ids.map(nameById),
          total: found.ids.length,
          ...(found.ignored.length > 0 && { ignored: found.ignored }),
        };
      },
    },
  ),
  route(
    'GET /records/{resource}/{id}',
    'getRecord',
    'A record, the records that refer to it, the records that it refers to, and its history',
    {
      answer: service.object({
        record: service.ANY_OBJECT,
        name: service.TEXT,
        usedBy: service.listOf(NAMED),
        names: service.listOf(NAMED),
        history: service.listOf(HISTORY),
        why: { ...service.listOf(service.ANY_OBJECT), description: 'why it has these values, where a rule set them' },
      }),
      run(call) {
        const { id, resource } = call.path as { id: Id; resource: string };
        const record = recordsOf(call).get(id);
        if (!record) throw new Refusal('notFound', `There is no record ${id} in ${resource}.`);
        return {
          record,
          name: nameOf(call.organization, resource, id),
          usedBy: usersOf(call, resource, id),
          names: namedIn(call, record, id),
          history: historyOf(call, resource, id),
          why: reasonsOf(call, resource, id),
        };
      },
    },
  ),
  route('POST /records/{resource}', 'addRecord', 'Add a record, even of a kind that no operation can create', {
    body: service.ANY_OBJECT,
    status: 201,
    answer: RECORD,
    run(call) {
      call.refuseFull();
      return { record: recordsOf(call).add(call.body as never) };
    },
  }),
  route('PATCH /records/{resource}/{id}', 'updateRecord', 'Change fields of a record', {
    body: service.ANY_OBJECT,
    answer: RECORD,
    run(call) {
      call.refuseFull();
      return { record: recordsOf(call).update(call.path['id']!, call.body as never) };
    },
  }),
];

function recordsOf({ engine, sandbox, path }: ControlCall): Records<ResourceName> {
  const resource = path['resource'] as ResourceName;
  if (engine.forms.has(resource)) return sandbox.records(resource);
  throw new Refusal('notFound', noRecords(engine, resource));
}

/** Why the values of a record are so, as the operation that reads it says; nothing where none does. */
function reasonsOf({ engine, contract, organization }: ControlCall, resource: string, id: Id): unknown[] {
  const { store, context } = organization;
  const reading = [...contract.plans.values()].find((plan) => plan.kind === 'get' && plan.resource === resource);
  if (reading?.idParameter === undefined || reading.parent) return [];
  const { operation, idParameter } = reading;
  const call = { operation, organization: organization.id, path: { [idParameter]: id }, query: {}, explains: true };
  return (engine.answer(call, store, context).body['explain'] ?? []) as unknown[];
}

/** The records that name a record, and those that are part of it. */
function usersOf(call: ControlCall, resource: string, id: Id): Named[] {
  const { context } = call.organization;
  // Comments are the history of a record.
  const tables = TABLES.filter(
    (table) => table.parent?.resource === resource && !table.source && !table.resource.endsWith('Comments'),
  );
  const parts = tables.flatMap((table) =>
    context.children(table.resource, id).map((data: RecordData) => {
      return { resource: table.resource as string, id: data[table.idField] as Id };
    }),
  );
  const users = context.users(id).filter((user) => !user.resource.endsWith('Comments'));
  const usersAndParts = [...users.map(({ resource, id }) => ({ resource, id })), ...parts];
  const byId = new Map(usersAndParts.map((user) => [`${user.resource}/${user.id}`, user]));
  return [...byId.values()].map((user) => ({ ...user, name: nameOf(call.organization, user.resource, user.id) }));
}

/** The records whose ids appear in a record. */
function namedIn(call: ControlCall, record: object, recordId: Id): Named[] {
  const ids = new Set(JSON.stringify(record).match(/(?<=")\d{2,30}(?=")/g));
  ids.delete(recordId);
  return [...ids].flatMap((id) =>
    [...call.engine.projections.keys()]
      .filter((resource) => call.organization.store.get(resource, id) !== undefined)
      .map((resource) => ({ resource, id, name: nameOf(call.organization, resource, id) })),
  );
}
