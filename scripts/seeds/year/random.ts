/** Numbers that look random, and are the same for the same seed in every runtime: whole numbers of 32 bits alone. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True in so many of 100 cases. */
  chance(percent: number): boolean;
  /** One of several values, as often as their weights say. */
  weighted<Value>(values: readonly (readonly [weight: number, value: Value])[]): Value;
}

/** Makes the numbers of a seed, with the generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    pick: (values) => values[below(values.length)]!,
    chance: (percent) => below(100) < percent,
    weighted(values) {
      let left = below(values.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, value] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error('There are no values to choose from');
    },
  };
}
