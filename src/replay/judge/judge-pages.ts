import type { Id } from '../../sandbox/engine/index.ts';
import { PAGING } from '../claims.ts';
import type { Answered } from '../learn.ts';
import { deviationOf, type Reach } from './reach.ts';

/** Checks that a row is on one page of a list only, as long as nothing is written. */
export function judgePages(reach: Reach, { call, plan, shown }: Answered): void {
  const { page = 1, ...query } = call.query;
  const list = JSON.stringify([plan.operation, call.path, query]);
  const rows = reach.shadow.pages.get(list) ?? new Map<Id, number>();
  reach.shadow.pages.set(list, rows);
  const others = rows.size > 0 && ![...rows.values()].includes(Number(page));
  const repeated = [...shown.records.keys()].some((id) => rows.has(id) && rows.get(id) !== Number(page));
  if (repeated)
    reach.verdicts.failed(PAGING, deviationOf(reach, plan, '', `page ${String(page)} repeats rows of another page`));
  else if (others && shown.records.size > 0) reach.verdicts.confirmed(PAGING);
  for (const id of shown.records.keys()) rows.set(id, Number(page));
}
