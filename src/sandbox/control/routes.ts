import type { EventName } from '../behaviour/events.ts';
import type { ResourceName } from '../behaviour/types.ts';
import type { Duration } from '../core/clock.ts';
import type { Facts } from '../core/facts.ts';
import { Refusal } from '../core/refusal.ts';
import type { Failure } from '../options.ts';
import type { Records } from '../records.ts';
import { organizationRoutes } from './organizations.ts';
import { ANY_OBJECT, type ControlCall, listOf, NUMBER, object, type Route, TEXT } from './route.ts';

const CLOCK = object({ now: { type: 'string', format: 'date-time' } });
const RECORD = object({ record: ANY_OBJECT });

const clock: Route[] = [
  {
    method: 'GET',
    path: '/clock',
    operationId: 'getClock',
    summary: 'What time it is',
    isOfOrganization: true,
    status: 200,
    answer: CLOCK,
    run: showClock,
  },
  {
    method: 'PUT',
    path: '/clock',
    operationId: 'setClock',
    summary: 'Set the clock, forward only',
    isOfOrganization: true,
    body: CLOCK,
    status: 200,
    answer: CLOCK,
    run(call) {
      call.sandbox.clock.set(call.body['now'] as string);
      return showClock(call);
    },
  },
  {
    method: 'POST',
    path: '/clock/advance',
    operationId: 'advanceClock',
    summary: 'Move the clock forward',
    isOfOrganization: true,
    body: object({ 'days?': NUMBER, 'hours?': NUMBER, 'minutes?': NUMBER }),
    status: 200,
    answer: CLOCK,
    run(call) {
      call.sandbox.clock.advance(call.body as Duration);
      return showClock(call);
    },
  },
];

const records: Route[] = [
  {
    method: 'GET',
    path: '/records',
    operationId: 'listResources',
    summary: 'The resources, with how many records each has',
    isOfOrganization: true,
    status: 200,
    answer: object({ resources: listOf(object({ name: TEXT, count: NUMBER })) }),
    run: ({ engine, home }) => ({
      resources: [...engine.forms.keys()].map((name) => ({ name, count: home.store.all(name).length })),
    }),
  },
  {
    method: 'GET',
    path: '/records/{resource}',
    operationId: 'listRecords',
    summary: 'The records of a resource, oldest first',
    isOfOrganization: true,
    query: ['page', 'per_page'],
    status: 200,
    answer: object({ records: listOf(ANY_OBJECT), total: NUMBER }),
    run(call) {
      const total = call.home.store.all(call.path['resource']!).length;
      const size = positive(call, 'per_page', 200);
      const start = (positive(call, 'page', 1) - 1) * size;
      return {
        records: recordsOf(call)
          .list()
          .slice(start, start + size),
        total,
      };
    },
  },
  {
    method: 'GET',
    path: '/records/{resource}/{id}',
    operationId: 'getRecord',
    summary: 'A record, and the records that name it',
    isOfOrganization: true,
    status: 200,
    answer: object({ record: ANY_OBJECT, usedBy: listOf(object({ resource: TEXT, id: TEXT })) }),
    run(call) {
      const { id, resource } = call.path;
      const record = recordsOf(call).get(id!);
      if (!record) throw new Refusal('notFound', `There is no record ${id} among ${resource}.`);
      const usedBy = call.home.context.users(id!).map(({ resource, id }) => ({ resource, id }));
      return { record, usedBy };
    },
  },
  {
    method: 'POST',
    path: '/records/{resource}',
    operationId: 'addRecord',
    summary: 'Add a record, also of what no operation of the service makes',
    isOfOrganization: true,
    body: ANY_OBJECT,
    status: 201,
    answer: RECORD,
    run: (call) => ({ record: recordsOf(call).add(call.body as never) }),
  },
  {
    method: 'PATCH',
    path: '/records/{resource}/{id}',
    operationId: 'updateRecord',
    summary: 'Change fields of a record',
    isOfOrganization: true,
    body: ANY_OBJECT,
    status: 200,
    answer: RECORD,
    run: (call) => ({ record: recordsOf(call).update(call.path['id']!, call.body as never) }),
  },
];

const others: Route[] = [
  {
    method: 'POST',
    path: '/simulate',
    operationId: 'simulate',
    summary: 'Let something happen outside of the service, such as salesReturns.receive',
    isOfOrganization: true,
    body: object({ event: TEXT, id: TEXT, 'input?': ANY_OBJECT }),
    status: 200,
    answer: object({}),
    run({ engine, sandbox, body }) {
      const { event, id, input = {} } = body as { event: EventName; id: string; input?: Facts };
      if (!engine.events.has(event)) {
        throw new Refusal('invalid', `There is no event ${event}. There are ${[...engine.events.keys()].join(', ')}.`);
      }
      sandbox.simulate(event, id, input);
      return {};
    },
  },
  {
    method: 'GET',
    path: '/log',
    operationId: 'getLog',
    summary: 'The calls that were answered, oldest first, the last 1000 at most',
    isOfOrganization: true,
    status: 200,
    answer: object({ log: listOf(ANY_OBJECT) }),
    run: ({ sandbox }) => ({ log: sandbox.log }),
  },
  {
    method: 'GET',
    path: '/outbox',
    operationId: 'getOutbox',
    summary: 'The e-mails that were sent, oldest first',
    isOfOrganization: true,
    status: 200,
    answer: object({ outbox: listOf(ANY_OBJECT) }),
    run: ({ sandbox }) => ({ outbox: sandbox.outbox }),
  },
  {
    method: 'POST',
    path: '/failures',
    operationId: 'failNext',
    summary: 'Let the next calls fail',
    isOfOrganization: true,
    body: object({ status: NUMBER, 'operationId?': TEXT, 'times?': NUMBER }),
    status: 201,
    answer: object({}),
    run({ sandbox, body }) {
      sandbox.failNext(body as unknown as Failure);
      return {};
    },
  },
];

/** All control URLs. */
export const ROUTES: readonly Route[] = [...organizationRoutes, ...clock, ...records, ...others];

function showClock({ sandbox }: ControlCall): { now: string } {
  return { now: new Date(sandbox.clock.now()).toISOString() };
}

function recordsOf({ engine, sandbox, path }: ControlCall): Records<ResourceName> {
  const resource = path['resource'] as ResourceName;
  if (engine.forms.has(resource)) return sandbox.records(resource);
  throw new Refusal('notFound', `There are no records ${resource}. There are ${[...engine.forms.keys()].join(', ')}.`);
}

function positive({ query }: ControlCall, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Refusal('invalid', `${name} must be a whole number from 1 on.`);
  return Number(value);
}
