/** Words that say nothing about what is looked for. */
const EMPTY = new Set('a an and are can do does for how i in is it my of on or the to what when which with'.split(' '));

/** What readers call things that the pages call otherwise. */
const SYNONYMS: Readonly<Record<string, string>> = {
  auth: 'token',
  authenticate: 'token',
  authentication: 'token',
  authorisation: 'authorization',
  login: 'token',
  oauth: 'token',
  paginate: 'paging',
  pagination: 'paging',
  throttle: 'limit',
  throttling: 'limit',
  ratelimit: 'limit',
  endpoint: 'operation',
  endpoints: 'operations',
  remove: 'delete',
  add: 'create',
  modify: 'update',
  edit: 'update',
  enum: 'status',
  sku: 'item',
  product: 'item',
};

/** The words of a query that count, with those that the pages use in the place of synonyms. */
export function meaningful(words: readonly string[]): string[] {
  const found = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  return found.length > 0 ? found : [...words];
}

/** The word that the pages use; undefined if it is the same. */
export function synonymOf(word: string): string | undefined {
  return SYNONYMS[word.toLowerCase()];
}

/** A word without the ending of its plural, in small letters. */
export function singular(word: string): string {
  const small = word.toLowerCase();
  if (/ies$/.test(small)) return small.replace(/ies$/, 'y');
  return /(?:x|ch|sh|ss)es$/.test(small) ? small.slice(0, -2) : small.replace(/([^s])s$/, '$1');
}

/** The URL that a query names, such as `/invoices/{}`, without server, version and values; undefined if it names none. */
export function pathIn(query: string): { method: string | undefined; path: string } | undefined {
  const [, method, url] = /^(?:(get|post|put|delete)\s+)?(?:https?:\/\/[^/]+)?(\/\S*)$/i.exec(query.trim()) ?? [];
  if (url === undefined) return undefined;
  const path = url.replace(/\?.*$/, '').replace(/^(?:\/inventory)?\/v\d+(?=\/)/, '');
  return { method: method?.toUpperCase(), path: shapeOf(path) };
}

/** A path whose ids are all written the same way. */
export function shapeOf(path: string): string {
  return path.replace(/\/$/, '').replaceAll(/\{[^}]*\}|(?<=\/)\d{5,}(?=\/|$)/g, '{}');
}
