import assert from 'node:assert/strict';
import type { Answer } from '../../../sandbox/engine/call.ts';
import { contractOf } from '../../../sandbox/engine/plan/contract.ts';
import { Refusal } from '../../../sandbox/engine/refusal.ts';
import type { Store } from '../../../sandbox/engine/store/store.ts';
import type { RecordData } from '../../../sandbox/engine/values/record-data.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { contract, operations } from '../document.ts';
import { plans } from '../plans.ts';
import { callerOf, type Reply } from '../sandbox-calls.ts';
import type { Json } from '../story.ts';
import { checkAnswer } from './answers.ts';
import type { Step } from './calls.ts';
import { createIds, type Ids } from './ids.ts';
import { checkInvariants } from './invariants.ts';

/** Of so many calls, one goes the full way, as a request, and is held against the answer of the engine. */
const FETCHED = 20;
/** After so many steps, all that is kept is compared byte by byte, and must hold what always holds. */
const CHECKED = 40;

const OWN = '10234695';

/** What steps were answered with. */
export interface Tally {
  /** Calls that the contract accepts. */
  calls: number;
  succeeded: number;
  /** How often each operation and each event succeeded, and how often it was refused. */
  seen: Map<string, { succeeded: number; refused: number }>;
}

export function createTally(): Tally {
  return { calls: 0, succeeded: 0, seen: new Map() };
}

const shipped = contractOf(contract);
const validators = new Map(
  operations.map(({ id, object }) => [id, createRequestValidator(shipped.requests[id] ?? {}, object['x-rules'])]),
);

/** A call with the ids of records. */
interface ResolvedCall {
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Json | undefined;
}

/** All that is kept. Records are never changed but replaced, so that the same ones mean that nothing happened. */
interface State {
  records: readonly RecordData[];
  counters: Readonly<Record<string, number>>;
}

function stateOf(store: Store): State {
  const records: RecordData[] = [];
  for (const resource of store.resources()) for (const { data } of store.all(resource)) records.push(data);
  return { records, counters: store.counters() };
}

function expectSame(state: State, before: State): void {
  assert.deepEqual(state.counters, before.counters, 'counters have changed');
  assert.equal(state.records.length, before.records.length, 'the number of records has changed');
  for (const [index, data] of state.records.entries()) assert.equal(data, before.records[index]);
}

/** Plays steps, from the story on each time. `isClose` says whether some are looked at more closely, as they are by default. */
export type Play = (steps: readonly Step[], isClose?: boolean) => Promise<void>;

