import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shippedContract } from '../../sandbox/engine/plan/contract.ts';
import { createRules } from '../../scripts/probes/oracle.ts';
import { DOCUMENTED_LIMITS } from '../../src/client/index.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/public/sandbox.ts';
import { isObject, type Json } from './story.ts';

/** A call that a stand-in was sent. */
export interface StandInCall {
  method: string;
  path: string;
  body: string;
}

/** Changes an answer, or answers itself: a body of JSON, and its status. */
export type Alter = (
  call: StandInCall,
  answer: { status: number; body: Json },
) => { status: number; body: Json } | 'lost';

/** A service that stands in for a real one: a sandbox in which rules are off, and whose answers may be altered. */
export interface StandIn {
  sandbox: Sandbox;
  calls: StandInCall[];
  fetch(input: string, init: RequestInit): Promise<Response>;
  baseUrl: string;
}

/** Makes a stand-in without a port. Its organization starts with the records of the story, unless another seed is given. */
export function createStandIn(
  off: readonly string[] = [],
  alter: Alter = (_, answer) => answer,
  options: SandboxOptions = {},
  forms: Readonly<Record<string, string>> = {},
): StandIn {
  const assumptions = { ...Object.fromEntries(off.map((rule) => [rule, false])), ...forms };
  const sandbox = createSandbox({ ...options, assumptions });
  const calls: StandInCall[] = [];
  return {
    sandbox,
    calls,
    baseUrl: sandbox.baseUrl,
    async fetch(input, init) {
      const url = new URL(input);
      const call = {
        method: init.method ?? 'GET',
        path: url.pathname.slice('/inventory/v1'.length),
        body: String(init.body ?? ''),
      };
      calls.push(call);
      const response = await sandbox.fetch(input, init);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const answer = isJson
        ? { status: response.status, body: JSON.parse(text) as Json }
        : { status: response.status, body: {} };
      // A service has no answer for an operation that it does not have, and none of the sandbox's own.
      const known = answer.status === 501 ? { status: 404, body: { code: 5, message: 'Invalid URL' } } : answer;
      const altered = alter(call, known);
      if (altered === 'lost') throw new TypeError('fetch failed');
      return new Response(JSON.stringify(altered.body), {
        status: altered.status,
        headers: { 'content-type': 'application/json' },
      });
    },
  };
}

/** Moves the organization of a stand-in to a time zone, and lets the time there pass as by a clock. */
export function inTimeZone(standIn: StandIn, time_zone: string, clock: { now(): number }): StandIn {
  const { sandbox } = standIn;
  sandbox.records('organizations').update(sandbox.organizationId, { time_zone });
  return {
    ...standIn,
    fetch(input, init) {
      if (clock.now() > sandbox.clock.now()) sandbox.clock.set(clock.now());
      return standIn.fetch(input, init);
    },
  };
}

/** The records of an organization, as text, by resource and id: what its owner would miss. */
export const recordsOf = ({ sandbox }: StandIn): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sandbox.snapshot().records as Record<string, object[]>).flatMap(([resource, all]) =>
      all.map((record) => [
        `${resource} ${Object.values(record).find((value) => /^\d{10,}$/.test(String(value)))}`,
        JSON.stringify(record),
      ]),
    ),
  );

/** Serves a stand-in over HTTP. */
export async function serveStandIn(standIn: StandIn): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name !== 'host' && name !== 'connection' && name !== 'content-length'
          ? [[name, value]]
          : [],
      );
      const body = Buffer.concat(chunks);
      try {
        const answer = await standIn.fetch(`${new URL(standIn.baseUrl).origin}${request.url}`, {
          method: request.method!,
          headers,
          ...(body.length > 0 && { body: body.toString() }),
        });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      } catch {
        request.socket.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/inventory/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Puts more fields into every object of an answer. */
export const moreFields: Alter = (_, { status, body }) => ({
  status,
  body: inEach(body, (object) => ({ zz_extra: 'more', ...object, zz_count: 3 })) as Json,
});

/** Writes numbers as text with two places, as some services do. */
export const numbersAsText: Alter = (_, { status, body }) => ({
  status,
  body: inEach(body, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        typeof value === 'number' && /amount|total|rate|balance|price|tax_percentage|discount/.test(key)
          ? value.toFixed(2)
          : value,
      ]),
    ),
  ) as Json,
});

/** Lists rows the other way around. */
export const otherOrder: Alter = ({ method }, { status, body }) => ({
  status,
  body:
    method === 'GET' && 'page_context' in body
      ? Object.fromEntries(
          Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
        )
      : body,
});

