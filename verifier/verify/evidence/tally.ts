import { escapeToken, isNode } from '../../../src/contract/index.ts';
import type { ContractLocation } from '../contract/location.ts';
import type { Counts, PlaceFacts } from './facts.ts';
import { firstWords, sortedRecord } from './facts.ts';
import { formatOf, lengthClass } from './looks.ts';
import { areFieldNames, ENTRY, isFieldName, isMap, isWord, OTHER_NAMES } from './map-names.ts';

/** Number of occurrences by name, in objects that can be incremented: a number in the map would be looked up twice. */
type Counter = Map<string, { count: number }>;

/** Counts at a place and below it. It holds no value but words. */
export interface Tally {
  types: Counter;
  /** Of strings, as are the next two. Most places hold none, and there are thousands of them. */
  formats: Counter | undefined;
  lengths: Counter | undefined;
  words: Counter | undefined;
  /** The contract's description of each field, with its counts. */
  fields: Map<string, Tally> | undefined;
  entries: Tally | undefined;
  /** Undefined for a place that the contract does not have. */
  location: ContractLocation | undefined;
  /** The location's values, kept here for quick access. */
  values: ContractLocation['values'];
  isRecordId: boolean;
  /** The fields that the contract names; undefined where it names none, so that keys may be values. */
  known: ReadonlyMap<string, ContractLocation> | undefined;
}

/** Creates an empty tally of a body or query, whose keys are names even where the contract has none of them. */
export function createRootTally(location: ContractLocation | undefined): Tally {
  return { ...createTally(location), known: location && (location.fields ?? new Map()) };
}

function createTally(location: ContractLocation | undefined): Tally {
  return {
    types: new Map(),
    formats: undefined,
    lengths: undefined,
    words: undefined,
    fields: undefined,
    entries: undefined,
    location,
    values: location?.values,
    isRecordId: location?.isRecordId === true,
    known: location?.fields,
  };
}

export interface Watch {
  /** A value at a place that holds the id of a record. */
  onRecordId(value: unknown): void;
  /** The names of all fields that the contract has. */
  fieldNames: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Objects without fields in the contract, by the tally of their location. */
type Unknown = Map<Tally, Fields[]>;

/** Counts a body and all that it holds. */
export function count(tally: Tally, value: unknown, watch: Watch): void {
  let unknown: Unknown = new Map();
  visit(tally, value, watch, unknown);
  // Only together do they show which of their keys are names. What they hold may be objects of the same kind.
  while (unknown.size > 0) {
    const inside: Unknown = new Map();
    for (const [owner, objects] of unknown) countUnknown(owner, objects, watch, inside);
    unknown = inside;
  }
}

function visit(tally: Tally, value: unknown, watch: Watch, unknown: Unknown): void {
  const type = typeOf(value);
  add(tally.types, type);
  if (type === 'string') countText(tally, value as string);
  else if (type === 'array') {
    const entries = (tally.entries ??= createTally(tally.location?.items));
    for (const entry of value as unknown[]) visit(entries, entry, watch, unknown);
  } else if (isNode(value)) {
    if (tally.known) countFields(tally, value, tally.known, watch, unknown);
    else unknown.set(tally, [...(unknown.get(tally) ?? []), value]);
  } else if (type === 'integer') countInteger(tally, value as number);
  if (tally.isRecordId) watch.onRecordId(value);
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
  add((tally.formats ??= new Map()), formatOf(text));
  add((tally.lengths ??= new Map()), lengthClass(text.length));
  const { values } = tally;
  if (values && (values.has(text) || isWord(text) || isLike(text, values))) add((tally.words ??= new Map()), text);
}

/** Checks whether a string is a word after a known value's prefix: `Status.Lost` where `Status.All` is known. */
function isLike(text: string, values: ReadonlySet<unknown>): boolean {
  const [, prefix] = /^(\w{2,20}\.)[A-Za-z]{2,32}$/.exec(text) ?? [];
  return prefix !== undefined && [...values].some((value) => String(value).startsWith(prefix));
}

function countInteger(tally: Tally, value: number): void {
  if (!Number.isSafeInteger(value)) add(tally.types, 'unsafe integer');
  if (tally.values?.has(value)) add((tally.words ??= new Map()), String(value));
}

function countFields(
  tally: Tally,
  value: Fields,
  locations: ReadonlyMap<string, ContractLocation>,
  watch: Watch,
  unknown: Unknown,
): void {
  const others: string[] = [];
  for (const name of Object.keys(value)) {
    const field =
      tally.fields?.get(name) ?? (locations.has(name) ? fieldOf(tally, name, locations.get(name)) : undefined);
    if (field?.location) visit(field, value[name], watch, unknown);
    else others.push(name);
  }
  const hidesNames = isMap(others.length);
  for (const name of others) {
    const isShown = !hidesNames && isFieldName(name);
    visit(fieldOf(tally, isShown ? name : OTHER_NAMES, undefined), value[name], watch, unknown);
  }
}

/** Counts the objects of one body at a location without fields in the contract. Their keys may be values. */
function countUnknown(tally: Tally, objects: readonly Fields[], watch: Watch, unknown: Unknown): void {
  const sets: Counter = new Map();
  for (const object of objects) add(sets, keysIn(object));
  for (const object of objects) {
    const isRecord = areFieldNames(Object.keys(object), sets.get(keysIn(object))!.count);
    for (const [name, value] of Object.entries(object))
      visit(
        fieldOf(tally, isRecord || watch.fieldNames.has(name) ? name : OTHER_NAMES, undefined),
        value,
        watch,
        unknown,
      );
  }
}

/** The keys of an object as a string that is the same for all objects with the same keys. */
function keysIn(object: Fields): string {
  return JSON.stringify(Object.keys(object).sort());
}

function fieldOf(tally: Tally, name: string, location: ContractLocation | undefined): Tally {
  const fields = (tally.fields ??= new Map());
  let field = fields.get(name);
  if (!field) fields.set(name, (field = createTally(location)));
  return field;
}

function add(counter: Counter, name: string): void {
  const entry = counter.get(name);
  if (entry) entry.count += 1;
  else counter.set(name, { count: 1 });
}

export function factsOf(tally: Tally, at: string, facts: Record<string, PlaceFacts> = {}): Record<string, PlaceFacts> {
  const { types, formats, lengths, words, fields, entries } = tally;
  facts[at] = {
    types: toCounts(types),
    ...(formats && { formats: toCounts(formats), lengths: toCounts(lengths!) }),
    ...(words && { words: firstWords(toCounts(words)) }),
  };
  if (entries) factsOf(entries, `${at}/${ENTRY}`, facts);
  for (const [name, field] of fields ?? []) factsOf(field, `${at}/${escapeToken(name)}`, facts);
  return facts;
}

function toCounts(counter: Counter): Counts {
  return sortedRecord(Array.from(counter, ([name, { count: times }]) => [name, times] as const));
}
