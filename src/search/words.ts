import { words as others } from '../../generated/words.ts';

/** Limits on the words of a query that count, and on the letters of each. */
const [MOST_WORDS, LONGEST_WORD] = [20, 32];

/** Words that may stand before any noun. */
export const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our', 'this', 'that']);

/** Words that say nothing about what is looked for. */
const EMPTY = new Set([
  ...ARTICLES,
  ...'after and any are as ask at be been between by can do does each every field fields for from had has have her his how i if in into is it its me'.split(
    ' ',
  ),
  ...'not of on once one or s since so some their them there these they those to two us want was we were what when where which who will'.split(
    ' ',
  ),
  ...['with', 'without', 'yet', 'you', 'your'],
]);

/** Prepositions before words that only qualify, and before words that say whose something is. */
const [WITH, WHOSE] = [new Set(['with', 'by', 'for']), new Set(['to', 'from', 'of'])];

/** The contract's word for customers and vendors. */
export const PARTY = 'contact';

/** A word of a query, or several that people use for one thing. */
export interface Word {
  /** As the reader wrote it, in small letters. */
  written: string;
  /** In small letters, and without the ending of a plural. */
  typed: string;
  /** The contract's words for it, if different. An entry may be several words with blanks. */
  own: readonly string[];
  isPlural: boolean;
  /** True if it only qualifies, such as tax in `invoice with tax`, or says whose something is. */
  isQualifying: boolean;
}

/** Everyday names of several words, as they are compared, longest first, each with the contract's name. */
const PHRASES = [
  ...Object.entries(others),
  ...Object.values(others).flatMap((own) => own.map((one) => [one, own] as const)),
]
  .map(([phrase, own]) => ({ parts: phrase.split(' ').filter(isNoArticle).map(senses), own: own.map(withoutArticles) }))
  .filter(({ parts }) => parts.length > 1)
  .sort((one, other) => other.parts.length - one.parts.length);

/** All words in which people name something. */
export const KNOWN = new Set(Object.keys(others).flatMap((phrase) => phrase.split(' ')));

/**
 * The words of a query that count, with what the contract calls each. Repeated words, and those after the twentieth, are left out, so
 * that a search takes as long as its words do, however long the text is.
 *
 * @param spelled The word that was probably meant.
 */
export function queryWords(query: string, spelled = (word: string) => word): Word[] {
  const all = (query.match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD).toLowerCase());
  const written = [...new Set(all)].slice(0, MOST_WORDS);
  const given = written.map((word) => (isNamed(word) ? word : spelled(word)));
  const counted = given.some(counts) ? counts : () => true;
  const left = given.filter((word) => isNoArticle(word) || counted(word));
  const sensesOf = new Map(left.map((word) => [word, [...senses(word)]]));
  const words: Word[] = [];
  let isWith = false;
  while (left.length > 0) {
    const phrase = PHRASES.find(({ parts }) =>
      parts.every((part, at) => left[at] !== undefined && sensesOf.get(left[at])!.some((sense) => part.has(sense))),
    );
    const taken = left.splice(0, phrase?.parts.length ?? 1);
    if (!phrase && !taken.every(counted)) continue;
    const word = phrase ? { ...wordOf(taken.at(-1)!), typed: taken.join(' '), own: phrase.own } : wordOf(taken[0]!);
    const before = given.slice(0, given.indexOf(taken[0]!)).filter(isNoArticle).at(-1) ?? '';
    isWith ||= words.length > 0 && WITH.has(before);
    const isWhose = words.length > 0 && WHOSE.has(before) && isParty(word);
    const asWritten = taken.map((one) => written[given.indexOf(one)]).join(' ');
    words.push({
      ...word,
      written: asWritten,
      isQualifying: isWith || isWhose || (given.length > 1 && taken[0] === 'all'),
    });
  }
  // One of two words that say the same is enough, such as enum next to status.
  return words.filter((word) => !words.some((other) => other !== word && word.own.map(singular).includes(other.typed)));
}

