/**
 * Words that no text uses, each with those to use instead; the glossary of docs/contributing/style.md explains them. A space in a
 * pattern is any space, so that a phrase is found across the end of a line.
 *
 * @typedef {readonly (readonly [words: RegExp, instead: string])[]} Words
 */

/**
 * For all texts: those of the contract, the documentation, the reference, help, messages and comments.
 *
 * @type {Words}
 */
export const PLAIN_WORDS = [
  [/\blongest \d/, 'at most'],
  [/\bbesides?\b/, 'in addition to, or next to'],
  [/\bspent\b/, 'expired, or used up'],
  [/\bbut for\b/, 'except, or unless'],
  [/\bdocumented so\b/, 'the fact itself'],
  [/\bt(ell|ells|elling|old) of\b/, 'the fact itself, or reports'],
  [/\b(is|are|it|what) told\b/, 'gets, or is given'],
  [/(?<!\bthere )\b(is|are) none\b/, 'is not one, or is not valid'],
  [/\b(can|could|can't|cannot|to)( not)? be had\b/, 'is not available'],
  [/\b(be|is|spell\w* it|names? it) otherwise\b|\botherwise than\b/, 'differently, or what the fallback is'],
  [/\bwhole\b(?! number| millisecond| unit)(?<!\bas a whole)/, 'complete, or in full'],
  [/\b(goes|go|gone|went|going) away\b/, 'disconnects, or is removed'],
  [/\b(held|holds?) [^.,;:]{0,40}?\bagainst\b/, 'checked against, or compared with'],
  [/\banew\b/, 'again, or restarts'],
  [/\bmend(s|ed|ing)?\b/, 'fix'],
  [/\bfor ever\b/, 'permanently'],
  [/\bthe front\b(?![ -]end)/, 'the handler'],
  [/\b(is|are|was|were|be|been) refused\b/, 'rejected'],
  [/\bdocuments of the service\b/, 'the service documentation'],
  [/\bit is that of\b/, 'it belongs to'],
  [/\bof (one's|somebody else's) own\b|\bof somebody else's\b/, 'a possessive, custom, or third-party'],
  [/\bmakes no\b(?! sense| difference| request)/, "can't create, or does not"],
  [/\bstand-ins?\b/, 'fake service'],
  [/\b(is|are|be|it|which|that) (named|given|made|found) so\b/, 'a verb with an object'],
  [/\bin few\b/, 'in short'],
  [/\bmarred\b/, 'with a fault'],
  [/\bthat of (which|whom)\b/, 'a possessive'],
  [/\bgives? (birth|way) to\b/, 'leads to'],
];

/**
 * For the descriptions of the contract, where a document is not what the word means elsewhere, and a state is what a
 * record has.
 *
 * @type {Words}
 */
export const CONTRACT_WORDS = [
  ...PLAIN_WORDS,
  [/\bmove[sd]? (an? [\w ]+ )?to\b/, 'leads to, or marks as'],
  [/\bthe (service's )?documents (do|say|show|state|name|give|list|have|require)\b/, 'the service documentation'],
  [/\binput only\b/, 'nothing, since the schemas of requests and responses say it'],
  [/\be-?mailed\b/, 'sent by email'],
  [/\be-mails?\b/, 'email'],
  [/\b(of|on|from) the document\b/, 'the name of the record, such as the invoice'],
];

/**
 * Finds words in a text, in the order of the list.
 *
 * @param {string} text
 * @param {Words} list
 * @returns {{ index: number, message: string }[]}
 */
export function findWords(text, list) {
  const { any, each } = searchFor(list);
  if (!any.test(text)) return [];
  return each.flatMap(({ words, instead }) =>
    [...text.matchAll(words)].map((match) => ({
      index: match.index,
      message: `Do not write "${match[0].replaceAll(/\s+/g, ' ')}". Write ${instead}.`,
    })),
  );
}

/**
 * Expressions for a list: one that finds any of its words, since most texts hold none, and one for each entry.
 *
 * @type {WeakMap<Words, { any: RegExp, each: readonly { words: RegExp, instead: string }[] }>}
 */
const searches = new WeakMap();

/** @param {Words} list */
function searchFor(list) {
  const known = searches.get(list);
  if (known) return known;
  const sources = list.map(([words]) => words.source.replaceAll(/ (?!\?)/g, '\\s+'));
  const each = sources.map((source, index) => ({ words: new RegExp(source, 'gi'), instead: list[index]?.[1] ?? '' }));
  const search = { any: new RegExp(sources.join('|'), 'i'), each };
  searches.set(list, search);
  return search;
}
