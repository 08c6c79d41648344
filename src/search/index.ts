export type { Find, Findings, Found, SearchEntry, SearchKind } from './entries.ts';
export { createFind } from './find.ts';
export { createGuess } from './guess.ts';
export { queryWords, singular } from './words.ts';
