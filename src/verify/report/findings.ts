import type { Model, OperationModel } from '../contract/model.ts';
import { takes } from '../contract/place.ts';
import {
  BLANK,
  type CountedBreach,
  type Counts,
  type Facts,
  type PlaceFacts,
  type StatusFacts,
} from '../evidence/facts.ts';
import { OTHER_NAMES } from '../evidence/names.ts';
import { type Finding, fingerprint } from './finding.ts';
import { basisOf, pointerOf, type Resolved, resolvePlace } from './resolve.ts';
import { isOfValue, stillRefuses, tellAll } from './still-holds.ts';

/** What exchanges with one status have shown of an operation. */
interface Scene {
  model: OperationModel;
  operation: string;
  status: string;
  facts: StatusFacts;
}

/** Lists the differences between the contract and what was seen, in the order of the contract. */
export function findingsOf(model: Model, facts: Facts): Finding[] {
  const order = new Map([...model.operations.keys()].map((id, index) => [id, index]));
  const rank = (id: string): number => order.get(id) ?? order.size;
  const ids = Object.keys(facts).sort((one, other) => rank(one) - rank(other) || compare(one, other));
  return ids.flatMap((operation) =>
    Object.entries(facts[operation]!).flatMap(([status, seen]) => {
      const own = model.operations.get(operation);
      if (!own) return [unknownOperation(operation, status, seen)];
      const scene = { model: own, operation, status, facts: seen };
      return own.responseTo(Number(status)) ? findingsIn(scene) : [unknownStatus(scene), ...findingsIn(scene)];
    }),
  );
}

function findingsIn(scene: Scene): Finding[] {
  const found = [...scene.facts.breaches.flatMap((breach) => violation(scene, breach)), ...novelties(scene)];
  const sorted = found.sort(
    (one, other) => compare(one.place, other.place) || compare(fingerprint(one), fingerprint(other)),
  );
  return onceEach(sorted);
}

