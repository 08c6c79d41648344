/**
 * Ends a message about an unknown word with the known word that was probably meant.
 *
 * @returns ` Did you mean …?`, or nothing if no known word is near.
 */
export function suggestion(word: string, known: readonly string[]): string {
  const match = nearest(word, known);
  return match === undefined ? '' : ` Did you mean ${match}?`;
}

/** The known word that differs least from a word, if it is near enough to be a slip; letter case does not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = maxSlips(word) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The most slips with which a word is still near another. */
export function maxSlips(word: string): number {
  return Math.ceil(word.length * 0.4);
}

/** Counts the letters to insert, remove or replace to turn one word into the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, replaced));
    }
    previous = current;
  }
  return previous[to.length]!;
}
