import type { Plans } from '../../sandbox/engine/index.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import type { Rules } from './oracle.ts';

/** Why no session of calls tells whether a rule holds. */
export function reasonOf(rules: Rules, plans: Plans, rule: string): string {
  const known = REASONS[rule];
  if (known !== undefined) return known;
  const owners = rules.resourcesOf(rule);
  const isEvent = TABLES.some(({ events = {} }) => Object.values(events).some((one) => one?.id === rule));
  if (isEvent) return 'It happens outside of calls.';
  const isShown = [...plans.values()].some(({ resource }) => owners.has(resource));
  if (owners.size > 0 && !isShown) return `No operation shows the records it is about (${[...owners].join(', ')}).`;
  return 'No session of calls was found whose answers change without it.';
}

/** A session could be found, but only at the cost of other rules, so it must not be among the seeds. */
const LEAVES =
  'It needs goods that are shipped and not returned, by which sales-returns.no-stock-change would look refuted.';
const ENABLED = 'It shows only where several warehouses are not enabled yet, and nothing disables them.';
const FILES = 'It is about files, and no probe sends any.';
const OF_ACCOUNT = 'It is about a record of the account that no call makes, and no probe deletes.';
const OF_ORDER =
  'No call makes a draft or void order, and where nothing of an order is left, another rule refuses the same calls.';
const UNDOCUMENTED = 'Probes send what the contract takes, and this is about what it does not.';

/** Reasons that are not to be seen in the tables. */
const REASONS: Readonly<Record<string, string>> = {
  'composite-items.image': FILES,
  'documents.delete-files': FILES,
  'invoices.attachment': FILES,
  'item-groups.image': FILES,
  'item-groups.required': UNDOCUMENTED,
  'packages.confirmed-order': OF_ORDER,
  'purchase-receives.issued-order': OF_ORDER,
  'purchase-receives.transaction': 'Another rule gives the same answers: its order is a transaction with the vendor.',
  'records.type-conversion': UNDOCUMENTED,
  'retainer-invoices.attachments': FILES,
  'sales-returns.unique': LEAVES,
  'taxes.delete-default': OF_ACCOUNT,
  'urls.contacts': UNDOCUMENTED,
  'urls.final-slash': UNDOCUMENTED,
  'vendor-credits.single-line': 'Probes read one object and an array with one alike.',
  'warehouses.delete-primary': OF_ACCOUNT,
  'warehouses.enable': ENABLED,
  'warehouses.enabled': ENABLED,
  'warehouses.empty-list': ENABLED,
};
