import { Refusal } from '../engine/index.ts';
import type { Kept } from '../organizations/index.ts';
import { ANY_OBJECT, listOf, NUMBER, object, TEXT } from '../state/index.ts';
import { type ControlCall, PAGE, pageOf, type Route } from './route.ts';

const CALL = {
  number: NUMBER,
  time: TEXT,
  status: NUMBER,
  'method?': TEXT,
  'url?': TEXT,
  'operationId?': TEXT,
  'event?': TEXT,
};

/** The control URLs of the calls in the log, one by one. */
export const callRoutes: Route[] = [
  {
    method: 'GET',
    path: '/calls',
    operationId: 'listCalls',
    summary: 'The calls of the log without bodies, oldest first unless `newest_first=true`',
    isOfOrganization: true,
    query: PAGE,
    status: 200,
    answer: object({ calls: listOf(object(CALL)), total: NUMBER }),
    run(call) {
      const { log } = call.organization;
      return { calls: pageOf(call, log.length, (index) => briefly(call, log[index]!)), total: log.length };
    },
  },
  {
    method: 'GET',
    path: '/calls/{number}',
    operationId: 'getCall',
    summary: 'A call with its body and its answer',
    isOfOrganization: true,
    status: 200,
    answer: object({ call: object({ ...CALL, 'body?': {}, 'answer?': ANY_OBJECT }) }),
    run(call) {
      const { number } = call.path;
      const found = call.organization.log.find((kept) => String(kept.number) === number);
      if (!found) throw new Refusal('notFound', `The log has no call ${number}; it keeps the last ones.`);
      const { body, answer } = found.entry;
      return { call: { ...briefly(call, found), body, answer } };
    },
  },
];

function briefly({ operations, basePath }: ControlCall, { number, entry }: Kept): Record<string, unknown> {
  const { time, status, operationId, event, refused } = entry;
  const plain = { number, time, status, operationId, event };
  if (refused !== undefined) {
    const space = refused.indexOf(' ');
    return { ...plain, method: refused.slice(0, space), url: refused.slice(space + 1) };
  }
  const operation = operations.get(operationId ?? '');
  if (!operation) return plain;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(entry.path?.[name] ?? ''),
  );
  return { ...plain, method: operation.method.toUpperCase(), url: basePath + path + queryOf(entry.query) };
}

function queryOf(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