/** What is said twice of a place, such as that a text is no date by `format` and by `pattern`, is one difference. */
function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.place} ${finding.message}`, finding])).values()];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The violation that a breach is, if the contract still claims what was broken. */
function violation(scene: Scene, breach: CountedBreach): Finding[] {
  const { model, operation, status, facts } = scene;
  const { place, keyword, exchanges, from, to } = breach;
  const resolved = resolvePlace(model, status, place);
  if (!stillHolds(scene, resolved, breach)) return [];
  return [
    {
      kind: 'violation',
      rule: keyword,
      operation,
      status: Number(status),
      place,
      message: messageOf(breach),
      basis: basisOf(model, status, resolved, keyword),
      pointer: pointerOf(model, status, resolved, keyword),
      seen: exchanges,
      of: facts.exchanges,
      from,
      to,
    },
  ];
}

/** What a finding says of a breach. */
export function messageOf({ message, found }: Pick<CountedBreach, 'message' | 'found'>): string {
  return found === 'nothing' || !message.startsWith('must') ? message : `${message}, but is ${inWords(found)}`;
}

function stillHolds({ model, status }: Scene, resolved: Resolved, breach: CountedBreach): boolean {
  const { root, place, parent, keys, way } = resolved;
  const { keyword, claim } = breach;
  if (keyword === 'required' && tellAll(way))
    return keys.length === 0 || (parent?.required.has(keys.at(-1)!) ?? false) || claim !== '';
  if (keyword === 'media-type') {
    const types = root === 'request.body' ? model.requestTypes : model.responseTo(Number(status))?.mediaTypes;
    return JSON.stringify(types) === claim;
  }
  if (!tellAll(way)) return true;
  return isOfValue(breach) ? place !== undefined && stillRefuses(place, breach) : true;
}

function* noveltiesAt(scene: Scene, text: string, seen: PlaceFacts): Generator<Finding> {
  const { model, operation, status, facts } = scene;
  const resolved = resolvePlace(model, status, text);
  const { place, parent, keys } = resolved;
  const make = (rule: string, message: string, counts: { seen: number; of: number }): Finding => ({
    kind: 'novelty',
    rule,
    operation,
    status: Number(status),
    place: text,
    message,
    basis: parent?.isOpen && !place ? 'open' : basisOf(model, status, resolved, rule),
    pointer: pointerOf(model, status, resolved, rule),
    ...counts,
    from: facts.from,
    to: facts.to,
  });
  const total = totalOf(seen.types);
  // Where an object is wrong in itself, its fields say nothing more.
  if (!place && parent && keys.at(-1) !== '*' && takes(parent.types, 'object') && !isKeyOfMap(resolved))
    yield make('field', fieldMessage(keys.at(-1)!, seen), { seen: total, of: objectsAt(facts, text) });
  if (!place) return;
  const isOpenList = place.values && !place.schemas.some(({ schema }) => schema.enum ?? 'const' in schema);
  for (const [word, count] of Object.entries(isOpenList ? (seen.words ?? {}) : {}))
    if (!place.values!.has(word))
      yield make('value', `is ${JSON.stringify(word)}, which is not among the known values`, {
        seen: count,
        of: total,
      });
  const unsafe = seen.types['unsafe integer'] ?? 0;
  if (unsafe > 0)
    yield make('unsafe-integer', 'is a whole number beyond 2^53, of which JSON.parse loses digits', {
      seen: unsafe,
      of: total,
    });
}

/** Whether a place stands for keys that may be any, since the contract names no field of the object, or says that it has others. */
function isKeyOfMap({ parent, keys }: Resolved): boolean {
  return keys.at(-1) === OTHER_NAMES && (parent?.fields === undefined || parent.isOpen);
}

function novelties(scene: Scene): Finding[] {
  return Object.entries(scene.facts.places).flatMap(([text, seen]) => [...noveltiesAt(scene, text, seen)]);
}

function fieldMessage(name: string, { types, formats }: PlaceFacts): string {
  const what = name === OTHER_NAMES ? 'stands for fields that are not in the contract' : 'is not in the contract';
  const looks = Object.keys(formats ?? {}).filter((format) => format !== 'text');
  return `${what}: ${typesIn(types)}${looks.length > 0 ? ` (${looks.join(', ')})` : ''}`;
}

/** The types that were seen, in writing. */
function typesIn(types: Counts): string {
  return Object.keys(types)
    .filter((type) => type !== 'unsafe integer')
    .map(inWords)
    .join(' or ');
}

const ARTICLES: Readonly<Record<string, string>> = {
  null: 'null',
  array: 'an array',
  object: 'an object',
  integer: 'an integer',
  [BLANK]: 'an empty string',
};

function inWords(type: string): string {
  return ARTICLES[type] ?? (type.includes('/') || type === 'another type' ? type : `a ${type}`);
}

/** How many values were seen. */
export function totalOf({ 'unsafe integer': _, ...types }: Counts): number {
  return Object.values(types).reduce((total, count) => total + count, 0);
}

/** How many objects were seen that a place is in. */
function objectsAt({ places }: StatusFacts, text: string): number {
  return places[text.slice(0, text.lastIndexOf('/'))]?.types['object'] ?? 0;
}

function unknownStatus({ model, operation, status, facts }: Scene): Finding {
  const message = 'is a status that the contract does not have';
  return {
    ...whole('status', operation, status, message, facts),
    basis: 'inferred',
    pointer: `${model.pointer}/responses`,
  };
}

function unknownOperation(operation: string, status: string, facts: StatusFacts): Finding {
  return {
    ...whole('operation', operation, status, 'is an operation that the contract does not have', facts),
    basis: 'open',
    pointer: '/paths',
  };
}

function whole(rule: string, operation: string, status: string, message: string, facts: StatusFacts) {
  const { exchanges, from, to } = facts;
  const about = { kind: 'novelty', rule, operation, status: Number(status), place: '', message } as const;
  return { ...about, seen: exchanges, of: exchanges, from, to };
}
