import { compile, conventionsWith, plansOf, rulesFor } from '../../sandbox/engine/index.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import type { OpenApiDocument } from '../../src/contract/index.ts';

/** A rule that the sandbox follows where the service's documentation is silent. */
export interface Assumption {
  /** Such as `taxes.unique`. */
  id: string;
  /** The sandbox's behavior, in one sentence. */
  does: string;
  /** Why it is assumed to be so. */
  reason: string;
  /** The operations that it holds for, by operationId. */
  operations: readonly string[];
}

const isOn = (): boolean => true;

/** Lists the assumptions that the sandbox makes for each operation, by operationId. Operations without any are left out. */
export function assumptionsOf(document: OpenApiDocument): Map<string, Assumption[]> {
  const sameName = conventionsWith(isOn).sameName.run;
  const tables = new Map(TABLES.map((table) => [table.resource as string, compile(table, isOn, sameName).table]));
  const all = new Map<string, Assumption & { operations: string[] }>();
  const entries = [...plansOf(document).values()].flatMap((plan): [string, Assumption[]][] => {
    const table = tables.get(plan.resource);
    const assumed = new Set<Assumption>();
    for (const { id, basis } of table ? rulesFor(plan, table) : []) {
      if (basis.kind !== 'assumed') continue;
      const assumption = all.get(id) ?? { id, does: basis.does, reason: basis.reason, operations: [] };
      all.set(id, assumption);
      if (!assumed.has(assumption)) assumption.operations.push(plan.operation);
      assumed.add(assumption);
    }
    return assumed.size > 0 ? [[plan.operation, [...assumed]]] : [];
  });
  return new Map(entries);
}
