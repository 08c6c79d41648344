/** @import { RecordChange } from 'inventory-service-api/sandbox/testing' */
/** @import { ResourceName, Sandbox } from 'inventory-service-api/sandbox' */
/** @import { Row } from './task.ts' */

/** Fields that follow from other changes, or from when something was done. */
const BY_ITSELF = ['created_time', 'last_modified_time', 'updated_time', 'lots'];

/** Records that the service makes or changes by itself. */
const BOOKKEEPING = ['numberings', 'adjustmentReasons'];

/** Records that belong to another one, by the field that names it: who expects the other expects them. */
const PARTS = /** @type {const} */ ({
  invoicePayments: ['customerPayments', 'payment_id'],
  creditNoteInvoices: ['creditNotes', 'creditnote_id'],
  vendorCreditBills: ['vendorCredits', 'vendor_credit_id'],
});

/** Fields that tell people which record is meant, best first. */
const NAMES = [
  'invoice_number',
  'creditnote_number',
  'vendor_credit_number',
  'retainerinvoice_number',
  'shipment_number',
  'package_number',
  'salesorder_number',
  'transfer_order_number',
  'contact_name',
  'warehouse_name',
  'subject',
  'name',
];

/**
 * What was made, changed or deleted and was not expected, in words.
 *
 * @param {Sandbox} start The organization before the run.
 * @param {Sandbox} end The same after it.
 * @param {readonly RecordChange[]} changes
 * @param {ReadonlyMap<string, readonly string[] | undefined>} allowed The fields of records that may change; undefined for all.
 */
export function unexpected(start, end, changes, allowed) {
  return changes.flatMap((change) => {
    const { resource, id, kind } = change;
    const key = `${resource} ${id}`;
    const fields = fieldsBesides(change, allowed.has(key) ? allowed.get(key) : []);
    if (BOOKKEEPING.includes(resource) || isHistory(change) || allowed.has(wholeOf(change)) || fields.length === 0)
      return [];
    const name = /** @type {ResourceName} */ (resource);
    const title = titleOf(name, (kind === 'deleted' ? start : end).records(name).get(id) ?? {});
    if (kind !== 'changed') return [`${title} was ${kind === 'added' ? 'created' : kind}, which was not asked for.`];
    return [`${title} was changed, which was not asked for: ${fields.join(', ')}.`];
  });
}

/**
 * The changes of other fields than those that may change, as people read them.
 *
 * @param {RecordChange} change
 * @param {readonly string[] | undefined} allowed
 */
function fieldsBesides({ fields }, allowed) {
  if (!allowed) return [];
  return Object.entries(fields)
    .filter(
      ([name, { before, after }]) => ![...BY_ITSELF, ...allowed].includes(name) && textOf(before) !== textOf(after),
    )
    .map(([name, { before, after }]) => `${name} was ${textOf(before)} and is ${textOf(after)}`);
}

/**
 * A value without what follows from other changes.
 *
 * @param {unknown} value
 */
function textOf(value) {
  return value === undefined
    ? 'empty'
    : JSON.stringify(value, (name, child) => (BY_ITSELF.includes(name) ? undefined : child));
}

/**
 * Whether it is an entry that the service writes into the history of a record.
 *
 * @param {RecordChange} change
 */
function isHistory({ resource, kind, fields }) {
  return resource.endsWith('Comments') && kind === 'added' && fields['comment_type']?.after === 'system';
}

/**
 * The record that a record belongs to: its resource and id.
 *
 * @param {RecordChange} change
 */
function wholeOf({ resource, fields }) {
  const [whole, field = ''] = PARTS[/** @type {keyof typeof PARTS} */ (resource)] ?? [];
  return `${whole} ${String(fields[field]?.after ?? fields[field]?.before)}`;
}

/**
 * The number or the name of a record: `INV-000003`.
 *
 * @param {Row} record
 */
export function nameOf(record) {
  return NAMES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
}

/**
 * What people call a record: `Invoice INV-000003 of Udupi Sports`.
 *
 * @param {ResourceName} resource
 * @param {Row} record
 */
export function titleOf(resource, record) {
  const words = resource.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const noun = words.replace(/(x)es$|s$/, '$1');
  const name = nameOf(record);
  const party = record['customer_name'] ?? record['vendor_name'];
  const title = [noun, ...(name ? [name] : []), ...(party ? ['of', party] : [])].join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
