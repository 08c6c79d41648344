import type { Match, SearchEntry, SearchKind } from './entries.ts';
import { ARTICLES, isParty, PARTY, singular, tokens, type Word } from './words.ts';

/** Readers look for some kinds more often. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  resource: 3,
  text: 2.5,
  guide: 0.9,
  operation: 1,
  schema: 0.3,
  field: 0.5,
};

/** Factors for entries that readers want less often than their words occur. */
const SHARE = { changelog: 0.15, deleting: 0.6, states: 0.3 };

/** Words of a query that looks for what deletes. */
const REMOVING = new Set(['delete', 'undo', 'reverse']);

/** Factor for an entry whose title is what was typed. */
const EXACT = 20;

/** Factors for an entry that has all of several words, and for one that names all of them in its title with its page. */
const [WHOLE, ALL_NAMED] = [3, 4];

/** Factor for an operation whose title has no other words than those. */
const COMPLETE = 12;

/** All of the words of a query say little if an entry covers less than this of them, since it has most only as fields. */
const TELLING = 0.6;

/** Factor for the operations that list and create a resource's records. */
const USUAL = 2;

export interface Ranking {
  /** The words of a query, of which some only say of whom something is. */
  wordsAsked(words: readonly Word[]): readonly Word[];
  /** The list that a noun in the plural asks for, such as `unpaid invoices`, by its position; -1 if none does. */
  listAskedFor(words: readonly Word[]): number;
  /** The entries that match, by their positions, best first. */
  rank(matches: ReadonlyMap<number, Match>, words: readonly Word[]): number[];
}

/** An entry, with the words that it is compared by. */
interface Named extends SearchEntry {
  /** Its title, and that without its verb, such as `tax` of `Create a tax`. */
  title: string;
  object: string;
  /** The words of its title, its name, and its page. */
  heading: readonly string[];
}

