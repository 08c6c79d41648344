import { fieldsOf } from './fields.js';

/**
 * `x-rules` lists rules between the query and the body: under which query the call needs which field.
 *
 * @param {any} operation
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function callRules(operation, _options, context) {
  const document = /** @type {any} */ (context.document.data);
  const body = fieldsOf(document, operation.requestBody?.content?.['application/json']?.schema);
  const query = (operation.parameters ?? []).map(
    (/** @type {any} */ { $ref, name }) => name ?? document.components?.parameters?.[$ref.split('/').at(-1)]?.name,
  );
  return operation['x-rules'].flatMap((/** @type {any} */ { when, requires, basis }, /** @type {number} */ index) => {
    const path = [...context.path, 'x-rules', index];
    const names = Object.keys(when?.query ?? {});
    if (names.length === 0 || !Array.isArray(requires) || !['documented', 'inferred'].includes(basis)) {
      return [{ message: 'A rule holds `when.query`, `requires`, and the `basis`: documented or inferred.', path }];
    }
    return [
      ...names
        .filter((name) => !query.includes(name))
        .map((name) => ({ message: `The query has no "${name}".`, path })),
      ...requires
        .filter((target) => !target.startsWith('body.') || !(target.slice('body.'.length) in body))
        .map((target) => ({ message: `The call has no "${target}"; write body.field.`, path })),
    ];
  });
}
