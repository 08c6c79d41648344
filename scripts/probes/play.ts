import type { Contract, Engine, Store } from '../../sandbox/engine/index.ts';
import { serviceContract } from '../../src/service/index.ts';
import { fill, MissingValue, type Step, type Variables } from '../../verifier/probe/index.ts';
import type { World } from './worlds.ts';

/** What a call of a session was answered with. */
export interface Played {
  status: number;
  body: unknown;
  /** The rules that the answer names as its reasons, if it was asked to. */
  rules: ReadonlySet<string>;
}

interface Options {
  store?: Store;
  /** Whether answers say which rules are their reasons, which takes longer. */
  explains?: boolean;
}

/** A session that is played in a world, by one set of rules. */
export interface Playing {
  /** Calls a step; undefined if it refers to what no answer has shown. */
  next(step: Step): Played | undefined;
  known: Variables;
  store: Store;
}

/** Plays sessions as the sandbox answers them over HTTP: a call that the contract refuses does not reach the rules. */
export function createPlayer(contract: Contract) {
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const { validatorOf } = serviceContract(contract);

  function isValid(operation: string, request: Parameters<ReturnType<typeof validatorOf>['judge']>[0]): boolean {
    const found = operations.get(operation)!;
    if (request.body === undefined && found.object.requestBody?.required) return false;
    return validatorOf(found).judge(request).violations.length === 0;
  }

  return function play(
    engine: Engine,
    world: World,
    { store = world.open(engine), explains = false } = {} as Options,
  ): Playing {
    const context = engine.contextOf(store, world.organization);
    const answers = new Map<string, unknown>();
    const known: Variables = { run: world.run, today: world.today, binds: world.binds, answers };
    return {
      known,
      store,
      next(step) {
        let request: { path: Record<string, string>; query: Record<string, unknown>; body?: unknown };
        try {
          request = {
            path: fill({ ...step.path }, known),
            query: { organization_id: world.organization, ...fill({ ...step.query }, known) },
            ...(step.body !== undefined && { body: fill(step.body, known) }),
          };
        } catch (error) {
          if (error instanceof MissingValue) return undefined;
          throw error;
        }
        if (!isValid(step.operation, request)) return { status: 400, body: {}, rules: new Set() };
        const call = { operation: step.operation, organization: world.organization, ...request, explains };
        const { status, body, headers } = engine.answer(call, store, context);
        if (status < 300) answers.set(step.id, body);
        return { status, body, rules: explains ? rulesIn(body, headers) : new Set() };
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
