import {
  CONVENTIONS,
  type Contract,
  createEngine,
  type Engine,
  type EngineOptions,
  rulesIn,
} from '../../sandbox/engine/index.ts';
import { type RegisteredRule, rules, TABLES } from '../../sandbox/resources/index.ts';

/** The rules of the sandbox, and what answers without one. */
export interface Rules {
  assumed: readonly RegisteredRule[];
  all: Engine;
  /** Returns an engine without a rule, everywhere or only in one resource's table. */
  without(rule: string, resource?: string): Engine;
  /** Returns an engine with one of a rule's named alternatives. */
  inForm(rule: string, form: string): Engine;
  /** The engine that plants the store which an engine works on: itself, if its rules change what a store keeps. */
  planterOf(engine: Engine): Engine;
  /** The names of the alternatives of a rule. */
  alternativesOf(rule: string): readonly string[];
  /** The resources whose tables have a rule; none for one of all resources. */
  resourcesOf(rule: string): ReadonlySet<string>;
  /** The operations that a rule is the action of: nothing answers them without it. */
  operationsOf(rule: string): ReadonlySet<string>;
}

export function createRules({ plans }: Contract): Rules {
  const engines = new Map<string, Engine>();
  const owners = new Map<string, Set<string>>(Object.values(CONVENTIONS).map(({ id }) => [id, new Set()]));
  for (const table of TABLES) {
    for (const { id } of rulesIn(table)) {
      const owner = owners.get(id) ?? new Set();
      owner.add(table.resource);
      owners.set(id, owner);
    }
  }
  const all = createEngine({ plans, tables: TABLES });
  /** Rules by which a store keeps sums and indexes. */
  const keeping = new Set([
    CONVENTIONS.sameName.id,
    ...TABLES.flatMap(({ ledgerEntries = [], indexed = [] }) => [...ledgerEntries, ...indexed].map(({ id }) => id)),
  ]);
  const planters = new WeakMap<Engine, Engine>();
  function made(rule: string, key: string, options: Pick<EngineOptions, 'isOn' | 'formOf'>): Engine {
    const engine = engines.get(key) ?? createEngine({ plans, tables: TABLES, ...options });
    engines.set(key, engine);
    if (keeping.has(rule)) planters.set(engine, engine);
    return engine;
  }
  return {
    assumed: rules().filter(({ basis }) => basis.kind === 'assumed'),
    all,
    without: (rule, resource) =>
      made(rule, `${rule} ${resource ?? ''}`, {
        isOn: (id, at) => id !== rule || (resource !== undefined && at !== resource),
      }),
    inForm: (rule, form) => made(rule, `${rule}=${form}`, { formOf: (id) => (id === rule ? form : undefined) }),
    alternativesOf: (rule) => rules().find(({ id }) => id === rule)!.alternatives,
    planterOf: (engine) => planters.get(engine) ?? all,
    resourcesOf: (rule) => owners.get(rule)!,
    operationsOf: (rule) =>
      new Set(
        TABLES.flatMap(({ actions = {} }) =>
          Object.entries(actions).flatMap(([operation, one]) => (one?.id === rule ? [operation] : [])),
        ),
      ),
  };
}
