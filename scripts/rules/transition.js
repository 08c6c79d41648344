import { fieldsOf, resolve } from './fields.js';

/**
 * `x-transition` names a state field and one of its known values, or null; under `when` it names fields of the body.
 *
 * @param {any} operation
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function transition(operation, _options, context) {
  const { field, to, when = {}, ...others } = operation['x-transition'];
  const path = [...context.path, 'x-transition'];
  const document = /** @type {any} */ (context.document.data);
  const unknown = Object.keys(others);
  if (unknown.length > 0 || typeof field !== 'string' || to === undefined) {
    return [
      {
        message: 'x-transition holds `field`, `to`, which is null where the state is not named, and maybe `when`.',
        path,
      },
    ];
  }
  const states = stateFields(document, field);
  if (states.length === 0) return [{ message: `No field "${field}" holds a state; mark it with x-state.`, path }];
  const values = states.flatMap((state) => state['x-known-values'] ?? (state.type === 'boolean' ? [true, false] : []));
  if (to !== null && !values.includes(to))
    return [{ message: `"${to}" is not among the known values of "${field}".`, path }];
  const body = fieldsOf(document, operation.requestBody?.content?.['application/json']?.schema);
  return Object.keys(when)
    .filter((name) => !(name in body))
    .map((name) => ({ message: `The body has no field "${name}".`, path: [...path, 'when'] }));
}

/**
 * @param {any} document
 * @param {string} name
 * @returns {any[]}
 */
function stateFields(document, name) {
  const schemas = Object.values(document.components?.schemas ?? {});
  return schemas
    .map((schema) => resolve(document, fieldsOf(document, schema)[name]))
    .filter((property) => property['x-state']);
}
