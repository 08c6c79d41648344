import { fieldAt, isId } from './parts.js';
import { collectSchemas, everySchema, rule } from './rule.js';

/** Rules on what the contract says of fields and parameters with extensions. */
export const fieldRules = {
  'known-values': rule('List the documented values next to the type string; a complete set is an `enum`.', (report) =>
    everySchema((schema, context) => {
      const problem = schema['x-known-values'] !== undefined && knownValuesProblem(schema);
      if (problem) report(context, problem, 'x-known-values');
    }),
  ),

  state: rule('Add the values with x-known-values, or take x-state away.', (report) =>
    everySchema((schema, context) => {
      if (schema['x-state'] === undefined) return;
      const isKnown = schema['x-known-values'] || schema.enum || schema.type === 'boolean';
      if (schema['x-state'] !== true) report(context, 'x-state is `true`, or left out.', 'x-state');
      else if (!isKnown) report(context, 'A state has known values, or is a boolean.', 'x-state');
    }),
  ),

  generated: rule('Mark only the own id of a record, which has the schema Id of common/schemas.yaml.', (report) =>
    everySchema((schema, context) => {
      if (schema['x-generated'] === undefined || (schema['x-generated'] === true && isId(schema))) return;
      report(context, 'x-generated is `true`, next to a reference to Id.', 'x-generated');
    }),
  ),

  'refers-to': rule('Name the field of the record that the id is of.', (report) => {
    /** @type {{ targets: unknown[], context: import('./rule.js').Context }[]} */
    const references = [];
    /** @type {(node: any, context: import('./rule.js').Context) => void} */
    const collect = (node, context) => {
      if (node['x-refers-to'] !== undefined) references.push({ targets: [node['x-refers-to']].flat(), context });
    };
    const { schemas, visitor } = collectSchemas(collect);
    return {
      ...visitor,
      Parameter: collect,
      Root: {
        leave(_root, { resolve }) {
          for (const { targets, context } of references) {
            for (const target of targets) {
              if (typeof target === 'string' && isId(fieldAt(target, schemas, resolve))) continue;
              const message = `"${target}" leads to no id; write Schema.field, or Schema.list[].field.`;
              report(context, message, 'x-refers-to');
            }
          }
        },
      },
    };
  }),

  'path-reference': rule(
    'Add x-refers-to with the record that the URL names, such as Invoice.invoice_id.',
    (report) => ({
      Parameter(parameter, context) {
        if (parameter.in === 'path' && !(/** @type {any} */ (parameter)['x-refers-to']))
          report(context, 'A path parameter says with x-refers-to which record it names.');
      },
    }),
  ),
};

/**
 * What is wrong with the known values of a schema.
 *
 * @param {any} schema
 */
function knownValuesProblem(schema) {
  const values = schema['x-known-values'];
  const isList = Array.isArray(values) && values.length > 0;
  if (!isList || values.some((value) => typeof value !== 'string' || value === ''))
    return 'x-known-values is a list of texts.';
  if (new Set(values).size < values.length) return 'x-known-values repeats itself.';
  if (schema.enum) return 'The values are a complete set (`enum`), or they are known ones, not both.';
  return schema.type === 'string' ? undefined : 'x-known-values stands next to the type string.';
}