/** Makes what puts entries into order. */
export function ranking(entries: readonly SearchEntry[]): Ranking {
  const all = entries.map(
    (entry): Named => ({
      ...entry,
      title: nameIn(entry.title),
      object: nameIn(entry.title.replace(/^\w+ /, '')),
      heading: headingOf(entry),
    }),
  );
  const operations = all.filter(({ kind }) => kind === 'operation');
  const resources = new Set(all.filter(({ kind }) => kind === 'resource').map(({ title }) => title));

  /** Verbs of operations, such as void and print, from the first parts of their names and titles. */
  const acts = new Set(operations.flatMap(({ name = '', title }) => [/^[a-z]*/.exec(name)![0], title.split(' ')[0]!]));
  for (const act of ['list', 'get']) acts.delete(act);

  /** Verbs that don't apply to customers and vendors, such as refund. */
  const partyless = new Set(
    [...acts].filter((act) => !operations.some(({ heading }) => heading.includes(act) && heading.includes(PARTY))),
  );

  /** Checks whether a word is a verb. One with another meaning, such as set, is a verb only at the beginning. */
  function isAct({ typed, own, isQualifying }: Word, at: number): boolean {
    if (isQualifying) return false;
    return own.some((one) => acts.has(one)) || ((at === 0 || own.length === 0) && acts.has(typed));
  }

  /** Of the lists that are asked for, that whose title names most of the words. */
  function listAskedFor(words: readonly Word[]): number {
    const head = words.find(({ isPlural }) => isPlural);
    if (!head || words.some(isAct)) return -1;
    const count = ({ heading }: Named): number => words.filter((word) => names(heading, word)).length;
    const [list] = operations
      .filter(({ title, heading }) => title.startsWith('list ') && names(heading, head))
      .sort((one, other) => count(other) - count(one) || one.title.length - other.title.length);
    return list ? all.indexOf(list) : -1;
  }

  /** Returns a factor for an entry's score, below or above 1. */
  function moreFor(entry: Named, match: Match, words: readonly Word[], isOfAct: boolean): number {
    const { kind, title, object, heading } = entry;
    const typed = words.map((word) => word.typed).join(' ');
    const isTyped = kind === 'field' ? isField(entry, words) : title === typed;
    const isAbout = (record: string): boolean =>
      !isOfAct && words.some((word) => !word.isQualifying && [word.typed, ...word.own].map(nameIn).includes(record));
    const asked = words.filter(({ isQualifying }) => !isQualifying);
    const isNamed = [words, asked].some((some) => isTelling(some) && some.every((word) => names(heading, word)));
    const isComplete = isNamed && kind === 'operation' && isSaid(title, words);
    const isUsual =
      /^(?:create|list)/.test(entry.name ?? '') &&
      !words.some((word) => word.isQualifying && !isParty(word)) &&
      isAbout(object);
    const whole = isComplete
      ? COMPLETE
      : isNamed
        ? ALL_NAMED
        : match.count === words.length && match.cover >= TELLING
          ? WHOLE
          : 1;
    const exact = isTyped ? EXACT : kind === 'resource' && isAbout(title) ? EXACT * match.cover ** 3 : 1;
    return Math.max(whole, exact) * (isUsual ? USUAL : 1) * shareOf(entry, words);
  }

  return {
    wordsAsked(words) {
      const isNamed = ({ typed, own }: Word): boolean => [typed, ...own].some((one) => resources.has(nameIn(one)));
      const isOfOthers = (word: Word): boolean => !word.isQualifying && partyless.has(word.typed);
      if (!words.some((word) => (isNamed(word) || isOfOthers(word)) && !isParty(word))) return words;
      return words.map((word) => (isParty(word) ? { ...word, isQualifying: true } : word));
    },
    listAskedFor,
    rank(matches, words) {
      const isOfAct = words.some(isAct);
      const list = listAskedFor(words);
      const ranks = [...matches].map(([id, match]) => {
        const entry = all[id]!;
        const found = words.length > 1 ? match.score * match.cover ** 2 : match.score;
        return { id, entry, rank: found * WEIGHTS[entry.kind] * moreFor(entry, match, words, isOfAct) };
      });
      ranks.sort((one, other) => other.rank - one.rank);
      const first = ranks.findIndex(({ entry }) => entry.kind === 'operation');
      const ids = ranks.map(({ id }) => id);
      if (list === -1 || first === -1) return ids;
      return [...new Set([...ids.slice(0, first), list, ...ids])].filter((id) => matches.has(id));
    },
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

/** The words of a title with the page of a string, or with the name of an operation. */
function headingOf({ kind, title, name = '', detail }: SearchEntry): string[] {
  if (kind === 'field' || kind === 'schema') return [];
  return tokens(`${title} ${name} ${kind === 'operation' ? '' : detail}`).map(singular);
}

/** Checks whether there are several words, or one that stands for several, such as `sell` for `create an invoice`. */
function isTelling(words: readonly Word[]): boolean {
  return words.length > 1 || words.some(({ own }) => own.some((one) => one.includes(' ')));
}

function names(heading: readonly string[], { typed, own }: Word): boolean {
  return [typed, ...own].some((one) => tokens(one).every((part) => heading.some((word) => word.startsWith(part))));
}

/** Checks whether words name a record and one of its fields, such as `credit note number`, whatever the record's name. */
function isField({ title, detail }: SearchEntry, words: readonly Word[]): boolean {
  const [record, field] = [detail, title].map((name) => name.toLowerCase().replaceAll('_', ''));
  const names = [`${record}${field}`, `${field}${record}`, ...(field!.startsWith(record!) ? [field] : [])];
  const typed = words.map((word) => word.typed);
  const others = words.flatMap(({ own }, at) => own.map((one) => typed.with(at, one)));
  return [typed, ...others].some((parts) => names.includes(parts.join('').replaceAll(/[\s_]/g, '')));
}

function isSaid(title: string, words: readonly Word[]): boolean {
  const said = words.flatMap(({ typed, own }) => [typed, ...own]).flatMap((one) => tokens(one).map(singular));
  return title.split(' ').every((part) => ARTICLES.has(part) || said.includes(part));
}

export function isOfChanges({ address }: SearchEntry): boolean {
  return /^(?:changelog|upgrading)\.html#/.test(address);
}

function shareOf(entry: SearchEntry, words: readonly Word[]): number {
  const { address, detail } = entry;
  if (isOfChanges(entry)) return SHARE.changelog;
  if (address.endsWith('#states')) return SHARE.states;
  const isRemoving = words.some(({ typed, own }) => [typed, ...own].some((one) => REMOVING.has(one)));
  return detail.startsWith('DELETE ') && !isRemoving ? SHARE.deleting : 1;
}
