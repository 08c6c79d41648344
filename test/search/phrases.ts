import { readFileSync } from 'node:fs';

/** How many phrases must be answered. */
export const ENOUGH = 95;

/** What people type who have not seen the list of words, with the operations that do it. */
export const PHRASES = Object.values(
  JSON.parse(readFileSync(new URL('everyday.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, readonly string[]>
  >,
).flatMap(Object.entries) as [phrase: string, answers: readonly string[]][];

/** The phrases that none of the operations found answers, each with those. */
export function missedBy(
  idsFor: (phrase: string) => readonly string[],
  phrases: readonly (typeof PHRASES)[number][] = PHRASES,
): string[] {
  return phrases.flatMap(([phrase, answers]) => {
    const ids = idsFor(phrase);
    return ids.some((id) => answers.includes(id)) ? [] : [`${phrase} → ${ids.join(', ')}`];
  });
}
