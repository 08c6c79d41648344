import type { Plans } from '../../sandbox/engine/index.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import type { Rules } from './oracle.ts';

/** Why no session of calls tells whether a rule holds. */
export function reasonOf(rules: Rules, plans: Plans, rule: string): string {
  const known = REASONS[rule];
  if (known !== undefined) return known;
  const owners = rules.resourcesOf(rule);
  const isEvent = TABLES.some(({ events = {} }) => Object.values(events).some((one) => one?.id === rule));
  if (isEvent) return 'It happens outside the API.';
  const isShown = [...plans.values()].some(({ resource }) => owners.has(resource));
  if (owners.size > 0 && !isShown)
    return `No operation shows the records that it concerns (${[...owners].join(', ')}).`;
  return 'No known sequence of requests gets different responses without it.';
}

/** A session could be found, but only at the cost of other rules, so it must not be among the seeds. */
const LEAVES =
  'It needs goods that are shipped but not returned, and these would make sales-returns.no-stock-change look refuted.';
const ENABLED = 'It is visible only before multiple warehouses are enabled, and nothing disables them again.';
const FILES = 'It concerns files, but no probe sends any.';
const OF_ACCOUNT = "It concerns one of the account's own records, which no request creates and no probe deletes.";
const OF_ORDER =
  'No request creates a draft or void order, and once an order has nothing left, another rule rejects the same requests.';
const UNDOCUMENTED = 'It concerns requests that the contract does not accept, and probes never send such requests.';

/** Reasons that are not to be seen in the tables. */
const REASONS: Readonly<Record<string, string>> = {
  'composite-items.image': FILES,
  'documents.delete-files': FILES,
  'invoices.attachment': FILES,
  'item-groups.image': FILES,
  'item-groups.required': UNDOCUMENTED,
  'packages.confirmed-order': OF_ORDER,
  'purchase-receives.issued-order': OF_ORDER,
  'purchase-receives.transaction':
    'Another rule leads to the same responses: its purchase order is also a transaction with the vendor.',
  'records.type-conversion': UNDOCUMENTED,
  'retainer-invoices.attachments': FILES,
  'sales-returns.unique': LEAVES,
  'taxes.delete-default': OF_ACCOUNT,
  'urls.contacts': UNDOCUMENTED,
  'urls.final-slash': UNDOCUMENTED,
  'vendor-credits.single-line': 'Probes treat a single object and an array with one object the same.',
  'warehouses.delete-primary': OF_ACCOUNT,
  'warehouses.enable': ENABLED,
  'warehouses.enabled': ENABLED,
  'warehouses.empty-list': ENABLED,
};
