export { createFind, type Find, type Found, type SearchEntry, type SearchKind } from './find.ts';
export { inOwnWords, singular } from './words.ts';
