import { type AnyTable, type Compiled, compile } from './compile.ts';
import { CONVENTIONS, type Conventions } from './conventions.ts';
import type { Projection, Projections } from './projection.ts';

/** A table with all its rules, and their ids. */
interface Complete {
  compiled: Compiled;
  rules: readonly string[];
}

/** Engines without some rule share the tables that do not have it, since taking all apart takes longer than most calls. */
const completeTables = new WeakMap<AnyTable, Complete>();

/** Takes tables apart, without the rules that are switched off. */
export function compileTables(
  tables: readonly AnyTable[],
  isOn: (id: string) => boolean,
  { sameName }: Conventions,
): ReadonlyMap<string, Compiled> {
  const compiledOf = (table: AnyTable): Compiled => {
    if (sameName !== CONVENTIONS.sameName) return compile(table, isOn, sameName.run);
    const { compiled, rules } = completeOf(table);
    if (rules.every(isOn)) return compiled;
    const own = compile(table, isOn, sameName.run);
    return isProjectedWithAll(table, isOn) ? { ...own, projection: compiled.projection } : own;
  };
  return new Map(tables.map((table) => [table.resource, compiledOf(table)]));
}

function completeOf(table: AnyTable): Complete {
  const known = completeTables.get(table);
  if (known) return known;
  const rules = new Set<string>();
  const isOn = (id: string): boolean => rules.add(id).has(id);
  const complete = { compiled: compile(table, isOn, CONVENTIONS.sameName.run), rules: [...rules] };
  completeTables.set(table, complete);
  return complete;
}

function isProjectedWithAll({ posts = [], indexed = [] }: AnyTable, isOn: (id: string) => boolean): boolean {
  return [...posts, ...indexed].every(({ id }) => isOn(id));
}

/** How records are kept with all rules, by the tables. */
const completeProjections = new WeakMap<readonly AnyTable[], Projections>();

/** How the records of tables are kept: one and the same map for all engines that keep them with all rules. */
export function projectionsOf(tables: readonly AnyTable[], compiled: ReadonlyMap<string, Compiled>): Projections {
  const kept = tables.filter(({ source }) => !source);
  const by = (projectionOf: (table: AnyTable) => Projection): Projections =>
    new Map(kept.map((table) => [table.resource, projectionOf(table)]));
  const complete = completeProjections.get(tables) ?? by((table) => completeOf(table).compiled.projection);
  completeProjections.set(tables, complete);
  const own = by(({ resource }) => compiled.get(resource)!.projection);
  return [...own].every(([resource, projection]) => projection === complete.get(resource)) ? complete : own;
}
