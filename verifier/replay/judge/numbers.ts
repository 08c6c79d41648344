import type { Plan } from '../../../sandbox/engine/index.ts';
import { isNode, type Node } from '../../../src/contract/index.ts';
import { type Answered, correct, learnNumber } from '../learn.ts';
import type { Shadow } from '../shadow.ts';
import type { Where } from '../shown.ts';
import type { Reach } from './reach.ts';

/** The first number of a series depends on those before, which a recording does not show. */
export function skipFirstNumber({ shadow }: Reach, answered: Answered, results: Map<Where, boolean>): void {
  const { plan, shown } = answered;
  if (shadow.numbered.has(plan.resource)) return;
  for (const [id, row] of shown.records) {
    const field = numberGiven(shadow, answered, row);
    if (field !== undefined) results.delete(`${id}/${field}`);
  }
}

/** Continues a series after the number that the service has given. */
export function followNumbers(shadow: Shadow, answered: Answered): void {
  const { plan, table, shown } = answered;
  for (const [id, row] of shown.records) {
    const field = numberGiven(shadow, answered, row);
    if (field === undefined) continue;
    correct(shadow, plan, table, id, row, [field]);
    learnNumber(shadow, plan.resource, String(row[field]));
  }
}

/** The field with the number that a new record has got; undefined if it was sent, or the resource has none. */
function numberGiven(shadow: Shadow, { plan, table, call }: Answered, row: Node): string | undefined {
  if (plan.kind !== 'create' || !isNumbered(shadow, plan)) return undefined;
  const number = table.title(row);
  const sent = isNode(call.body) ? call.body : {};
  return Object.keys(row).find((field) => field.endsWith('_number') && row[field] === number && !(field in sent));
}

function isNumbered({ store }: Shadow, { resource }: Plan): boolean {
  return store.all('numberings').some(({ data }) => data['kind'] === resource);
}