/** A sandbox that steps are played on. */
export function createPlayer(tally: Tally): Play {
  const { sandbox, organizations, engine } = openSandbox(shipped);
  const organization = organizations.find(OWN)!;
  const call = callerOf(sandbox);
  const story = createIds();
  story.collect(sandbox.snapshot().records);

  function count(name: string, isDone: boolean): void {
    const counts = tally.seen.get(name) ?? { succeeded: 0, refused: 0 };
    tally.seen.set(name, counts);
    counts[isDone ? 'succeeded' : 'refused'] += 1;
  }

  function simulate({ event, field, id, input }: Extract<Step, { event: string }>, ids: Ids): boolean {
    try {
      sandbox.simulate(event, ids.resolve(id, field), ids.resolve(input) as never);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** What the engine answers, as JSON has it. A call that it can't take, with a file, is a request in any case. */
  async function answered(one: ResolvedCall, isFetched: boolean, file?: string): Promise<Reply> {
    const plain = { ...one, organization: OWN };
    if (!isFetched && file === undefined)
      return replyOf(engine.answer(plain, organization.store, organization.context));
    const fork = organization.store.fork();
    const expected = file === undefined && replyOf(engine.answer(plain, fork, engine.contextOf(fork, OWN)));
    const reply = await call(
      one.operation,
      { ...one.path, ...one.query },
      file === undefined ? one.body : formWith(file),
    );
    if (expected && !('bytes' in reply.body))
      assert.deepEqual([reply.status, reply.body], [expected.status, expected.body]);
    return reply;
  }

  async function perform(
    step: Extract<Step, { operation: string }>,
    ids: Ids,
    isFetched: boolean,
  ): Promise<boolean | undefined> {
    const { operation } = step;
    const one = resolved(step, ids);
    const validator = validators.get(operation)!;
    if (validator.judge({ path: one.path, query: one.query, body: one.body }).violations.length > 0) {
      if (isFetched) assert.equal((await call(operation, { ...one.path, ...one.query }, one.body)).status, 400);
      return undefined;
    }
    const file = 'file' in step ? step.file : undefined;
    const { status, headers, body } = await answered(one, isFetched, file);
    assert(status < 500, `status ${status}`);
    tally.calls += 1;
    if (!isFetched && !('bytes' in body)) checkAnswer(operation, status, body, one);
    if (status < 300) {
      tally.succeeded += 1;
      if (plans.get(operation)!.writes) ids.collect(body);
      return true;
    }
    // What the contract accepts is refused by a rule alone, which is an assumption that can be switched off.
    if (headers.get('x-sandbox-refusal') === 'invalid') {
      assert(headers.get('x-sandbox-rule') !== null, `refused by no rule: ${String(body['message'])}`);
    }
    return false;
  }

  async function play(step: Step, ids: Ids, index: number, isClose: boolean): Promise<void> {
    if ('days' in step) return sandbox.clock.advance({ days: step.days });
    const isChecked = isClose && index % CHECKED === 0;
    const [before, text] = [stateOf(organization.store), isChecked && JSON.stringify(sandbox.snapshot())];
    const isDone = 'event' in step ? simulate(step, ids) : await perform(step, ids, isClose && index % FETCHED === 0);
    const name = 'event' in step ? step.event : step.operation;
    if (isDone !== undefined) count(name, isDone);
    const mayChange = isDone && ('event' in step || plans.get(step.operation)!.writes);
    if (!mayChange) {
      expectSame(stateOf(organization.store), before);
      if (isChecked) assert.equal(JSON.stringify(sandbox.snapshot()), text);
    }
    if (isChecked) checkInvariants(sandbox, organization.store, engine);
  }

  return async (steps, isClose = true) => {
    sandbox.reset();
    const ids = story.copy();
    for (const [index, step] of steps.entries()) {
      await play(step, ids, index, isClose).catch((cause: unknown) => {
        throw new Error(`step ${index}, ${JSON.stringify(step)}: ${String(cause)}`, { cause });
      });
    }
    if (isClose) checkInvariants(sandbox, organization.store, engine);
  };
}

function resolved(step: Extract<Step, { operation: string }>, ids: Ids): ResolvedCall {
  const parameters = ids.resolve(step.parameters);
  const path: Record<string, string> = {};
  const query: Record<string, string> = step.operation === 'listOrganizations' ? {} : { organization_id: OWN };
  for (const [name, value] of Object.entries(parameters)) {
    const { path: url } = operations.find(({ id }) => id === step.operation)!;
    (url.includes(`{${name}}`) ? path : query)[name] = String(value);
  }
  const body = 'body' in step ? (JSON.parse(JSON.stringify(ids.resolve(step.body))) as Json) : undefined;
  return { operation: step.operation, path, query: validators.get(step.operation)!.readQuery(query), body };
}

function replyOf({ status, headers, body, file }: Answer): Reply {
  return {
    status,
    headers: new Headers(headers),
    body: file ? { bytes: file.bytes } : (JSON.parse(JSON.stringify(body)) as Json),
  };
}

function formWith(type: string): FormData {
  const form = new FormData();
  for (const name of ['image', 'attachment']) form.set(name, new Blob(['a picture'], { type }), 'picture.png');
  return form;
}
