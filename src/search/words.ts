import { words } from '../../generated/words.ts';

/** Words that say nothing about what is looked for. */
const EMPTY = new Set(
  'a after an and are as at be between by can do does field fields for from have how i if in into is it its me my of on or since that the there this to was we what when where which who with without you'.split(
    ' ',
  ),
);

/** The words of a query that count, with those that the pages use in the place of synonyms. */
export function meaningful(words: readonly string[]): string[] {
  const found = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  return found.length > 0 ? found : [...words];
}

/** What people call something in several words, longest first, with what the contract calls it. */
const PHRASES = Object.entries(words)
  .filter(([phrase]) => phrase.includes(' '))
  .sort(([one], [other]) => other.length - one.length);

/** The words that the contract has for one of others; none if it has no other. */
export function synonymsOf(word: string): readonly string[] {
  return words[word.toLowerCase()] ?? words[singular(word)] ?? [];
}

/** Whom something is sent to by e-mail, which is not what is looked for. */
const RECIPIENT = /\bto (?:(?:an?|the|my|our) )?(?:customer|client|buyer|vendor|supplier|contact)s?\b/i;

/** A query with the words of the contract in the place of phrases of others, such as `credit note` for `credit memo`. */
export function inOwnWords(query: string): string {
  return PHRASES.reduce(
    (text, [phrase, [own = phrase]]) => text.replace(new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, 'gi'), own),
    /\b(?:e-?mail|mail|send)\b/i.test(query) ? query.replace(RECIPIENT, '') : query,
  );
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

/** A version, such as `0.1`, or a word. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;

/** Splits a text into the words that it is found by: `markInvoiceSent` and `tax_name` as a whole and in their parts. */
export function tokens(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** Splits a search at spaces and punctuation only, so that a complete name is found before its parts. */
export function queryTokens(text: string): string[] {
  return text.match(WORD) ?? [];
}