/** Checks whether a word names a business partner, such as a customer. */
export function isParty({ own }: Word): boolean {
  return own.includes(PARTY);
}

function counts(word: string): boolean {
  return !EMPTY.has(word);
}

function isNoArticle(word: string): boolean {
  return !ARTICLES.has(word);
}

function withoutArticles(phrase: string): string {
  return phrase.split(' ').filter(isNoArticle).join(' ');
}

/** Checks whether people use a word as a name, so that it isn't a typo. */
function isNamed(word: string): boolean {
  return !counts(word) || [word, singular(word), ...stemsOf(word)].some((one) => KNOWN.has(one));
}

/**
 * A word in small letters and what it stands for, by which it is compared with others. Customers and vendors are both contacts, but
 * not the same.
 */
function senses(word: string): ReadonlySet<string> {
  const all = [word, ...stemsOf(word)].flatMap((one) => [singular(one), ...synonymsOf(one)]);
  return new Set(all.filter((sense) => sense !== PARTY || word.startsWith(PARTY)));
}

/** A word with what it may stand for; the id of a record stands for the record. */
function wordOf(word: string): Word {
  const typed = singular(word);
  const [, record] = /^(\w+)_id$/.exec(word) ?? [];
  const further = [...stemsOf(word), ...(record === undefined ? [] : [record.replaceAll('_', ' ')])];
  const own = [...synonymsOf(word), ...further.flatMap((one) => [one, ...synonymsOf(one)])];
  return { written: word, typed, own: own.map(withoutArticles), isPlural: typed !== word, isQualifying: false };
}

/** The words that the contract has for one of others; none if it has no other. */
function synonymsOf(word: string): readonly string[] {
  return others[word] ?? others[singular(word)] ?? [];
}

/** Returns a word's possible stems, without a doubled last letter or the ending of a participle: `ship` for `shipp` and `shipped`. */
function stemsOf(word: string): string[] {
  const stem = word.replace(/(?<=\w{3})(?:ed|ing)$/, '');
  const single = stem.replace(/(?<=\w{2})([a-z])\1$/, '$1');
  return (stem === word ? [single] : [stem, `${stem}e`, single]).filter((one) => one !== word);
}

/** A word without the ending of its plural, in small letters. */
export function singular(word: string): string {
  const small = word.toLowerCase();
  if (/ies$/.test(small)) return small.replace(/ies$/, 'y');
  return /(?:x|ch|sh|ss)es$/.test(small) ? small.slice(0, -2) : small.replace(/([^s])s$/, '$1');
}

/** The longest URL that is looked for. */
const LONGEST_URL = 300;

/** A URL that was typed. */
export interface Url {
  method: string | undefined;
  path: string;
  /** True if it ends with a slash, so that its last part is complete. */
  isWhole: boolean;
}

/** The URL that a query names, such as `/invoices/{}`, without server, version and values; undefined if it names none. */
export function pathIn(query: string): Url | undefined {
  const [, method, url] =
    /^(?:(get|post|put|patch|delete)\s+(?=\S*\/)|(?=\/|https?:))(?:https?:\/\/[^/]+)?(\S*)$/i.exec(
      query.slice(0, LONGEST_URL).trim(),
    ) ?? [];
  if (!url) return undefined;
  const path = `/${url}`
    .replace('//', '/')
    .replace(/\?.*$/, '')
    .replace(/^(?:\/inventory)?\/v\d+(?=\/)/, '');
  return { method: method?.toUpperCase(), path: shapeOf(path), isWhole: /.\/$/.test(path) };
}

/** A path whose ids are all written the same way, without a slash at its end. */
export function shapeOf(path: string): string {
  return path.replace(/(?<=.)\/$/, '').replaceAll(/\{[^}]*\}|(?<=\/)\d+(?=\/|$)/g, '{}');
}

/** A version, such as `0.1`, or a word. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;

/** Splits a string into the words that it is found by: `markInvoiceSent` and `tax_name` as a whole and in their parts. */
export function tokens(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}
