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
 * Returns the contract's claims about a value with a choice of schemas, as JSON; empty without a choice. A violation names the
 * claim of one schema. The others are known to reject the value too as long as their claims are the same.
 */
export function choiceAt({ schemas }: Pick<ContractLocation, 'schemas'>): string {
  if (!schemas.some(({ schema }) => schema.anyOf ?? schema.oneOf)) return '';
  const claims = schemas.map(({ schema }) =>
    Object.fromEntries(['type', ...CLAIMS].map((keyword) => [keyword, schema[keyword]])),
  );
  return JSON.stringify(claims);
}
