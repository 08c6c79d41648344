export { createFind, type Find, type Found, type SearchEntry, type SearchKind } from './find.ts';
export { queryWords, singular } from './words.ts';
