import type { Plans } from '../../src/sandbox/engine/index.ts';
import { TABLES } from '../../src/sandbox/resources/index.ts';
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
  return 'No session of calls was found whose answers are others without it.';
}

/** Reasons that are not to be seen in the tables. */
const REASONS: Readonly<Record<string, string>> = {
  'warehouses.enabled': 'It shows only where several warehouses are not enabled yet, and nothing disables them.',
  'warehouses.delete-primary': 'Another rule refuses the same calls.',
};
