import * as service from '../../src/service/index.ts';
import { Refusal } from '../engine/index.ts';
import { CALL_FILTER, type CallFilter } from '../options/index.ts';
import type { LogEntry, LogRow } from '../organizations/index.ts';
import { curlOf } from '../testing/index.ts';
import { type ControlCall, PAGE, pageOf, type Route, route } from './route.ts';

const CALL = {
  number: service.NUMBER,
  time: service.TEXT,
  status: service.NUMBER,
  'method?': service.TEXT,
  'url?': service.TEXT,
  'operationId?': service.TEXT,
  'event?': service.TEXT,
  'duration?': { ...service.NUMBER, description: 'duration, in ms' } as service.Schema,
};

const FORMAT: service.Schema = { type: 'string', enum: ['json', 'curl'] };

/** The control URLs of the log, as a whole and call by call. */
export const callRoutes: Route[] = [
  route(
    'GET /log',
    'getLog',
    'The requests that got a response, oldest first, at most the last 1000, filtered by all given parameters; as JSON or curl commands',
    {
      query: { ...CALL_FILTER.properties, format: FORMAT },
      answer: service.object({ log: { description: 'the entries' }, 'droppedUntil?': service.NUMBER }),
      run(call) {
        const { sandbox, query } = call;
        const { organization_id: _, format: __, ...filter } = query;
        // Without a filter, it shows what there is. A filter asks which calls there were.
        const log = Object.keys(filter).length > 0 ? sandbox.calls(filter as CallFilter) : sandbox.log;
        return formatted(call, log) ?? { log, droppedUntil: sandbox.droppedUntil };
      },
    },
  ),
  route('GET /calls', 'listCalls', 'The requests in the log, without bodies, oldest first unless `newest_first=true`', {
    query: PAGE,
    answer: service.object({ calls: service.listOf(service.object(CALL)), total: service.NUMBER }),
    run(call) {
      const { log } = call.organization;
      return { calls: pageOf(call, log.length, (index) => briefly(log[index]!)), total: log.length };
    },
  }),
  route('GET /calls/{number}', 'getCall', 'A request with its body and its response, as JSON or a curl command', {
    query: { format: FORMAT },
    answer: service.object({ call: service.object({ ...CALL, 'body?': {}, 'answer?': service.ANY_OBJECT }) }),
    run(call) {
      const { number } = call.path;
      const row = call.organization.log.find(({ entry }) => String(entry.number) === number);
      if (!row) throw new Refusal('notFound', `The log has no call ${number}. It stores only the latest calls.`);
      const other = formatted(call, [row.entry]);
      if (other !== undefined) return other;
      const { body, answer } = row.entry;
      return { call: { ...briefly(row), body, answer } };
    },
  }),
];

/** The log for curl, if a call asks for it. */
function formatted({ query, origin, authorization }: ControlCall, log: readonly LogEntry[]): string | undefined {
  return query['format'] === 'curl' ? `${curlOf(log, { origin, authorization })}\n` : undefined;
}

function briefly({ entry, duration }: LogRow): Record<string, unknown> {
  const { number, time, status, method, url, operationId, event } = entry;
  const rounded = duration === undefined ? undefined : Math.round(duration * 100) / 100;
  return { number, time, status, method, url, operationId, event, duration: rounded };
}
