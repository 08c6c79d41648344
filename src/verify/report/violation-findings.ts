import type { OperationModel } from '../contract/model.ts';
import type { CountedViolation } from '../evidence/facts.ts';
import type { Difference, Scene } from './finding.ts';
import { typeInWords } from './report-words.ts';
import { basisOf, pointerOf, type Resolved, resolveLocation } from './resolve.ts';
import { isOfValue, stillRefuses, tellAll } from './still-holds.ts';

/** The recorded violations, where the contract still claims what was broken. */
export function violations({ model, operation, status, facts }: Scene): Difference[] {
  if (!model) return [];
  return facts.breaches.flatMap((violation) => {
    const { place, keyword, exchanges, from, to } = violation;
    const resolved = resolveLocation(model, status, place);
    if (!stillHolds(model, status, resolved, violation)) return [];
    return {
      rule: keyword,
      operation,
      status: Number(status),
      place,
      message: messageOf(violation),
      basis: basisOf(model, status, resolved, keyword),
      pointer: pointerOf(model, status, resolved, keyword),
      seen: exchanges,
      of: facts.exchanges,
      from,
      to,
    };
  });
}

/** What a finding says of a violation. */
export function messageOf({ message, found }: Pick<CountedViolation, 'message' | 'found'>): string {
  return found === 'nothing' || !message.startsWith('must') ? message : `${message}, but is ${typeInWords(found)}`;
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
