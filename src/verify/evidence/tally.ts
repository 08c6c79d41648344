import { escapeToken } from '../../contract/references.ts';
import { isNode } from '../../contract/walk.ts';
import type { Place } from '../contract/place.ts';
import type { Counts, PlaceFacts } from './facts.ts';
import { firstWords } from './facts.ts';
import { formatOf, lengthClass } from './looks.ts';
import { ENTRY, isFieldName, isMap, isWord, OTHER_NAMES } from './names.ts';

/** What has been counted at a place and below it. It holds no value but words. */
export interface Tally {
  types: Map<string, number>;
  formats: Map<string, number>;
  lengths: Map<string, number>;
  words: Map<string, number>;
  /** What the contract says of each field, together with what was counted of it. */
  fields: Map<string, Tally>;
  entries: Tally | undefined;
  place: Place | undefined;
}

/** Creates an empty tally of a place; undefined for a place that the contract does not have. */
export function createTally(place: Place | undefined): Tally {
  return {
    types: new Map(),
    formats: new Map(),
    lengths: new Map(),
    words: new Map(),
    fields: new Map(),
    entries: undefined,
    place,
  };
}

/** What happens at values on the way. */
export interface Watch {
  /** A value at a place that holds the id of a record. */
  onRecordId(value: unknown): void;
}

/** Counts a value and all that it holds. */
export function count(tally: Tally, value: unknown, watch: Watch): void {
  const type = typeOf(value);
  add(tally.types, type);
  if (type === 'string') countText(tally, value as string);
  else if (type === 'array') {
    const entries = (tally.entries ??= createTally(tally.place?.items));
    for (const entry of value as unknown[]) count(entries, entry, watch);
  } else if (isNode(value)) countFields(tally, value, watch);
  else if (type === 'integer') countInteger(tally, value as number);
  if (tally.place?.isRecordId) watch.onRecordId(value);
}

/** The JSON type of a value; whole numbers are integers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'infinite number';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function countText(tally: Tally, text: string): void {
  add(tally.formats, formatOf(text));
  add(tally.lengths, lengthClass(text.length));
  const values = tally.place?.values;
  if (values && (values.has(text) || isWord(text))) add(tally.words, text);
}

function countInteger(tally: Tally, value: number): void {
  if (!Number.isSafeInteger(value)) add(tally.types, 'unsafe integer');
  if (tally.place?.values?.has(value)) add(tally.words, String(value));
}

function countFields(tally: Tally, value: Readonly<Record<string, unknown>>, watch: Watch): void {
  const known = tally.place?.fields;
  const names = Object.keys(value);
  const hidesNames = !known || names.length > known.size ? isMap(unknownOf(names, known)) : false;
  for (const name of names) {
    const place = known?.get(name);
    const shown = place || (!hidesNames && isFieldName(name)) ? name : OTHER_NAMES;
    let field = tally.fields.get(shown);
    if (!field) tally.fields.set(shown, (field = createTally(place)));
    count(field, value[name], watch);
  }
}

function unknownOf(names: readonly string[], known: ReadonlyMap<string, Place> | undefined): number {
  return known ? names.filter((name) => !known.has(name)).length : names.length;
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** What was counted, by place. */
export function factsOf(tally: Tally, at: string, facts: Record<string, PlaceFacts> = {}): Record<string, PlaceFacts> {
  const { types, formats, lengths, words, fields, entries } = tally;
  facts[at] = {
    types: toCounts(types),
    ...(formats.size > 0 && { formats: toCounts(formats), lengths: toCounts(lengths) }),
    ...(words.size > 0 && { words: firstWords(toCounts(words)) }),
  };
  if (entries) factsOf(entries, `${at}/${ENTRY}`, facts);
  for (const [name, field] of fields) factsOf(field, `${at}/${escapeToken(name)}`, facts);
  return facts;
}

function toCounts(counts: ReadonlyMap<string, number>): Counts {
  const sorted = counts.size > 1 ? [...counts].sort(([one], [other]) => (one < other ? -1 : 1)) : counts;
  return Object.fromEntries(sorted);
}
