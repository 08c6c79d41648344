import { takes } from '../contract/location.ts';
import type { OperationModel } from '../contract/model.ts';
import { type Counts, type PlaceFacts, type StatusFacts, totalOf } from '../evidence/facts.ts';
import { OTHER_NAMES } from '../evidence/map-names.ts';
import type { Difference, Scene } from './finding.ts';
import { typeInWords } from './report-words.ts';
import { basisOf, hasHiddenFields, pointerOf, type Resolved, resolveLocation } from './resolve.ts';

export function undocumented({ routes, model, operation, status, facts }: Scene): Difference[] {
  const about = { operation, status: Number(status), from: facts.from, to: facts.to };
  const whole = { ...about, place: '', seen: facts.exchanges, of: facts.exchanges };
  if (!model) {
    const message = `is an operation that the contract does not have${basePathHint(routes, operation)}`;
    return [{ ...whole, rule: 'operation', message, basis: 'open', pointer: '/paths' }];
  }
  const inside = Object.entries(facts.places).flatMap(([place, seen]) =>
    [...undocumentedAt(model, status, place, seen, facts)].map((field) => ({ ...about, place, ...field })),
  );
  if (model.responseTo(Number(status))) return inside;
  const message = 'is a status that the contract does not have';
  const pointer = `${model.pointer}/responses`;
  return [{ ...whole, rule: 'status', message, basis: model.statusBasis, pointer }, ...inside];
}

/** Asks about the path of the service where the end of an unknown path is one of the contract. */
function basePathHint(routes: Scene['routes'], operation: string): string {
  const [method = '', path = ''] = operation.split(' ');
  const base = routes.basePaths.find((one) => path.startsWith(`${one}/`)) ?? '';
  const segments = path.slice(base.length + 1).split('/');
  for (let count = 1; count < segments.length; count += 1) {
    const match = routes.match([base, ...segments.slice(count)].join('/'));
    const found = match?.operations.get(method);
    // The end of any path could be an identifier.
    if (!found || found.path.startsWith('/{')) continue;
    const extra = `/${segments.slice(0, count).join('/')}`;
    return `. Without ${extra}, it is ${found.id}: does ${extra} belong to the base path of your service?`;
  }
  return '';
}

type Undocumented = Pick<Difference, 'rule' | 'message' | 'basis' | 'pointer' | 'seen' | 'of'>;

function* undocumentedAt(
  model: OperationModel,
  status: string,
  text: string,
  seen: PlaceFacts,
  facts: StatusFacts,
): Generator<Undocumented> {
  const resolved = resolveLocation(model, status, text);
  const { location, parent, keys } = resolved;
  const make = (rule: string, message: string, counts: { seen: number; of: number }): Undocumented => ({
    rule,
    message,
    basis: parent?.isOpen && !location ? 'open' : basisOf(model, status, resolved, rule),
    pointer: pointerOf(model, status, resolved, rule),
    ...counts,
  });
  const total = totalOf(seen.types);
  // Where an object is wrong in itself, its fields say nothing more.
  if (
    !location &&
    parent &&
    !parent.isUnread &&
    keys.at(-1) !== '*' &&
    takes(parent.types, 'object') &&
    !isKeyOfMap(resolved)
  )
    yield make('field', fieldMessage(keys.at(-1)!, seen), { seen: total, of: objectsAt(facts, text) });
  if (!location) return;
  const isOpenList = location.values && !location.schemas.some(({ schema }) => schema.enum ?? 'const' in schema);
  for (const [word, count] of Object.entries(isOpenList ? (seen.words ?? {}) : {}))
    if (!location.values!.has(word))
      yield make('value', `is ${JSON.stringify(word)}, which is not among the known values`, {
        seen: count,
        of: total,
      });
  const unsafe = seen.types['unsafe integer'] ?? 0;
  if (unsafe > 0)
    yield make('unsafe-integer', 'is a whole number beyond 2^53, which loses digits in JSON.parse', {
      seen: unsafe,
      of: total,
    });
}

/** Checks whether a place stands for arbitrary keys, since the contract names no field of the object, or says that it has others. */
function isKeyOfMap({ parent, keys }: Resolved): boolean {
  if (parent && hasHiddenFields(parent)) return true;
  return keys.at(-1) === OTHER_NAMES && (parent?.fields === undefined || parent.isOpen);
}

function fieldMessage(name: string, { types, formats }: PlaceFacts): string {
  const what = name === OTHER_NAMES ? 'is any field that is not in the contract' : 'is not in the contract';
  const looks = Object.keys(formats ?? {}).filter((format) => format !== 'text');
  return `${what}: ${typesIn(types)}${looks.length > 0 ? ` (${looks.join(', ')})` : ''}`;
}

/** The types that were seen, in writing. */
function typesIn(types: Counts): string {
  return Object.keys(types)
    .filter((type) => type !== 'unsafe integer')
    .map(typeInWords)
    .join(' or ');
}

function objectsAt({ places }: StatusFacts, text: string): number {
  return places[text.slice(0, text.lastIndexOf('/'))]?.types['object'] ?? 0;
}
