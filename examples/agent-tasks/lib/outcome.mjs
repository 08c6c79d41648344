/** @import { RecordChange } from 'inventory-service-api/sandbox/testing' */
/** @import { FullRecord, ResourceName, Sandbox } from 'inventory-service-api/sandbox' */
/** @import { Row } from './task.ts' */

/** Fields that follow from other changes, or from when something was done. */
const BY_ITSELF = ['created_time', 'last_modified_time', 'updated_time', 'lots'];

/** Records that the service makes or changes by itself. */
const BOOKKEEPING = ['numberings', 'adjustmentReasons'];

/** Records that belong to another one, by the field that names it: who means the other means them. */
const PARTS = /** @type {const} */ ({
  invoicePayments: ['customerPayments', 'payment_id'],
  creditNoteInvoices: ['creditNotes', 'creditnote_id'],
  vendorCreditBills: ['vendorCredits', 'vendor_credit_id'],
});

/** Fields that tell people which record is meant, best first. */
const TITLES = [
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

/** Fields with the name of the party. */
const PARTIES = ['customer_name', 'vendor_name'];

/** What a run has left behind, for a grader. */
export class Outcome {
  /** What is wrong, in words. @type {string[]} */
  reasons = [];
  #start;
  #end;
  #changes;
  /** The fields of records that were meant to change; undefined for all. @type {Map<string, readonly string[] | undefined>} */
  #meant = new Map();

  /**
   * @param {Sandbox} start The organization before the run.
   * @param {Sandbox} end The same after it.
   * @param {readonly RecordChange[]} changes What is stored otherwise.
   */
  constructor(start, end, changes) {
    this.#start = start;
    this.#end = end;
    this.#changes = changes;
  }

  /**
   * The records of a resource after the run, as the service shows them, oldest first.
   *
   * @template {ResourceName} Name
   * @param {Name} resource
   * @returns {FullRecord<Name>[]}
   */
  all(resource) {
    return this.#end.records(resource).list();
  }

  /**
   * A record that was there from the start, as it is now.
   *
   * @template {ResourceName} Name
   * @param {Name} resource
   * @param {string} id
   * @returns {FullRecord<Name> | undefined} Undefined, with a reason noted, if it is gone.
   */
  get(resource, id) {
    const found = this.#end.records(resource).get(id);
    const before = this.#start.records(resource).get(id);
    if (!found && before) this.expect(false, `${titleOf(resource, before)} is gone.`);
    return found;
  }

  /**
   * The records that the run has made.
   *
   * @template {ResourceName} Name
   * @param {Name} resource
   */
  made(resource) {
    const { idField } = this.#start.records(resource);
    const rows = /** @type {(FullRecord<Name> & Row)[]} */ (this.all(resource));
    return rows.filter((row) => !this.#start.records(resource).get(String(row[idField])));
  }

  /**
   * The one record of a list. None or several are a reason to refuse.
   *
   * @template One
   * @param {readonly One[]} found
   * @param {string} what Such as `invoice of Udupi Sports`.
   */
  one(found, what) {
    if (found.length === 0) this.reasons.push(`There is no new ${what}.`);
    if (found.length > 1) this.reasons.push(`There are ${found.length} new records of one ${what}.`);
    return found[0];
  }

  /**
   * Notes a reason to refuse the run, unless something is so.
   *
   * @param {boolean} isSo
   * @param {string} reason
   */
  expect(isSo, reason) {
    if (!isSo) this.reasons.push(reason);
  }

  /**
   * Says that a record was meant to be made or changed.
   *
   * @param {ResourceName} resource
   * @param {string | undefined} id
   * @param {readonly string[]} [fields] Those that may change; all by default.
   */
  meant(resource, id, fields) {
    if (id !== undefined) this.#meant.set(`${resource} ${id}`, fields);
  }

  /**
   * Says that e-mails about a document were meant, to one address alone.
   *
   * @param {string | undefined} transaction_id
   * @param {string} address
   */
  mailed(transaction_id, address) {
    for (const mail of this.made('mails')) {
      const others = mail.to_mail_ids?.filter((to) => to !== address) ?? [];
      if (mail.transaction_id === transaction_id && others.length === 0) this.meant('mails', mail.mail_id);
    }
  }

  /** What was made, changed or deleted and was not meant, in words. @returns {string[]} */
  notMeant() {
    return this.#changes.flatMap((change) => {
      const { resource, id, kind } = change;
      if (BOOKKEEPING.includes(resource) || isHistory(change)) return [];
      const [part, others] = [partOf(change), fieldsNotMeant(change, this.#fieldsOf(resource, id))];
      if ((part && this.#meant.has(part)) || others.length === 0) return [];
      const name = /** @type {ResourceName} */ (resource);
      const record = (kind === 'deleted' ? this.#start : this.#end).records(name).get(id);
      const title = titleOf(resource, record ?? {});
      if (kind !== 'changed') return [`${title} was ${kind === 'added' ? 'made' : kind}, which was not asked for.`];
      return [`${title} was changed, which was not asked for: ${others.join(', ')}.`];
    });
  }

  /**
   * @param {string} resource
   * @param {string} id
   * @returns {readonly string[] | undefined} The fields that may change; undefined for all.
   */
  #fieldsOf(resource, id) {
    const key = `${resource} ${id}`;
    return this.#meant.has(key) ? this.#meant.get(key) : [];
  }
}

/**
 * The fields of a change that were not meant, as people read them.
 *
 * @param {RecordChange} change
 * @param {readonly string[] | undefined} meant
 */
function fieldsNotMeant({ fields }, meant) {
  if (!meant) return [];
  return Object.entries(fields)
    .filter(([name, { before, after }]) => ![...BY_ITSELF, ...meant].includes(name) && textOf(before) !== textOf(after))
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
 * The record that a record belongs to, as `meant` keeps it.
 *
 * @param {RecordChange} change
 */
function partOf({ resource, fields }) {
  const [whole, field] = PARTS[/** @type {keyof typeof PARTS} */ (resource)] ?? [];
  const id = field && (fields[field]?.after ?? fields[field]?.before);
  return id === undefined ? undefined : `${whole} ${String(id)}`;
}

/**
 * What people call a record: `Invoice INV-000003 of Udupi Sports`.
 *
 * @param {string} resource
 * @param {Row} record
 */
function titleOf(resource, record) {
  const words = resource.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const noun = words.replace(/(x)es$|s$/, '$1');
  const own = TITLES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  const party = PARTIES.map((field) => record[field]).find((value) => typeof value === 'string');
  const title = [noun, ...(own ? [own] : []), ...(party ? ['of', party] : [])].join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
