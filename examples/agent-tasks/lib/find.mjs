/** @import { Call, Row } from './task.ts' */

/**
 * The records that a list shows.
 *
 * @param {Call} call
 * @param {string} operationId
 * @param {Row} [parameters]
 * @returns {Promise<Row[]>}
 */
export async function list(call, operationId, parameters) {
  const answer = await call(operationId, parameters && { parameters });
  return /** @type {Row[]} */ (Object.values(answer).find((value) => Array.isArray(value)) ?? []);
}

/**
 * The one record of a list that has some values.
 *
 * @param {Call} call
 * @param {string} operationId
 * @param {Row} values
 */
export async function find(call, operationId, values) {
  return pick(await list(call, operationId), values);
}

/**
 * The one row that has some values.
 *
 * @param {readonly Row[]} rows
 * @param {Row} values
 * @returns {Row}
 * @throws Error if there is none, or more than one.
 */
export function pick(rows, values) {
  const found = rows.filter((row) => Object.entries(values).every(([name, value]) => row[name] === value));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} rows have ${JSON.stringify(values)}.`);
  return first;
}

/**
 * The rows in a field of a record. Some documents show a single line without a list around it.
 *
 * @param {Row} record
 * @param {string} field
 * @returns {Row[]}
 */
export function rowsIn(record, field) {
  return /** @type {Row[]} */ ([record[field] ?? []].flat());
}

/**
 * Makes a record. Returns it as the service shows it.
 *
 * @param {Call} call
 * @param {string} operationId
 * @param {Row} body
 * @param {Row} [parameters]
 */
export async function make(call, operationId, body, parameters) {
  const answer = await call(operationId, { body, ...(parameters && { parameters }) });
  const made = Object.values(answer).find((value) => typeof value === 'object');
  return /** @type {Row} */ (Array.isArray(made) ? made[0] : made);
}

/**
 * The id of the customer or vendor with a name.
 *
 * @param {Call} call
 * @param {string} contact_name
 */
export async function contactId(call, contact_name) {
  return (await find(call, 'listContacts', { contact_name }))['contact_id'];
}

/**
 * The id of the item with a name.
 *
 * @param {Call} call
 * @param {string} name
 */
export async function itemId(call, name) {
  return (await find(call, 'listItems', { name }))['item_id'];
}
