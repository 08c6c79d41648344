import { fieldsOf, follow } from './parts.js';
import { collectSchemas, rule } from './rule.js';

/** @typedef {import('./parts.js').Resolve} Resolve */

/** Rules on what the contract says of the effect of operations, and of what they need. */
export const callRules = {
  transition: rule(
    'Name the state field and the state, such as `{ field: status, to: sent }`; `to` is null where it is not named.',
    (report) => {
      /** @type {{ operation: any, context: import('./rule.js').Context, file: string }[]} */
      const transitions = [];
      const { schemas, visitor } = collectSchemas();
      return {
        ...visitor,
        Operation(operation, context) {
          if (/** @type {any} */ (operation)['x-transition'] === undefined) return;
          transitions.push({ operation, context, file: context.location.source.absoluteRef });
        },
        Root: {
          leave(_root, { resolve }) {
            const records = [...schemas.values()].map(({ node, file }) => fieldsOf(node, resolve, file));
            const states = (/** @type {string} */ name) => stateFields(records, name, resolve);
            for (const { operation, context, file } of transitions) {
              const problem = transitionProblem(operation['x-transition'], states, bodyOf(operation, resolve, file));
              if (problem) report(context, problem, 'x-transition');
            }
          },
        },
      };
    },
  ),

  'call-rules': rule(
    'Write `when` with the parameters of the query, `requires` with fields such as body.retainerinvoice_number, and the `basis`.',
    (report) => ({
      Operation(operation, context) {
        const written = /** @type {any} */ (operation)['x-rules'] ?? [];
        if (!Array.isArray(written)) report(context, 'x-rules is a list of rules.', 'x-rules');
        const rules = Array.isArray(written) ? written : [];
        const { resolve, location } = context;
        const body = bodyOf(operation, resolve, location.source.absoluteRef);
        const query = (operation.parameters ?? []).map(
          (parameter) => /** @type {any} */ (resolve(/** @type {any} */ (parameter)).node)?.name,
        );
        rules.forEach((/** @type {any} */ callRule, /** @type {number} */ index) => {
          for (const problem of callRuleProblems(callRule, query, body)) report(context, problem, 'x-rules', index);
        });
      },
    }),
  ),
};

/**
 * What is wrong with a transition.
 *
 * @param {any} transition
 * @param {(field: string) => any[]} statesOf The state fields of a name, in any record.
 * @param {ReadonlyMap<string, unknown>} body The fields of the body.
 */
function transitionProblem({ field, to, when = {}, ...others }, statesOf, body) {
  if (Object.keys(others).length > 0 || typeof field !== 'string' || to === undefined)
    return 'x-transition holds `field`, `to`, which is null where the state is not named, and maybe `when`.';
  const states = statesOf(field);
  if (states.length === 0) return `No field "${field}" holds a state; mark it with x-state.`;
  const values = states.flatMap((state) => state['x-known-values'] ?? (state.type === 'boolean' ? [true, false] : []));
  if (to !== null && !values.includes(to)) return `"${to}" is not among the known values of "${field}".`;
  const missing = Object.keys(when).find((name) => !body.has(name));
  return missing === undefined ? undefined : `The body has no field "${missing}".`;
}

/**
 * What is wrong with a rule between the query and the body: under which query the call needs which field.
 *
 * @param {any} callRule
 * @param {readonly string[]} query The names of the parameters.
 * @param {ReadonlyMap<string, unknown>} body The fields of the body.
 */
function callRuleProblems({ when, requires, basis }, query, body) {
  const names = Object.keys(when?.query ?? {});
  if (names.length === 0 || !Array.isArray(requires) || !['documented', 'inferred'].includes(basis))
    return ['A rule holds `when.query`, `requires`, and the `basis`: documented or inferred.'];
  const isInBody = (/** @type {string} */ target) =>
    target.startsWith('body.') && body.has(target.slice('body.'.length));
  return [
    ...names.filter((name) => !query.includes(name)).map((name) => `The query has no "${name}".`),
    ...requires.filter((target) => !isInBody(target)).map((target) => `The call has no "${target}"; write body.field.`),
  ];
}

/**
 * The fields of the JSON body of an operation.
 *
 * @param {any} operation
 * @param {Resolve} resolve
 * @param {string} file The file that holds the operation.
 */
function bodyOf({ requestBody }, resolve, file) {
  return fieldsOf(requestBody?.content?.['application/json']?.schema, resolve, file);
}

/**
 * @param {readonly ReturnType<typeof fieldsOf>[]} records The fields of the schemas with a name.
 * @param {string} name
 * @param {Resolve} resolve
 * @returns {any[]}
 */
function stateFields(records, name, resolve) {
  return records.flatMap((fields) => {
    const field = fields.get(name);
    const property = field && follow(field.schema, resolve, field.file).node;
    return property?.['x-state'] ? [property] : [];
  });
}
