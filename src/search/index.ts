export type { Find, Found, SearchEntry, SearchKind } from './entries.ts';
export { createFind } from './find.ts';
export { queryWords, singular } from './words.ts';
