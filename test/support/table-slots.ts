import { readFileSync } from 'node:fs';

const source = readFileSync('sandbox/engine/record/table.ts', 'utf8');

/** The slots of each group of a table, as `table.ts` has them. */
export const slotGroups: ReadonlyMap<string, readonly string[]> = new Map(
  /^export interface Table<.*?^ {2}extends (.*?) \{/ms
    .exec(source)![1]!
    .match(/\w+(?=<T>)/g)!
    .map((group) => {
      const [, members] = new RegExp(`^interface ${group}<.*?\\{\\n(.*?)^\\}`, 'ms').exec(source)!;
      return [group.toLowerCase(), [...members!.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, slot]) => slot!)] as const;
    }),
);

/** All slots of a table, in the order in which tables have them. */
export const slots: readonly string[] = [...slotGroups.values()].flat();

/** The first slot that stands before one that belongs above it, in words; undefined if the slots are in order. */
export function misplacedSlot(found: readonly string[]): string | undefined {
  const unknown = found.find((slot) => !slots.includes(slot));
  if (unknown !== undefined) return `${unknown} is in no group`;
  const index = found.findIndex((slot, at) => at > 0 && slots.indexOf(slot) < slots.indexOf(found[at - 1]!));
  return index < 0 ? undefined : `${found[index]} belongs above ${found[index - 1]}`;
}
