/**
 * Visits every property below a schema, in `properties` at any depth, without following `$ref`.
 *
 * @param {any} schema
 * @param {(string | number)[]} path
 * @param {(name: string, property: any, path: (string | number)[]) => void} visit
 */
export function walkProperties(schema, path, visit) {
  if (schema === null || typeof schema !== 'object') return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value)) {
        visit(name, property, [...path, key, name]);
        walkProperties(property, [...path, key, name], visit);
      }
    } else if (!['example', 'examples', 'enum', 'const', 'default'].includes(key)) {
      walkProperties(value, [...path, key], visit);
    }
  }
}

/** Keywords whose subschemas only narrow a property that is described elsewhere. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'contains', 'dependentSchemas']);

/**
 * Whether a path leads into a condition, where a property is narrowed and not declared.
 *
 * @param {(string | number)[]} path
 */
export function isCondition(path) {
  return path.some((key, index) => CONDITIONS.has(String(key)) && path[index - 1] !== 'properties');
}
