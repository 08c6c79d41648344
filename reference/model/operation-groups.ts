import type { Operation } from '../../src/contract/index.ts';
import { singular } from '../../src/search/index.ts';
import type { Resource } from './site.ts';

/** Operations of a resource that do the same kind of thing. */
export interface OperationGroup {
  name: string;
  operations: Operation[];
}

/** The group of the operations on the record itself. */
const RECORDS = 'Records';

/** Purposes of operations by URL. The first match applies. */
const BY_URL: readonly (readonly [name: string, path: RegExp])[] = [
  ['Comments and history', /\/comments\b/],
  ['Files', /\/(?:attachment|documents|image)\b/],
  ['Addresses', /\/address\//],
  ['Print and templates', /\/(?:pdf|print|templates)\b/],
  ['Email and reminders', /\/(?:email|emailhistory|paymentreminder)\b/],
  ['Refunds', /\/refunds\b/],
  ['Payments and credits', /\/(?:payments|credits|creditsapplied)\b|\}\/(?:invoices|bills)\b/],
  ['Status changes', /\/(?:writeoff|enable)\b/],
];

/** The groups in the order in which readers need them. */
const ORDER = [
  RECORDS,
  'Status changes',
  'Payments and credits',
  'Refunds',
  'Email and reminders',
  'Print and templates',
  'Addresses',
  'Files',
  'Comments and history',
];

/** Fewer operations need no groups. */
const FEW = 8;

/** Sorts the operations of a resource by what they are for. A small resource is one group. */
export function operationGroups({ operations }: Pick<Resource, 'operations'>): OperationGroup[] {
  if (operations.length <= FEW) return [{ name: RECORDS, operations }];
  return ORDER.map((name) => ({ name, operations: operations.filter((one) => groupOf(one) === name) })).filter(
    (group) => group.operations.length > 0,
  );
}

function groupOf({ method, object, path }: Operation): string {
  if (object['x-transition'] && path.includes('}')) return 'Status changes';
  const [name = RECORDS] = BY_URL.find(([, pattern]) => pattern.test(path)) ?? [];
  return name === 'Status changes' && method !== 'post' ? RECORDS : name;
}

/** The title of an operation among those of its resource, without the name of that: `Mark as sent` for `Mark an invoice as sent`. */
export function shortTitle({ summary, tag }: Pick<Operation, 'summary' | 'tag'>): string {
  const name = tag.toLowerCase().split(' ').map(singular).join(' ');
  const inside = new RegExp(`(?:\\s(?:of|on|to))?\\s(?:an? )${name}(?= |$)`);
  const after = new RegExp(`^([\\w-]+) (?:${name}|${tag.toLowerCase()})(?= |$)`);
  return summary.includes(' that ') ? summary : summary.replace(after, '$1').replace(inside, '');
}
