import type { Duration, Facts } from '../engine/index.ts';
import { type FactoryName, factory } from '../factory/index.ts';
import { DURATION, EVENT, FAILURE, type Failure } from '../options/index.ts';
import { ANY_OBJECT, listOf, object, TEXT } from '../state/index.ts';
import type { EventName } from '../types/index.ts';
import { callRoutes } from './calls.ts';
import { checkpointRoutes } from './checkpoints.ts';
import { eventRoute } from './events.ts';
import { organizationRoutes } from './organizations.ts';
import { recordRoutes } from './records.ts';
import type { ControlCall, Route } from './route.ts';
import { ruleRoute } from './rules.ts';

const NOW = object({ now: { type: 'string', format: 'date-time' } });
const CLOCK = object({ now: { type: 'string', format: 'date-time' }, local: TEXT });

const FAILURES = object({ failures: listOf(ANY_OBJECT) });

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
    body: NOW,
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
    body: DURATION,
    status: 200,
    answer: CLOCK,
    run(call) {
      call.sandbox.clock.advance(call.body as Duration);
      return showClock(call);
    },
  },
];

const factories: Route[] = [
  {
    method: 'POST',
    path: '/factory/{resource}',
    operationId: 'makeRecord',
    summary: 'Make a record in a state, such as an invoice with the status `overdue`, and what it needs',
    isOfOrganization: true,
    body: ANY_OBJECT,
    status: 201,
    answer: object({ record: ANY_OBJECT }),
    run({ sandbox, organization, refusal, path, body }) {
      const full = refusal(organization.id);
      if (full) throw full;
      return { record: factory(sandbox, path['resource'] as FactoryName, body) };
    },
  },
];

const others: Route[] = [
  {
    method: 'POST',
    path: '/simulate',
    operationId: 'simulate',
    summary: 'Let something happen outside of the service, such as salesReturns.receive',
    isOfOrganization: true,
    body: EVENT,
    status: 200,
    answer: object({}),
    run({ sandbox, body }) {
      const { event, id, input = {} } = body as { event: EventName; id: string; input?: Facts };
      sandbox.simulate(event, id, input);
      return {};
    },
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
    method: 'GET',
    path: '/failures',
    operationId: 'listFailures',
    summary: 'The failures that have not come yet',
    isOfOrganization: true,
    status: 200,
    answer: FAILURES,
    run: ({ sandbox }) => ({ failures: sandbox.failures }),
  },
  {
    method: 'POST',
    path: '/failures',
    operationId: 'failNext',
    summary: 'Let the next call fail, or a later one',
    isOfOrganization: true,
    body: FAILURE,
    status: 201,
    answer: object({}),
    run({ sandbox, body }) {
      sandbox.failNext(body as Failure);
      return {};
    },
  },
  {
    method: 'DELETE',
    path: '/failures',
    operationId: 'clearFailures',
    summary: 'Take back the failures that have not come yet, and name them',
    isOfOrganization: true,
    status: 200,
    answer: FAILURES,
    run: ({ organization }) => ({ failures: organization.failures.splice(0) }),
  },
];

/** All control URLs. */
export const ROUTES: readonly Route[] = [
  ...organizationRoutes,
  ...clock,
  ...recordRoutes,
  ...callRoutes,
  eventRoute,
  ...checkpointRoutes,
  ...factories,
  ...others,
  ruleRoute,
];

/** The time, also as the organization writes it. */
function showClock({ sandbox, organization }: ControlCall): { now: string; local: string } {
  return { now: new Date(sandbox.clock.now()).toISOString(), local: organization.context.timestamp };
}
