import MiniSearch, { type SearchResult } from 'minisearch';
import type { Find, Found, Match, SearchEntry } from './entries.ts';
import { ranking } from './rank.ts';
import { pathIn, queryWords, shapeOf, singular, tokens, type Url, type Word } from './words.ts';

/** How much a word counts that only says with what, such as the tax in `invoice with tax`, or of whom. */
const QUALIFYING = 0.4;

/** How far a word is found by where it stands: in a title, a name or a URL, only in prose, or only as a field. */
const FOUND_IN = { title: 1, text: 0.6, fields: 0.3 };

/** What has less than this share of the words that the best entry has is left out. */
const LEAST = 0.3;

/** What is forgiven in a word that nothing begins with: little, and then more. */
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
  const { wordsAsked, rank } = ranking(entries);

  /** The word that was probably meant with one that nothing begins with. */
  function spelled(word: string): string {
    if (index.search(word).length > 0) return word;
    const [best] = SLIPS.flatMap((fuzzy) => index.search(word, { prefix: false, fuzzy }).slice(0, 1));
    return best ? Object.keys(best.match)[0]! : word;
  }

  /** The entries that have a word or what it stands for. Of what consists of several parts, such as `credit note`, they have all. */
  function having({ typed, own }: Word): SearchResult[] {
    const phrases = typed.includes(' ') ? [typed, ...own] : own;
    const exact = phrases.map((phrase) => ({
      combineWith: 'AND' as const,
      queries: phrase.split(/[ -]/),
      prefix: false,
    }));
    return index.search({ combineWith: 'OR', queries: typed.includes(' ') ? exact : [typed, ...exact] });
  }

  function matchesOf(words: readonly Word[]): Map<number, Match> {
    const matches = new Map<number, Match>();
    let all = 0;
    for (const word of words) {
      const found = having(word);
      const weight = word.isQualifying ? QUALIFYING : 1;
      if (found.length > 0) all += weight;
      for (const { id, score, match } of found) {
        const known = matches.get(id as number) ?? { score: 0, cover: 0, count: 0, match: {} };
        matches.set(id as number, {
          score: known.score + weight * score,
          cover: known.cover + weight * shareFound(match),
          count: known.count + 1,
          match: { ...known.match, ...match },
        });
      }
    }
    for (const match of matches.values()) match.cover /= all;
    return matches;
  }

  return (query) => {
    const url = pathIn(query);
    const words = wordsAsked(queryWords(url ? url.path : query, spelled));
    const named = url ? atUrl(entries, url) : entries.filter((entry) => entry.name === query.trim());
    const matches = matchesOf(words);
    const most = Math.max(...[...matches.values()].map(({ cover }) => cover));
    const kept = [...matches].filter(([, { cover }]) => cover >= LEAST * most);
    const others = rank(new Map(kept), words).map((id) => foundBy(entries[id]!, matches.get(id)!.match));
    const first = named.map((entry) => ({ ...entry, field: undefined, terms: [] }));
    return [...first, ...others.filter(({ address }) => !named.some((entry) => entry.address === address))];
  };
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
    if (entry.kind !== 'operation' || !path.startsWith(url.path)) return [];
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
