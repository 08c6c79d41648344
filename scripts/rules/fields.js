/**
 * A schema, or the one that it refers to with what stands beside the reference.
 *
 * @param {any} document
 * @param {any} schema
 * @returns {any}
 */
export function resolve(document, schema) {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : { ...document.components?.schemas?.[name], ...schema };
}

/**
 * The fields of an object, those of the parts of its `allOf` included.
 *
 * @param {any} document
 * @param {any} schema
 * @returns {Record<string, any>}
 */
export function fieldsOf(document, schema) {
  const { allOf = [], properties = {} } = resolve(document, schema);
  return Object.assign({}, ...allOf.map((/** @type {any} */ part) => fieldsOf(document, part)), properties);
}
