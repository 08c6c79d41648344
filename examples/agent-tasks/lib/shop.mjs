/** @import { RecordsSeed } from 'inventory-service-api/sandbox' */

/** When a task begins. */
export const NOW = '2026-03-28T10:00:00+05:30';

/** Ids of what every task starts with, for the records of tasks. */
export const UDUPI = '1001';
export const PEAK = '1002';
export const KAVERI_HUBBALLI = '1003';
export const KAVERI_MYSURU = '1004';
export const MALNAD = '1005';
export const AGNI = '1101';
export const TENT = '2001';
export const ROPE = '2002';
export const STOVE = '2003';
export const CANISTER = '2004';
export const TORCH = '2005';
export const ROPE_BAG = '2006';
export const MYSURU = '3001';

/**
 * A customer with somebody who gets the mail.
 *
 * @param {string} contact_id
 * @param {string} contact_name
 * @param {string} city
 * @param {string} person
 * @param {object} [rest]
 */
function customer(contact_id, contact_name, city, person, rest) {
  const [first_name = '', last_name = ''] = person.split(' ');
  const email = `${first_name.toLowerCase()}@${contact_name.toLowerCase().replaceAll(' ', '')}.example`;
  return {
    contact_id,
    contact_name,
    contact_type: 'customer',
    billing_address: { city, state: 'Karnataka' },
    contact_persons: [{ first_name, last_name, email }],
    ...rest,
  };
}

/** A shop for outdoor gear, without taxes. @type {RecordsSeed} */
export const shop = {
  organizations: [{ has_warehouses: true }],
  contacts: [
    customer(UDUPI, 'Udupi Sports', 'Udupi', 'Asha Rao', { payment_terms: 15 }),
    customer(PEAK, 'Peak Supply', 'Bengaluru', 'Ravi Kumar'),
    customer(KAVERI_HUBBALLI, 'Kaveri Sports', 'Hubballi', 'Sunil Patil', { company_name: 'Kaveri Sports' }),
    customer(KAVERI_MYSURU, 'Kaveri Sports LLP', 'Mysuru', 'Nalini Gowda', { company_name: 'Kaveri Sports' }),
    customer(MALNAD, 'Malnad Trekkers', 'Chikkamagaluru', 'Divya Hegde', { payment_terms: 30 }),
    { contact_id: AGNI, contact_name: 'Agni Fuels', contact_type: 'vendor' },
    { contact_id: '1102', contact_name: 'Sahyadri Cordage', contact_type: 'vendor' },
  ],
  items: [
    { item_id: TENT, name: 'Tent', sku: 'TENT', rate: 4800, purchase_rate: 3000, initial_stock: 20 },
    { item_id: ROPE, name: 'Rope', sku: 'ROPE', rate: 900, purchase_rate: 500, initial_stock: 30 },
    { item_id: STOVE, name: 'Stove', sku: 'STOVE', rate: 2400, purchase_rate: 1500, initial_stock: 15 },
    { item_id: CANISTER, name: 'Gas canister', sku: 'GAS-CANISTER', rate: 300, purchase_rate: 180, initial_stock: 60 },
    { item_id: TORCH, name: 'Head torch', sku: 'HEAD-TORCH', rate: 650, purchase_rate: 400, initial_stock: 25 },
    { item_id: ROPE_BAG, name: 'Rope bag', sku: 'ROPE-BAG', rate: 350, purchase_rate: 200, initial_stock: 40 },
  ],
  warehouses: [{ warehouse_id: MYSURU, warehouse_name: 'Mysuru Store', city: 'Mysuru' }],
};
