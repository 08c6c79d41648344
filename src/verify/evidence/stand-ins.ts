/** The most numbers that are kept of a kind at a place: no threshold asks for more. */
export const MAX_STAND_INS = 20;

/** Gives each value a number that stands in for it. The values stay in memory, and no number says anything of one. */
export interface StandIns {
  of(value: string): number;
}

/** Creates numbers that begin at 1. */
export function createStandIns(): StandIns {
  const numbers = new Map<string, number>();
  return {
    of(value) {
      let number = numbers.get(value);
      if (number === undefined) numbers.set(value, (number = numbers.size + 1));
      return number;
    },
  };
}

/** The numbers that are kept: the lowest ones, whatever the order they came in. */
export function lowest(numbers: Iterable<number>): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other).slice(0, MAX_STAND_INS);
}
