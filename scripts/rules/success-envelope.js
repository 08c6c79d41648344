/**
 * A schema requires `code`, fixed to 0, and `message`, itself or through `allOf`.
 *
 * @param {any} schema
 */
export default function successEnvelope(schema) {
  const parts = flatten(schema);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const isZero = parts.some((part) => part.properties?.code?.const === 0);
  if (required.has('code') && required.has('message') && isZero) return [];
  return [{ message: 'A successful JSON response carries the envelope: `code` 0 and `message`, both required.' }];
}

/**
 * @param {any} schema
 * @returns {any[]}
 */
function flatten(schema) {
  return [schema, ...(schema?.allOf ?? []).flatMap(flatten)];
}
