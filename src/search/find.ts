import MiniSearch, { type SearchResult } from 'minisearch';
import type { Find, Found, Match, SearchEntry } from './entries.ts';
import { isOfChanges, ranking } from './rank.ts';
import { KNOWN, pathIn, queryWords, shapeOf, singular, tokens, type Url, type Word } from './words.ts';

/** Weight of a word that only qualifies, such as tax in `invoice with tax`, or says whose something is. */
const QUALIFYING = 0.4;

/** Weights by where a word is found: in a title, a name or a URL, only in prose, or only as a field. */
const FOUND_IN = { title: 1, text: 0.65, fields: 0.3 };

/** Weight of the contract's words for one that was typed, next to the typed one. */
const SYNONYM = 0.8;

/** Share of the best entry's score below which entries are left out. */
const LEAST = 0.4;

/** Coverage from which an entry with all words counts as an answer, rather than having most only as fields. */
const TOLD = 0.55;

/** So many results are listed, and so many operations among them, if need be with some that lack a word. */
const FEW = 3;

/** Typos allowed in a word that nothing begins with: few at first, then more. */
const SLIPS = [(term: string) => (term.length >= 5 ? 0.2 : false), (term: string) => (term.length >= 4 ? 0.34 : false)];

/** Makes the function that finds entries: those that have most of the words, where they say most. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'name', 'detail', 'text', 'fields'],
    tokenize: tokens,
    processTerm: singular,
    searchOptions: {
      tokenize: (text) => [text],
      prefix: (term) => term.length > 2,
      boost: { title: 4, name: 4, detail: 2, fields: 0.3 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const vocabulary = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  vocabulary.addAll([...KNOWN].map((id) => ({ id })));
  const { wordsAsked, listAskedFor, rank } = ranking(entries);

  /** The word that was probably meant with one that nothing begins with. */
  function spelled(word: string): string {
    if (index.search(word).length > 0) return word;
    const [best] = SLIPS.flatMap((fuzzy) =>
      [index, vocabulary].flatMap((of) => of.search(word, { prefix: false, fuzzy }).slice(0, 1)),
    );
    return best ? Object.keys(best.match)[0]! : word;
  }

  /** The entries that have a word or what it stands for. Of what consists of several parts, such as `credit note`, they have all. */
  function having({ typed, own }: Word, isLast: boolean): SearchResult[] {
    const phrases = typed.includes(' ') ? [typed, ...own] : own;
    const exact = phrases.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: phrase.split(/[ -]/),
      prefix: false,
      boostTerm: () => SYNONYM,
    }));
    // The last word may still be written.
    const open = {
      combineWith: 'OR' as const,
      queries: [typed],
      prefix: (term: string) => term.length > (isLast ? 2 : 3),
    };
    return index.search({ combineWith: 'OR', queries: typed.includes(' ') ? exact : [open, ...exact] });
  }

  function hitsOf(words: readonly Word[]): Hits[] {
    return words.map((word, at) => ({
      word,
      found: new Map(
        having(word, at === words.length - 1).map(({ id, score, match }) => [id as number, { score, match }]),
      ),
    }));
  }

  function isOperation(id: number): boolean {
    return entries[id]!.kind === 'operation';
  }

  return (query) => {
    const url = pathIn(query);
    const located = url ? atUrl(entries, url) : [];
    if (located.length > 0) return { found: located.map(asNamed), ignored: [] };
    const words = wordsAsked(queryWords(url ? url.path : query, spelled));
    const hits = hitsOf(words);
    const matches = matchesOf(hits);
    const ranked = rank(matches, words);
    const telling = hits.filter(({ word, found }) => found.size > 0 && !word.isQualifying);
    const hasAll = (id: number): boolean => telling.every(({ found }) => found.has(id));
    const [best] = [
      ...ranked.filter((id) => hasAll(id) && matches.get(id)!.cover >= TOLD && !isOfChanges(entries[id]!)),
      ...ranked,
    ];
    if (best === undefined) return { found: [], ignored: [] };
    const held = hits.filter(({ found }) => found.has(best));
    const required = held.some((one) => telling.includes(one)) ? held.filter((one) => telling.includes(one)) : held;
    const isWhole = (id: number): boolean => required.every(({ found }) => found.has(id));
    const isEnough = (id: number, beside: number): boolean =>
      matches.get(id)!.cover ** 2 >= LEAST * matches.get(beside)!.cover ** 2;
    const list = listAskedFor(words);
    const whole = ranked.filter((id) => id === list || (isWhole(id) && isEnough(id, best)));
    const bestOf = new Map(ranked.toReversed().map((id) => [entries[id]!.kind, id]));
    const near = ranked.filter((id) => !whole.includes(id) && isEnough(id, bestOf.get(entries[id]!.kind)!));
    const acting = whole.some(isOperation) ? [] : near.filter(isOperation).slice(0, FEW);
    const ids = [...whole, ...new Set([...near.slice(0, Math.max(0, FEW - whole.length)), ...acting])];
    const named = entries.filter((entry) => entry.name === query.trim());
    const others = ids.map((id) => foundBy(entries[id]!, matches.get(id)!.match));
    return {
      found: [
        ...named.map(asNamed),
        ...others.filter(({ address }) => !named.some((entry) => entry.address === address)),
      ],
      ignored: hits.filter((one) => !held.includes(one)).map(({ word }) => word.written),
    };
  };
}

