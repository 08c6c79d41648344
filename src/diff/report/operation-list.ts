const MOST = 4;

/** Lists operations in a line; of many, the first few and how many more there are. */
export function shorten(operations: readonly string[]): string {
  if (operations.length <= MOST) return operations.join(', ');
  const shown = MOST - 1;
  return `${operations.slice(0, shown).join(', ')} and ${operations.length - shown} more`;
}
