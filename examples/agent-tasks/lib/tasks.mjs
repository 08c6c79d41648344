/** @import { Task } from './task.ts' */

const NAMES = [
  'order-to-cash',
  'return-with-partial-credit',
  'stock-count',
  'same-name',
  'lost-payment',
  'vendor-credit',
  'transfer',
  'rest-of-an-order',
  'duplicate-invoice',
  'oldest-invoice',
  'overdue-reminders',
  'price-list',
];

/** All tasks. @type {Task[]} */
export const tasks = await Promise.all(NAMES.map(async (name) => (await import(`../tasks/${name}.mjs`)).default));
