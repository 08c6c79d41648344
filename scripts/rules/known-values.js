/**
 * `x-known-values` lists the documented values of a text that may have others.
 *
 * @param {any} schema The schema that bears the mark.
 */
export default function knownValues(schema) {
  const values = schema['x-known-values'];
  if (
    !Array.isArray(values) ||
    values.length === 0 ||
    values.some((value) => typeof value !== 'string' || value === '')
  )
    return [{ message: 'x-known-values is a list of texts.' }];
  if (new Set(values).size < values.length) return [{ message: 'x-known-values repeats itself.' }];
  if (schema.enum) return [{ message: 'The values are a complete set (`enum`), or they are known ones, not both.' }];
  return schema.type === 'string' ? [] : [{ message: 'x-known-values stands beside the type string.' }];
}
