import MiniSearch, { type QueryCombination, type SearchOptions, type SearchResult } from 'minisearch';
import { inOwnWords, meaningful, pathIn, queryTokens, shapeOf, singular, synonymsOf, tokens } from './words.ts';

/** What kind of thing can be found. */
export type SearchKind = 'operation' | 'resource' | 'text' | 'guide' | 'field' | 'schema';

/** Something that can be found. */
export interface SearchEntry {
  kind: SearchKind;
  /** From the root of the site. */
  address: string;
  title: string;
  /** The operationId of an operation. */
  name?: string;
  /** The method and URL of an operation, the group of a resource, the page of a section, or the schema of a field. */
  detail: string;
  /** Prose: a description, or the text of a section. */
  text?: string;
  /** Names of the fields, with blanks between them. */
  fields?: string;
}

/** Something that was found. */
export interface Found extends SearchEntry {
  /** The field that was looked for, if that is why the entry was found. */
  field: string | undefined;
  /** The words of the entry that match. */
  terms: string[];
}

/** Finds entries by what a reader types. */
export type Find = (query: string) => Found[];

/** What readers look for more often counts for more. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  resource: 3,
  text: 2.5,
  guide: 0.9,
  operation: 1,
  schema: 0.5,
  field: 0.5,
};

/** What has changed, what deletes, and the states of one resource are looked for less often than their words occur. */
const SHARE = { changelog: 0.15, deleting: 0.6, states: 0.6 };

/** Words of a query that looks for what deletes. */
const REMOVING = new Set(['delete', 'undo', 'reverse']);

/** How much more an entry counts whose title is what was typed. */
const EXACT = 20;

/** How much more an entry counts whose title, with its page, names all of several words. */
const ALL_NAMED = 3;

/** How much a word counts that says with what, such as the tax in `invoice with tax`. */
const QUALIFYING = 0.4;

/** Makes the function that finds entries: by all words, then with more slips forgiven, then by any word. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'name', 'detail', 'text', 'fields'],
    tokenize: tokens,
    searchOptions: { tokenize: queryTokens, prefix: true, boost: { title: 4, name: 4, detail: 2, fields: 0.3 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  function search(words: readonly string[], qualifying: ReadonlySet<string>, options: SearchOptions): SearchResult[] {
    const typed = words.map(singular).join(' ');
    const isRemoving = words.some((word) => [word, ...synonymsOf(word)].some((one) => REMOVING.has(one)));
    const queries = words.map((word): QueryCombination => {
      // A word of several parts, such as `credit note`, counts where all of them are.
      const others = synonymsOf(word).map((own): QueryCombination => ({ combineWith: 'AND', queries: own.split(' ') }));
      const boostTerm = (): number => (qualifying.has(word) ? QUALIFYING : 1);
      return { combineWith: 'OR', queries: [word, ...others], boostTerm };
    });
    return index.search(
      { combineWith: options.combineWith ?? 'AND', queries },
      {
        ...options,
        boostDocument: (id, term) => {
          const { kind, title } = entries[id as number]!;
          const name = nameIn(title);
          const isExact = kind !== 'field' && (name === typed || (kind === 'resource' && name === singular(term)));
          const isNamed = words.length > 1 && namesAll(entries[id as number]!, words);
          const more = isExact ? EXACT : isNamed ? ALL_NAMED : 1;
          return WEIGHTS[kind] * more * shareOf(entries[id as number]!, isRemoving);
        },
      },
    );
  }

  return (query) => {
    const url = pathIn(query);
    const named = entries.filter((entry) => (url ? isAt(entry, url) : entry.name === query.trim()));
    const text = url ? url.path : inOwnWords(query);
    const words = meaningful(queryTokens(text));
    if (words.length === 0) return [];
    const [, with_ = ''] = /\bwith\b(.*)/i.exec(text) ?? [];
    const qualifying = new Set(queryTokens(with_));
    const forgiving = (share: number, shortest: number) => (term: string) => (term.length >= shortest ? share : false);
    const attempts: SearchOptions[] = [
      { combineWith: 'AND', fuzzy: forgiving(0.2, 5) },
      { combineWith: 'AND', fuzzy: forgiving(0.34, 4) },
      ...(words.length > 1 ? [{ combineWith: 'OR', fuzzy: forgiving(0.2, 5) } as const] : []),
    ];
    let results: SearchResult[] = [];
    // What has changed may hold all the words of any question.
    for (const options of attempts) {
      if (results.some(({ id }) => !isOfChangelog(entries[id as number]!))) break;
      results = [
        ...results,
        ...search(words, qualifying, options).filter(({ id }) => !results.some((one) => one.id === id)),
      ];
    }
    const others = results.map(({ id, match }) => foundBy(entries[id as number]!, match));
    const first = named.map((entry) => ({ ...entry, field: undefined, terms: [] }));
    return [...first, ...others.filter(({ address }) => !named.some((entry) => entry.address === address))];
  };
}

/** The words of a title, without its number and article: `token` for `1. The token`. */
function nameIn(title: string): string {
  return title
    .replace(/^\d+\.\s+/, '')
    .replace(/^(?:an?|the)\s+/i, '')
    .split(' ')
    .map(singular)
    .join(' ');
}

/** Whether the title with the page of a text, or with the name of an operation, names all that was typed. */
function namesAll({ kind, title, name = '', detail }: SearchEntry, words: readonly string[]): boolean {
  if (kind === 'field' || kind === 'schema') return false;
  const heading = tokens(`${title} ${name} ${kind === 'operation' ? '' : detail}`).map(singular);
  const isIn = (text: string): boolean =>
    tokens(text).every((part) => heading.some((one) => one.startsWith(singular(part))));
  return words.every((word) => [word, ...synonymsOf(word)].some(isIn));
}

function shareOf({ address, detail }: SearchEntry, isRemoving: boolean): number {
  if (isOfChangelog({ address })) return SHARE.changelog;
  if (address.endsWith('#states')) return SHARE.states;
  return detail.startsWith('DELETE ') && !isRemoving ? SHARE.deleting : 1;
}

function isOfChangelog({ address }: Pick<SearchEntry, 'address'>): boolean {
  return /^(?:changelog|upgrading)\.html#/.test(address);
}

function isAt({ kind, detail }: SearchEntry, { method, path }: { method: string | undefined; path: string }): boolean {
  if (kind !== 'operation') return false;
  const [ownMethod, ownPath = ''] = detail.split(' ');
  return shapeOf(ownPath) === path && (method === undefined || method === ownMethod);
}

function foundBy(entry: SearchEntry, match: SearchResult['match']): Found {
  const matches = Object.entries(match);
  const isByField = matches.every(([, where]) => where.length === 1 && where[0] === 'fields');
  const terms = matches.map(([term]) => term);
  const field = (entry.fields ?? '')
    .split(' ')
    .find((name) => tokens(name).some((token) => terms.includes(token.toLowerCase())));
  return { ...entry, terms, field: isByField ? field : undefined };
}
