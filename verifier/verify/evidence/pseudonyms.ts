/** The most pseudonyms that are kept in one set: no threshold asks for more. */
export const MAX_PSEUDONYMS = 20;

/** Gives each value a pseudonym, a number that says nothing about it. The values stay in memory. */
export interface Pseudonyms {
  /** Adds the pseudonym of a value to those that were met, unless there are as many as are kept: the memory stays bounded. */
  meet(met: Set<number>, value: string): void;
}

/** Creates pseudonyms, which count from 1. */
export function createPseudonyms(): Pseudonyms {
  const numbers = new Map<string, number>();
  return {
    meet(met, value) {
      if (met.size >= MAX_PSEUDONYMS) return;
      let number = numbers.get(value);
      if (number === undefined) numbers.set(value, (number = numbers.size + 1));
      met.add(number);
    },
  };
}

/** The pseudonyms that are kept: the lowest ones, in whatever order they came. */
export function lowest(numbers: Iterable<number>): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other).slice(0, MAX_PSEUDONYMS);
}