/** A word with what it finds, by the positions of the entries. */
interface Hits {
  word: Word;
  found: ReadonlyMap<number, Pick<SearchResult, 'score' | 'match'>>;
}

function matchesOf(hits: readonly Hits[]): Map<number, Match> {
  const weightOf = ({ isQualifying }: Word): number => (isQualifying ? QUALIFYING : 1);
  const known = hits.filter(({ found }) => found.size > 0);
  const all = known.reduce((sum, { word }) => sum + weightOf(word), 0);
  const matches = new Map<number, Match>();
  for (const { word, found } of known) {
    const weight = weightOf(word);
    for (const [id, { score, match }] of found) {
      const before = matches.get(id) ?? { score: 0, cover: 0, count: 0, match: {} };
      matches.set(id, {
        score: before.score + weight * score,
        cover: before.cover + (weight * shareFound(match)) / all,
        count: before.count + 1,
        match: { ...before.match, ...match },
      });
    }
  }
  return matches;
}

function asNamed(entry: SearchEntry): Found {
  return { ...entry, field: undefined, terms: [] };
}

function shareFound(match: SearchResult['match']): number {
  const places = new Set(Object.values(match).flat());
  if (['title', 'name', 'detail'].some((place) => places.has(place))) return FOUND_IN.title;
  return places.has('text') ? FOUND_IN.text : FOUND_IN.fields;
}

/** The operations at a URL, then those whose URLs begin with it. */
function atUrl(entries: readonly SearchEntry[], url: Url): SearchEntry[] {
  const below = entries.flatMap((entry) => {
    const [method, own = ''] = entry.detail.split(' ');
    const path = shapeOf(own);
    const isBelow = path === url.path || path.startsWith(url.isWhole ? `${url.path}/` : url.path);
    if (entry.kind !== 'operation' || !isBelow) return [];
    return url.method === undefined || url.method === method ? { entry, path } : [];
  });
  const distance = (path: string): number => (path === url.path ? 0 : path.startsWith(`${url.path}/`) ? 1 : 2);
  return below.sort((one, other) => distance(one.path) - distance(other.path)).map(({ entry }) => entry);
}

function foundBy(entry: SearchEntry, match: SearchResult['match']): Found {
  const matches = Object.entries(match);
  const terms = matches.map(([term]) => term);
  const isByField = matches.every(([, where]) => where.length === 1 && where[0] === 'fields');
  return { ...entry, terms, field: isByField ? fieldWith(terms, entry) : undefined };
}

/** The first field of an entry that has one of some terms. */
function fieldWith(terms: readonly string[], { fields = '' }: SearchEntry): string | undefined {
  return fields.split(' ').find((name) => tokens(name).some((token) => terms.includes(token.toLowerCase())));
}
