import type { Observed } from '../../../src/contract/index.ts';
import { type Basis, type LocatedSchema, STRENGTH, takes } from '../contract/location.ts';
import type { Model, OperationModel } from '../contract/model.ts';
import {
  type Counts,
  combineRecords,
  days,
  type Facts,
  type PlaceFacts,
  type StatusFacts,
  sum,
  totalOf,
} from '../evidence/facts.ts';
import { ENTRY, OTHER_NAMES } from '../evidence/map-names.ts';
import { hasHiddenFields, type Resolved, resolveLocation } from '../report/resolve.ts';

export interface PartStats extends Observed {
  types: Counts;
  formats: Counts;
  words: Counts;
  records: Set<number>;
  accounts: Set<number>;
  /** Operations that have shown it. */
  operations: Set<string>;
  basis: Basis;
}

/** A field that the contract does not have. */
export interface NewField extends PartStats {
  /** JSON Pointer to the schema that is to have it. */
  holder: string;
  name: string;
  /**
   * Facts about it and its content, by the pointer from the field. Facts about values next to it whose names are hidden are by
   * the pointer from their common holder.
   */
  facts: Record<string, PlaceFacts>;
}

/** The input of proposals. */
export interface Gathered {
  /** By JSON Pointer to a schema. */
  parts: Map<string, PartStats>;
  /** By JSON Pointer to where the field would be. */
  fields: Map<string, NewField>;
}

/** Gathers what was seen of each schema of responses, and of fields that none of them has. */
export function gather(model: Model, facts: Facts): Gathered {
  const gathered: Gathered = { parts: new Map(), fields: new Map() };
  for (const [operation, operationModel] of model.operations) {
    for (const [status, seen] of Object.entries(facts[operation] ?? {}))
      gatherStatus(gathered, operationModel, status, seen);
  }
  return gathered;
}

function gatherStatus({ parts, fields }: Gathered, model: OperationModel, status: string, facts: StatusFacts): void {
  for (const [text, seen] of Object.entries(facts.places)) {
    const resolved = resolveLocation(model, status, text);
    if (resolved.root !== 'response.body') continue;
    const stats = statsOf(model, facts, text, seen, resolved);
    for (const { pointer } of resolved.location?.schemas ?? [])
      parts.set(pointer, combineStats(parts.get(pointer), stats));
    const field = newField(facts, text, resolved);
    if (!field) continue;
    const key = `${field.holder}/${field.name}`;
    const match = fields.get(key);
    const fieldFacts = combineRecords(match?.facts ?? {}, field.facts, combinePlaces);
    fields.set(key, { ...combineStats(match, stats), ...field, facts: fieldFacts });
  }
}

function statsOf(
  { operation }: OperationModel,
  { places, exchanges, from, to, records, accounts }: StatusFacts,
  text: string,
  { types, formats = {}, words = {} }: PlaceFacts,
  { keys, location, parent }: Resolved,
): PartStats {
  const above = places[text.slice(0, text.lastIndexOf('/'))];
  const isEntry = keys.at(-1) === ENTRY;
  const seen = totalOf(types);
  const of = keys.length === 0 ? exchanges : isEntry ? seen : (above?.types['object'] ?? seen);
  return {
    seen,
    of,
    from,
    to,
    types,
    formats,
    words,
    records: new Set(records),
    accounts: new Set(accounts),
    operations: new Set([operation.id]),
    basis: location?.basis ?? parent?.basis ?? 'open',
  };
}

function combineStats(left: PartStats | undefined, right: PartStats): PartStats {
  if (!left) return right;
  const both = <Value>(name: 'records' | 'accounts' | 'operations'): Set<Value> =>
    new Set([...left[name], ...right[name]]) as Set<Value>;
  return {
    seen: left.seen + right.seen,
    of: left.of + right.of,
    ...days(left, right),
    types: combineRecords(left.types, right.types, sum),
    formats: combineRecords(left.formats, right.formats, sum),
    words: combineRecords(left.words, right.words, sum),
    records: both('records'),
    accounts: both('accounts'),
    operations: both('operations'),
    // The strongest of two says what a part rests on.
    basis: STRENGTH.find((basis) => basis === left.basis || basis === right.basis)!,
  };
}

/** A field that the contract does not have, in an object that it has. */
function newField(
  { places }: StatusFacts,
  text: string,
  { keys, location, parent }: Resolved,
): Pick<NewField, 'holder' | 'name' | 'facts'> | undefined {
  const name = keys.at(-1);
  if (location || !parent || parent.isUnread || name === undefined || name === ENTRY || name === OTHER_NAMES)
    return undefined;
  // Where an object stands in place of something else, that is what differs, and not its fields.
  if (!takes(parent.types, 'object') || hasHiddenFields(parent)) return undefined;
  const ownSchemas = parent.schemas.filter(isOwn);
  const holder =
    ownSchemas.find(({ schema }) => schema.properties) ?? ownSchemas.findLast(({ via }) => !via || via.schema.$ref)!;
  const holderText = text.slice(0, text.lastIndexOf('/') + 1);
  return {
    holder: holder.pointer,
    name,
    facts: { ...placesBelow(places, text), ...placesBelow(places, holderText + OTHER_NAMES, holderText) },
  };
}

/** Returns the facts at a place and below it, by the pointer from the place, or from one above. */
export function placesBelow(places: StatusFacts['places'], text: string, from = text): Record<string, PlaceFacts> {
  const below = Object.entries(places).filter(([other]) => other === text || other.startsWith(`${text}/`));
  return Object.fromEntries(below.map(([other, seen]) => [other.slice(from.length), seen]));
}

/** Checks whether a schema is the record's own, rather than one that several records include, such as the envelope. */
function isOwn({ via }: LocatedSchema): boolean {
  if (!via) return true;
  const isShared = via.schema.$ref !== undefined && /\/allOf\/\d+$/.test(via.pointer);
  return !isShared && isOwn(via);
}

/** Adds up what was seen of a field at two places. */
export function combinePlaces(left: PlaceFacts, right: PlaceFacts): PlaceFacts {
  return {
    types: combineRecords(left.types, right.types, sum),
    formats: combineRecords(left.formats ?? {}, right.formats ?? {}, sum),
    lengths: combineRecords(left.lengths ?? {}, right.lengths ?? {}, sum),
  };
}
