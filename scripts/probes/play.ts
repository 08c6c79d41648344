import type { Contract, Engine, Store } from '../../sandbox/engine/index.ts';
import { serviceContract } from '../../src/service/index.ts';
import {
  at,
  fill,
  MissingValue,
  makerOf,
  type SharedName,
  type Step,
  sharedIn,
  type Variables,
} from '../../verifier/probe/index.ts';
import { probedOperations } from './operations.ts';
import type { World } from './worlds.ts';

export interface Played {
  status: number;
  body: unknown;
  /** The rules that the answer names as its reasons, if it was asked to. */
  rules: ReadonlySet<string>;
}

interface Options {
  store?: Store;
  /** True if responses list the rules behind them, which is slower. */
  explains?: boolean;
}

/** A session that is played in a world, by one set of rules. */
export interface Playing {
  /** Calls a step; undefined if it refers to what no answer has shown. */
  next(step: Step): Played | undefined;
  known: Variables;
}

interface Known extends Variables {
  answers: Map<string, unknown>;
  shared: Map<SharedName, { id: string; name: string }>;
}

/** Plays sessions as the sandbox answers them over HTTP: a call that the contract refuses does not reach the rules. */
export function createPlayer(contract: Contract) {
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const { validatorOf } = serviceContract(contract);
  const probed = probedOperations(contract);
  /** Accounts with shared records, by what made them, so that they are not made for each session. */
  const accounts = new WeakMap<Engine, Map<string, Pick<Known, 'shared'> & { store: Store }>>();

  function isValid(operation: string, request: Parameters<ReturnType<typeof validatorOf>['judge']>[0]): boolean {
    const found = operations.get(operation)!;
    if (request.body === undefined && found.object.requestBody?.required) return false;
    return validatorOf(found).judge(request).violations.length === 0;
  }

  /** Answers steps on a store, and makes the shared records that they need. */
  function answering(engine: Engine, world: World, store: Store, shared: Known['shared'], explains: boolean) {
    const context = engine.contextOf(store, world.organization);
    const tried = new Set<SharedName>(shared.keys());

    function make(name: SharedName): void {
      tried.add(name);
      // What an account calls them must not matter.
      const { today, binds } = world;
      const own: Known = { run: `S${world.organization}-${name}`, today, binds, answers: new Map(), shared };
      const { id, operation } = makerOf(name);
      for (const step of world.shared[name]) {
        answerTo(step, own);
        const made = step.id === id ? at(own.answers.get(id), probed.get(operation)!.id!) : undefined;
        if (made !== undefined) shared.set(name, { id: String(made), name: own.run });
      }
    }

    function answerTo(step: Step, variables: Known): Played | undefined {
      for (const name of sharedIn(step)) if (!tried.has(name)) make(name);
      let request: { path: Record<string, string>; query: Record<string, unknown>; body?: unknown };
      try {
        request = {
          path: fill({ ...step.path }, variables),
          query: { organization_id: world.organization, ...fill({ ...step.query }, variables) },
          ...(step.body !== undefined && { body: fill(step.body, variables) }),
        };
      } catch (error) {
        if (error instanceof MissingValue) return undefined;
        throw error;
      }
      if (!isValid(step.operation, request)) return { status: 400, body: {}, rules: new Set() };
      const call = { operation: step.operation, organization: world.organization, ...request, explains };
      const { status, body, headers } = engine.answer(call, store, context);
      if (status < 300) variables.answers.set(step.id, body);
      return { status, body, rules: explains ? rulesIn(body, headers) : new Set() };
    }

    return { make, answerTo };
  }

  /** A store with the shared records that a step needs, and these. */
  function accountFor(engine: Engine, world: World, step: Step): Pick<Known, 'shared'> & { store: Store } {
    const names = [...sharedIn(step)];
    if (names.length === 0) return { store: world.open(engine), shared: new Map() };
    const own = accounts.get(engine) ?? new Map();
    accounts.set(engine, own);
    const key = [world.organization, ...names].join(' ');
    let account = own.get(key);
    if (!account) {
      account = { store: world.open(engine), shared: new Map() };
      const { make } = answering(engine, world, account.store, account.shared, false);
      for (const name of names) if (!account.shared.has(name)) make(name);
      own.set(key, account);
    }
    return { store: account.store.fork(), shared: account.shared };
  }

  return function play(engine: Engine, world: World, { store, explains = false } = {} as Options): Playing {
    const { run, today, binds } = world;
    const known: Known = { run, today, binds, answers: new Map(), shared: new Map() };
    let answers: ReturnType<typeof answering> | undefined;
    return {
      known,
      next(step) {
        if (!answers) {
          const account = store ? { store, shared: new Map() } : accountFor(engine, world, step);
          for (const [name, record] of account.shared) known.shared.set(name, record);
          answers = answering(engine, world, account.store, known.shared, explains);
        }
        return answers.answerTo(step, known);
      },
    };
  };
}

function rulesIn(body: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>>): Set<string> {
  const named = [
    ...((body['explain'] ?? []) as { rule: string }[]),
    ...((body['errors'] ?? []) as { rule?: string }[]),
  ];
  const [refusing, assumptions] = [headers['x-sandbox-rule'], headers['x-sandbox-assumptions'] ?? ''];
  return new Set([...named.map(({ rule }) => rule ?? ''), refusing ?? '', ...assumptions.split(', ')]);
}

export type Play = ReturnType<typeof createPlayer>;
