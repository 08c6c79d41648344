import { isNode } from '../../../src/contract/index.ts';
import { CLAIMS, choiceAt } from '../contract/claimed-keywords.ts';
import { type ContractLocation, type LocatedSchema, takes } from '../contract/location.ts';
import { BLANK, type RecordedViolation } from '../evidence/facts.ts';

/** Keywords whose schemas are not part of a location. */
const NOT_FOLLOWED = [
  '$dynamicRef',
  'additionalProperties',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'if',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** Checks whether locations show all of the contract's claims, so that a missing claim was withdrawn. */
export function tellAll(locations: readonly Pick<ContractLocation, 'schemas'>[]): boolean {
  const schemas = locations.flatMap((location) => location.schemas.map(({ schema }) => schema));
  return !schemas.some((schema) =>
    NOT_FOLLOWED.some((keyword) => isNode(schema[keyword]) || Array.isArray(schema[keyword])),
  );
}

/** Checks whether a violation is about the value itself: its type, or a keyword of `CLAIMS`. */
export function isOfValue({ keyword }: Pick<RecordedViolation, 'keyword'>): boolean {
  return keyword === 'type' || CLAIMS.includes(keyword);
}

/** Checks whether the contract still rejects a violation's value: it may have been edited since. */
export function stillRefuses({ schemas }: Pick<ContractLocation, 'schemas'>, violation: RecordedViolation): boolean {
  if (violation.choice !== undefined && violation.choice === choiceAt({ schemas })) return true;
  const below = ({ pointer }: LocatedSchema): LocatedSchema[] => schemas.filter(({ via }) => via?.pointer === pointer);

  function mayTake(located: LocatedSchema): boolean {
    const { pointer, schema } = located;
    if (refusesAlone(schema, violation)) return false;
    const parts = below(located);
    const choices = ['anyOf', 'oneOf'].map((keyword) =>
      parts.filter((part) => part.pointer.startsWith(`${pointer}/${keyword}/`)),
    );
    const others = parts.filter((part) => !choices.some((choice) => choice.includes(part)));
    return others.every(mayTake) && choices.every((choice) => choice.length === 0 || choice.some(mayTake));
  }

  return !schemas.filter(({ via }) => via === undefined).every(mayTake);
}

function refusesAlone(schema: LocatedSchema['schema'], { keyword, claim, found }: RecordedViolation): boolean {
  const type = found === BLANK ? 'string' : found;
  if (schema.type !== undefined && !takes(new Set([schema.type].flat()), type)) return true;
  if (schema.const === '' && found !== BLANK) return true;
  return CLAIMS.includes(keyword) && JSON.stringify(schema[keyword]) === claim;
}
