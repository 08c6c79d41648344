/**
 * A field that holds a state is marked with `x-state: true`, and its values are known.
 *
 * @param {any} schema The schema that bears the mark.
 */
export default function stateField(schema) {
  if (schema['x-state'] !== true) return [{ message: 'x-state is `true`, or left out.' }];
  const isKnown = schema['x-known-values'] || schema.enum || schema.type === 'boolean';
  return isKnown ? [] : [{ message: 'A state has known values, or is a boolean.' }];
}
