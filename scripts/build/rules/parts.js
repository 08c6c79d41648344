import { nameOf } from './rule.js';

/**
 * @typedef {import('@redocly/openapi-core').UserContext['resolve']} Resolve
 *
 * @typedef {{ node: any, file: string | undefined }} Part A schema without its reference, and the file that holds it.
 */

/**
 * Follows the reference of a schema; keywords next to it win over those of its target.
 *
 * @param {any} schema
 * @param {Resolve} resolve
 * @param {string} [file] The file that holds the schema.
 * @returns {Part}
 */
export function follow(schema, resolve, file) {
  if (schema?.$ref === undefined) return { node: schema ?? {}, file };
  const { $ref: _reference, ...siblings } = schema;
  const { node, location } = resolve(schema, file);
  return { node: { .../** @type {object} */ (node ?? {}), ...siblings }, file: location?.source.absoluteRef ?? file };
}

/**
 * A schema and the parts that it takes up through `allOf`, references followed.
 *
 * @param {any} schema
 * @param {Resolve} resolve
 * @param {string} [file] The file that holds the schema.
 * @returns {Part[]}
 */
export function partsOf(schema, resolve, file) {
  const part = follow(schema, resolve, file);
  const parts = part.node.allOf ?? [];
  return [part, ...parts.flatMap((/** @type {any} */ inner) => partsOf(inner, resolve, part.file))];
}

/**
 * The fields of an object by name, those of the parts of its `allOf` included. An own field wins over that of a part.
 *
 * @param {any} schema
 * @param {Resolve} resolve
 * @param {string} [file] The file that holds the schema.
 * @returns {Map<string, { schema: any, file: string | undefined }>}
 */
export function fieldsOf(schema, resolve, file) {
  const parts = partsOf(schema, resolve, file).reverse();
  return new Map(
    parts.flatMap(({ node, file: source }) =>
      Object.entries(node.properties ?? {}).map(
        ([name, property]) =>
          /** @type {[string, { schema: any, file: string | undefined }]} */ ([
            name,
            { schema: property, file: source },
          ]),
      ),
    ),
  );
}

/**
 * The field that a target such as `Invoice.line_items[].line_item_id` leads to.
 *
 * @param {string} target
 * @param {ReadonlyMap<string, Part>} schemas The schemas with a name.
 * @param {Resolve} resolve
 * @returns {any} Undefined if there is no such field.
 */
export function fieldAt(target, schemas, resolve) {
  const [name = '', ...keys] = target.split('.');
  const named = schemas.get(name);
  /** @type {{ schema: any, file: string | undefined } | undefined} */
  let current = named && { schema: named.node, file: named.file };
  for (const key of keys) {
    const field = current && fieldsOf(current.schema, resolve, current.file).get(key.replace('[]', ''));
    const list = field && key.endsWith('[]') ? follow(field.schema, resolve, field.file) : undefined;
    current = list ? { schema: list.node.items, file: list.file } : field;
  }
  return current?.schema;
}

/** @param {any} schema */
export function isId(schema) {
  return nameOf(schema?.$ref) === 'Id';
}
