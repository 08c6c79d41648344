import { nameOf, titleOf } from './unexpected.mjs';

/** @import { ResourceName, Sandbox } from 'inventory-service-api/sandbox' */
/** @import { Expected, Lines, Row, Value, Values } from './task.ts' */

/** What to say about a field, unless the task says it. @type {Readonly<Record<string, string>>} */
const SAYS = {
  status: '{name} is {is}, and not {must}.',
  balance: '{name} has a balance of {is}, and not of {must}.',
  tracking_number: '{name} has the tracking number {is}, and not {must}.',
  due_date: '{name} is due on {is}, and not on {must}.',
  line_items: '{name} is for {is}, and not for {must}.',
};

/**
 * Compares the records after a run with those that are expected.
 *
 * @param {Sandbox} start The organization before the run.
 * @param {Sandbox} end The same after it.
 * @param {Expected} expected
 */
export function checkExpected(start, end, { added = {}, changed = {}, says = {} }) {
  /** What is wrong, in words. @type {string[]} */
  const reasons = [];
  /** The fields of records that may change, by resource and id; undefined for all. @type {Map<string, string[] | undefined>} */
  const allowed = new Map();

  for (const [name, { one, some, where = {}, values = {}, mailTo }] of Object.entries(added)) {
    const resource = /** @type {ResourceName} */ (name);
    const found = findAdded(resource, where);
    if (found.length === 0 && (one ?? some)) reasons.push(`There is no new ${one ?? some}.`);
    if (found.length > 1 && one) reasons.push(`There are ${found.length} new records of one ${one}.`);
    const meant = one ? found.slice(0, 1) : found;
    if (meant.length > 0 || !one) checkValues(resource, meant, values);
    for (const { id } of meant) {
      allowed.set(`${resource} ${id}`, undefined);
      for (const mail of mailTo ? findAdded('mails', { transaction_id: id }) : [])
        if (rowsIn(mail, 'to_mail_ids').every((to) => to === mailTo)) allowed.set(`mails ${mail.id}`, undefined);
    }
  }

  for (const [name, records] of Object.entries(changed)) {
    const resource = /** @type {ResourceName} */ (name);
    for (const [id, values] of Object.entries(records)) {
      const record = end.records(resource).get(id);
      if (record) checkValues(resource, [record], values);
      else reasons.push(`${titleOf(resource, start.records(resource).get(id) ?? {})} is gone.`);
      allowed.set(`${resource} ${id}`, Object.keys(values));
    }
  }

  /**
   * The records that the run has made, as the service shows them.
   *
   * @param {ResourceName} resource
   * @param {Values} where
   */
  function findAdded(resource, where) {
    const { idField } = start.records(resource);
    return /** @type {Row[]} */ (end.records(resource).list())
      .map((record) => ({ ...record, id: String(record[idField]) }))
      .filter((record) => !start.records(resource).get(record.id))
      .filter((record) => hasValues(record, where));
  }

  /**
   * @param {ResourceName} resource
   * @param {readonly Row[]} records
   * @param {Values} values
   */
  function checkValues(resource, records, values) {
    const names = records.map((record) => nameOf(record) ?? titleOf(resource, record));
    for (const [field, must] of Object.entries(values)) {
      const sentence = says[field] ?? SAYS[field] ?? '{name}: {field} is {is}, and not {must}.';
      if (isLines(must)) {
        const name = names.join(', ') || titleOf(resource, {});
        const [is, wanted] = [linesOf(records, field, must), must.are].map((lines) => [...lines].sort().join('; '));
        if (is !== wanted) reasons.push(filled(sentence, { name, field, is: is || 'nothing', must: wanted }));
        continue;
      }
      for (const [index, record] of records.entries()) {
        const is = typeof must === 'number' ? Number(record[field]) : record[field];
        if (!isAs(is, must)) reasons.push(filled(sentence, { ...record, name: names[index], field, is, must }));
      }
    }
  }

  /**
   * Lines of records in words. Numbers in lines that are the same otherwise are added up, and what cancels out is left out.
   *
   * @param {readonly Row[]} records
   * @param {string} field
   * @param {Lines} lines
   */
  function linesOf(records, field, { as, minus }) {
    /** @type {Map<string, Row>} */
    const sums = new Map();
    for (const record of records) {
      const sign = minus && hasValues(record, minus) ? -1 : 1;
      for (const line of /** @type {Row[]} */ (rowsIn(record, field))) {
        const item = end.records('items').get(String(line['item_id']))?.name;
        const words = { ...line, name: line['name'] ?? line['description'], item };
        const numbers = Object.entries(words).filter(
          ([name, value]) => typeof value === 'number' && as.includes(`{${name}}`),
        );
        const key = filled(as, { ...words, ...Object.fromEntries(numbers.map(([name]) => [name, ''])) });
        const sum = sums.get(key);
        const added = numbers.map(([name, value]) => [name, Number(sum?.[name] ?? 0) + sign * Number(value)]);
        if (sum && added.length > 0 && added.every(([, value]) => value === 0)) sums.delete(key);
        else sums.set(key, { ...words, ...Object.fromEntries(added) });
      }
    }
    return [...sums.values()].map((words) => filled(as, words));
  }

  return { reasons, allowed };
}

/**
 * @param {Row} record
 * @param {Values} values
 */
function hasValues(record, values) {
  return Object.entries(values).every(([field, must]) => isAs(record[field], must));
}

/**
 * @param {unknown} value
 * @param {Value} must
 */
function isAs(value, must) {
  if (must instanceof RegExp) return must.test(String(value ?? ''));
  return must === null || value === must || (Array.isArray(value) && value.includes(must));
}

/**
 * The rows in a field. Some documents show a single one without a list around it.
 *
 * @param {Row} record
 * @param {string} field
 * @returns {unknown[]}
 */
function rowsIn(record, field) {
  return [record[field] ?? []].flat();
}

/**
 * @param {Value} value
 * @returns {value is Lines}
 */
function isLines(value) {
  return typeof value === 'object' && value !== null && 'as' in value;
}

/**
 * A sentence with words in place of `{their names}`.
 *
 * @param {string} sentence
 * @param {Row} words
 */
function filled(sentence, words) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(words[name] ?? 'empty'));
}
