import * as service from '../../src/service/index.ts';
import type { Duration, RecordData } from '../engine/index.ts';
import { type FactoryName, factory } from '../factory/index.ts';
import { DURATION, EVENT } from '../options/index.ts';
import type { EventName } from '../types/index.ts';
import { callRoutes } from './calls.ts';
import { checkpointRoutes } from './checkpoints.ts';
import { eventRoute } from './events.ts';
import { organizationRoutes } from './organizations.ts';
import { recordRoutes } from './records.ts';
import { type ControlCall, type Route, route } from './route.ts';
import { ruleRoute } from './rules.ts';

const NOW = service.object({ now: { type: 'string', format: 'date-time' } });
const CLOCK = service.object({ now: { type: 'string', format: 'date-time' }, local: service.TEXT });

const FAILURES = service.object({ failures: service.listOf(service.ANY_OBJECT) });

const clock: Route[] = [
  route('GET /clock', 'getClock', 'The time on the clock', {
    answer: CLOCK,
    run: showClock,
  }),
  route('PUT /clock', 'setClock', 'Set the clock, forward only', {
    body: NOW,
    answer: CLOCK,
    run(call) {
      call.sandbox.clock.set(call.body['now'] as string);
      return showClock(call);
    },
  }),
  route('POST /clock/advance', 'advanceClock', 'Move the clock forward', {
    body: DURATION,
    answer: CLOCK,
    run(call) {
      call.sandbox.clock.advance(call.body as Duration);
      return showClock(call);
    },
  }),
];

const factories: Route[] = [
  route(
    'POST /factory/{resource}',
    'makeRecord',
    'Create a record in a given state, such as an invoice with the status `overdue`, and the records that it needs',
    {
      body: service.ANY_OBJECT,
      status: 201,
      answer: service.object({ record: service.ANY_OBJECT }),
      run({ sandbox, refuseFull, path, body }) {
        refuseFull();
        return { record: factory(sandbox, path['resource'] as FactoryName, body) };
      },
    },
  ),
];

const LIMITS = service.object({ limits: { type: 'string', enum: ['none', 'documented'] } });

const limits: Route[] = [
  route('GET /limits', 'getLimits', 'Whether the documented limits are enforced: `documented` or `none`', {
    isOfAll: true,
    answer: LIMITS,
    run: ({ organizations }) => ({ limits: organizations.isLimited ? 'documented' : 'none' }),
  }),
  route('PUT /limits', 'setLimits', 'Turn the documented limits on or off, for all organizations', {
    isOfAll: true,
    body: LIMITS,
    answer: LIMITS,
    run({ organizations, body }) {
      organizations.isLimited = body['limits'] === 'documented';
      return body;
    },
  }),
];

const others: Route[] = [
  route('POST /simulate', 'simulate', 'Trigger an event outside the API, such as salesReturns.receive', {
    body: EVENT,
    run({ sandbox, refuseFull, body }) {
      refuseFull();
      const { event, id, input = {} } = body as { event: EventName; id: string; input?: RecordData };
      sandbox.simulate(event, id, input);
    },
  }),
  route('GET /outbox', 'getOutbox', 'The emails that were sent, oldest first', {
    answer: service.object({ outbox: service.listOf(service.ANY_OBJECT) }),
    run: ({ sandbox }) => ({ outbox: sandbox.outbox }),
  }),
  route('GET /failures', 'listFailures', 'The pending failures', {
    answer: FAILURES,
    run: ({ sandbox }) => ({ failures: sandbox.failures }),
  }),
  route('POST /failures', 'failNext', 'Fail the next request, or a later one', {
    body: service.FAILURE,
    status: 201,
    run: ({ sandbox, body }) => sandbox.failNext(body as service.Failure),
  }),
  route('DELETE /failures', 'clearFailures', 'Clear the pending failures, and return them', {
    answer: FAILURES,
    run: ({ organization }) => ({ failures: organization.failures.clear() }),
  }),
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
  ...limits,
  ...others,
  ruleRoute,
];

/** The time, also as the organization writes it. */
function showClock({ sandbox, organization }: ControlCall): { now: string; local: string } {
  return { now: new Date(sandbox.clock.now()).toISOString(), local: organization.context.timestamp };
}
