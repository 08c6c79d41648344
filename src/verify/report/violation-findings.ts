import type { OperationModel } from '../contract/model.ts';
import type { CountedBreach } from '../evidence/facts.ts';
import type { Difference, Scene } from './finding.ts';
import { typeInWords } from './report-words.ts';
import { basisOf, pointerOf, type Resolved, resolvePlace } from './resolve.ts';
import { isOfValue, stillRefuses, tellAll } from './still-holds.ts';

/** The breaches that were met, where the contract still claims what was broken. */
export function violations({ model, operation, status, facts }: Scene): Difference[] {
  if (!model) return [];
  return facts.breaches.flatMap((breach) => {
    const { place, keyword, exchanges, from, to } = breach;
    const resolved = resolvePlace(model, status, place);
    if (!stillHolds(model, status, resolved, breach)) return [];
    return {
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
    };
  });
}

/** What a finding says of a breach. */
export function messageOf({ message, found }: Pick<CountedBreach, 'message' | 'found'>): string {
  return found === 'nothing' || !message.startsWith('must') ? message : `${message}, but is ${typeInWords(found)}`;
}

function stillHolds(model: OperationModel, status: string, resolved: Resolved, breach: CountedBreach): boolean {
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
