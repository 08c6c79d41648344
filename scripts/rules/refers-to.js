import { fieldsOf, resolve } from './fields.js';

/**
 * `x-refers-to` leads to an id: `Invoice.invoice_id`, or `Invoice.line_items[].line_item_id`; to one of several if it
 * is a list.
 *
 * @param {any} targets
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function refersTo(targets, _options, context) {
  const document = /** @type {any} */ (context.document.data);
  return [targets]
    .flat()
    .filter((target) => typeof target !== 'string' || fieldAt(document, target)?.$ref !== '#/components/schemas/Id')
    .map((target) => ({ message: `"${target}" leads to no id; write Schema.field, or Schema.list[].field.` }));
}

/**
 * @param {any} document
 * @param {string} target
 * @returns {any}
 */
function fieldAt(document, target) {
  const [name = '', ...keys] = target.split('.');
  return keys.reduce((schema, key) => {
    const field = fieldsOf(document, schema)[key.replace('[]', '')];
    return key.endsWith('[]') ? resolve(document, field).items : field;
  }, document.components?.schemas?.[name]);
}
