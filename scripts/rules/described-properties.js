import { isCondition, walkProperties } from './walk-properties.js';

/**
 * A named schema and every property in it has a description, its own or that of the schema it refers to.
 *
 * @param {any} schema
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function describedProperties(schema, _options, context) {
  /** @type {{ message: string, path: (string | number)[] }[]} */
  const problems = [];
  if (!schema.description) {
    problems.push({ message: `Schema "${context.path.at(-1)}" has no description.`, path: [...context.path] });
  }
  walkProperties(schema, [...context.path], (name, property, path) => {
    if (!property.description && !property.$ref && !isCondition(path)) {
      problems.push({ message: `Property "${name}" has no description.`, path });
    }
  });
  return problems;
}
