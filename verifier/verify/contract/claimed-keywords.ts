import type { ContractLocation } from './location.ts';

/** Keywords whose value in the contract is part of a violation. */
export const CLAIMS = [
  'const',
  'enum',
  'format',
  'pattern',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

/**
 * What the contract claims of a value where it gives a choice of schemas, as JSON; empty where it gives none. A violation
 * names what one of the schemas claims: that the others refuse the value too is known as long as they claim the same.
 */
export function choiceAt({ schemas }: Pick<ContractLocation, 'schemas'>): string {
  if (!schemas.some(({ schema }) => schema.anyOf ?? schema.oneOf)) return '';
  const claims = schemas.map(({ schema }) =>
    Object.fromEntries(['type', ...CLAIMS].map((keyword) => [keyword, schema[keyword]])),
  );
  return JSON.stringify(claims);
}
