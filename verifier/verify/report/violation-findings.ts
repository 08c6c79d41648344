import { guessInWords } from '../../../src/contract/index.ts';
import type { Basis } from '../contract/location.ts';
import type { OperationModel } from '../contract/model.ts';
import type { CountedViolation } from '../evidence/facts.ts';
import type { Difference, Scene } from './finding.ts';
import { typeInWords } from './report-words.ts';
import { basisOf, isOpenKey, OF_BODIES, pointerOf, type Resolved, resolveLocation } from './resolve.ts';
import { isOfValue, stillRefuses, tellAll } from './still-holds.ts';

/** The recorded violations, where the contract still claims what was broken. */
export function violations(scene: Scene): Difference[] {
  return differences(scene, false);
}

/** The recorded values of other types, and the statuses, than the contract still guesses. */
export function guesses(scene: Scene): Difference[] {
  return [...guessedStatus(scene), ...differences(scene, true)];
}

/** That a record was created with another status than was guessed. */
function guessedStatus({ model, operation, status, facts }: Scene): Difference[] {
  const response = model?.responseTo(Number(status));
  if (!model || response?.guessedStatus === undefined) return [];
  const { exchanges, from, to } = facts;
  return [
    {
      rule: 'status',
      operation,
      status: Number(status),
      place: '',
      message: `differs from ${response.guessedStatus}, the inferred status`,
      basis: 'inferred',
      pointer: `${model.pointer}/responses`,
      seen: exchanges,
      of: exchanges,
      from,
      to,
    },
  ];
}

function differences({ model, operation, status, facts }: Scene, areGuesses: boolean): Difference[] {
  if (!model) return [];
  return facts.breaches.flatMap((violation) => {
    const { place, keyword, exchanges, from, to } = violation;
    const resolved = resolveLocation(model, status, place);
    if (!stillHolds(model, status, resolved, violation)) return [];
    const basis = basisOf(model, status, resolved, keyword);
    const isGuess = isOfGuess(model, status, resolved, violation, basis);
    if (isGuess !== areGuesses) return [];
    return {
      rule: keyword,
      operation,
      status: Number(status),
      place,
      message: isGuess ? guessMessageOf(violation) : messageOf(violation),
      // The field of a row has a documented type, but that the row is such a record is inferred.
      basis: isGuess && basis === 'documented' ? 'inferred' : basis,
      pointer: pointerOf(model, status, resolved, keyword),
      seen: exchanges,
      of: facts.exchanges,
      from,
      to,
    };
  });
}

/** Checks whether a violation breaks only a guess: nothing that was documented or observed. */
function isOfGuess(
  model: OperationModel,
  status: string,
  resolved: Resolved,
  { keyword, isGuess }: CountedViolation,
  basis: Basis,
): boolean {
  if (isGuess ?? (keyword === 'type' && basis === 'inferred')) return true;
  if (OF_BODIES.includes(keyword)) return basis === 'open' || basis === 'inferred';
  return isOpenKey(model, status, resolved);
}

export function messageOf({ message, found }: Pick<CountedViolation, 'message' | 'found'>): string {
  return found === 'nothing' || !message.startsWith('must') ? message : `${message}, but is ${typeInWords(found)}`;
}

/** Like `messageOf`, for a difference from a guess. */
export function guessMessageOf(violation: Pick<CountedViolation, 'keyword' | 'message' | 'found' | 'claim'>): string {
  const { keyword, found, claim } = violation;
  if (keyword !== 'type') return `${messageOf(violation)} (inferred)`;
  return `is ${typeInWords(found)}, where ${guessInWords(JSON.parse(claim))} was inferred`;
}

function stillHolds(model: OperationModel, status: string, resolved: Resolved, violation: CountedViolation): boolean {
  const { root, location, parent, keys, way } = resolved;
  const { keyword, claim } = violation;
  if (keyword === 'required' && tellAll(way))
    return keys.length === 0 || (parent?.required.has(keys.at(-1)!) ?? false) || claim !== '';
  if (keyword === 'media-type') {
    const types = root === 'request.body' ? model.requestTypes : model.responseTo(Number(status))?.mediaTypes;
    return JSON.stringify(types) === claim;
  }
  if (!tellAll(way)) return true;
  return isOfValue(violation) ? location !== undefined && stillRefuses(location, violation) : true;
}
