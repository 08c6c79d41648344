/** The value in the middle; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A duration in ms, in seconds for a reader. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
