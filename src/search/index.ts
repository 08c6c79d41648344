export { createFind, type Find, type Found } from './find.ts';
export type { SearchEntry, SearchKind } from './search-entry.ts';
export { inOwnWords, singular } from './words.ts';
