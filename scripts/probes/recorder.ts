import { appendFileSync } from 'node:fs';
import { afterAll, vi } from 'vitest';
import type { Call, Engine, EngineOptions, Store } from '../../src/sandbox/engine/index.ts';
import type { RecordedCall, RecordedSession } from './recorded.ts';

/** Records the calls of tests of the sandbox: Vitest loads it before each file of tests. */

const [file] = [process.env['PROBES_RECORDING']!];
/** What a test calls after so many calls makes no short session. */
const MOST_CALLS = 25;

const sessions = new Map<string, RecordedSession>();
const running = new WeakMap<Store, RecordedSession>();

vi.mock('../../src/sandbox/engine/engine.ts', async (load) => {
  const real = await load<{ createEngine(options: EngineOptions): Engine }>();
  return { ...real, createEngine: (options: EngineOptions) => recording(real.createEngine(options), options) };
});

function recording(engine: Engine, options: EngineOptions): Engine {
  return {
    ...engine,
    get forms() {
      return engine.forms;
    },
    answer(call, store, context) {
      const session = sessionOf(store);
      if (session.calls.length >= MOST_CALLS) return engine.answer(call, store, context);
      const known = new Set(session.calls.flatMap(({ ids, given }) => [...Object.keys(ids), ...Object.keys(given)]));
      const entry = entryOf(call, store, engine, known);
      const answer = engine.answer(call, store, context);
      const isMade = options.plans.get(call.operation)!.writes && answer.status < 300;
      if (entry) session.calls.push({ ...entry, ids: isMade ? placesOfIds(answer.body, known) : {} });
      return answer;
    },
  };
}

/** The session of a store. A fork continues that of the store it is of. */
function sessionOf(store: Store): RecordedSession {
  const known = running.get(store) ?? { calls: [] };
  if (running.has(store)) return known;
  running.set(store, known);
  sessions.set(String(sessions.size), known);
  const fork = store.fork.bind(store);
  store.fork = (options) => {
    const copy = fork(options);
    const session = sessionOf(copy);
    session.calls.push(...known.calls);
    return copy;
  };
  return known;
}

/** A call, with the records that it names: facts that no call of the session has made come with it. */
function entryOf(call: Call, store: Store, engine: Engine, known: ReadonlySet<string>): RecordedCall | undefined {
  const { operation, path, query, body, form } = call;
  if (form) return undefined;
  const given: RecordedCall['given'] = {};
  const visit = (id: string): void => {
    if (given[id] || known.has(id)) return;
    for (const resource of engine.projections.keys()) {
      const facts = store.get(resource, id);
      if (!facts) continue;
      given[id] = { resource, facts };
      for (const next of idsIn(facts)) visit(next);
    }
  };
  for (const id of idsIn([path, query, body])) visit(id);
  return { operation, path, query, body, given, ids: {} };
}

function idsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value ?? null).match(/\b\d{15,25}\b/g) ?? [])];
}

/** The ids in an answer that are new, each with the JSON Pointer to it that is the shortest. */
function placesOfIds(body: unknown, known: ReadonlySet<string>): Record<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${pointer}/${key}`);
    else if (typeof value === 'string' && /^\d{15,25}$/.test(value) && !known.has(value)) {
      const other = found.get(value);
      if (other === undefined || pointer.split('/').length < other.split('/').length) found.set(value, pointer);
    }
  };
  visit(body, '');
  return Object.fromEntries(found);
}

afterAll(() => {
  const lines = [...sessions.values()].filter(({ calls }) => calls.length > 0).map((one) => `${JSON.stringify(one)}\n`);
  sessions.clear();
  appendFileSync(file, [...new Set(lines)].join(''));
}, 120_000);