/** Rounds totals down to whole amounts. */
export const otherRounding: Alter = (_, { status, body }) => ({
  status,
  body: inEach(body, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        typeof value === 'number' && /^(sub_)?total$/.test(key) ? Math.floor(value) : value,
      ]),
    ),
  ) as Json,
});

/** Leaves some fields out of every answer, by their names, or by their names and the operation: one of ten, and no id. */
export function hidesFields(seed: number, by: 'name' | 'operation'): Alter {
  const isHidden = (name: string, at: string): boolean => {
    if (/(^|_)id$|^(code|message|page_context)$/.test(name)) return false;
    let hash = seed;
    for (const letter of by === 'name' ? name : `${at} ${name}`)
      hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
    return hash % 10 === 0;
  };
  return ({ method, path }, { status, body }) => {
    const at = `${method} ${path.replace(/\d{6,}/g, '*')}`;
    const kept = (object: Json): Json =>
      Object.fromEntries(Object.entries(object).filter(([name, value]) => isObjects(value) || !isHidden(name, at)));
    return { status, body: inEach(body, kept) as Json };
  };
}

/** Whether a value is an object, or a list of objects: fields in it are left out, and not itself. */
function isObjects(value: unknown): boolean {
  return isObject(value) || (Array.isArray(value) && value.some(isObjects));
}

/** Refuses what goes beyond the documented limits, by the clock of the calls, and counts these refusals. */
export function keepsLimits(clock: { now(): number }): Alter & { refused: number } {
  const times: number[] = [];
  const { perMinute, perDay } = DOCUMENTED_LIMITS;
  const alter = ((_, answer) => {
    const now = clock.now();
    const within = (span: number): number => times.filter((time) => time > now - span).length;
    times.push(now);
    if (within(60_000) <= perMinute && within(86_400_000) <= perDay.standard) return answer;
    alter.refused += 1;
    return { status: 429, body: { code: 44, message: 'Too many requests.' } };
  }) as Alter & { refused: number };
  alter.refused = 0;
  return alter;
}

/**
 * What an owner keeps who has prepared an account: the story, whose orders are large enough for all probes, the goods for them, and records
 * of his own.
 *
 * @param pairs How many contacts and items there are of his own.
 */
export async function ownersRecords(pairs = 0): Promise<SandboxOptions['seed']> {
  const sandbox = createSandbox();
  const post = async (path: string, body: object): Promise<void> => {
    const { status } = await sandbox.fetch(`${sandbox.baseUrl}${path}?organization_id=${sandbox.organizationId}`, {
      method: 'POST',
      headers: { authorization: 'Service-oauthtoken t', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status >= 300) throw new Error(`${path} was answered with ${status}`);
  };
  for (let index = 1; index <= pairs; index += 1) {
    await post('/contacts', { contact_name: `Customer ${index}` });
    await post('/items', { name: `Thing ${index}`, rate: index });
  }
  const snapshot = sandbox.snapshot();
  const orders = snapshot.records['salesOrders'] as { line_items: { item_id: string; quantity: number }[] }[];
  const lines = orders.flatMap(({ line_items }) => line_items);
  for (const line of lines) line.quantity *= 20;
  sandbox.restore(snapshot);
  for (const item_id of new Set(lines.map((line) => line.item_id)))
    await post('/inventoryadjustments', {
      date: '2026-03-28',
      reason: 'Prepared',
      adjustment_type: 'quantity',
      line_items: [{ item_id, quantity_adjusted: 1000 }],
    });
  return sandbox.snapshot();
}

function inEach(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => inEach(entry, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inEach(inner, change)])));
}

/** A clock that does not wait, and counts how long it would have waited. */
export function testClock(now = Date.parse('2026-03-28T06:30:00Z')) {
  let time = now;
  return {
    waited: 0,
    now: () => (time += 1),
    async sleep(milliseconds: number) {
      this.waited += milliseconds;
      time += milliseconds;
    },
  };
}

/** Assumed rules that are no action: without an action, a sandbox answers 501, which no service does. */
export function plantable(): string[] {
  const rules = createRules(shippedContract());
  return rules.assumed.map(({ id }) => id).filter((id) => rules.operationsOf(id).size === 0);
}

/** Some of many, always the same for a seed. */
export function pick<Value>(values: readonly Value[], count: number, seed: number): Value[] {
  let state = seed * 2_654_435_761 + 12_345;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const left = [...values];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  );
}
