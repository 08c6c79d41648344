import type { Engine } from '../../../sandbox/engine/index.ts';
import { claimOfCall, claimOfRule } from '../claims.ts';
import type { Answered } from '../learn.ts';
import { ask, deviationOf, goneBy, isPartlyKnown, type Reach } from './reach.ts';

const ACCEPTED = 'the service accepts what the rule rejects';
const REFUSED = 'the service rejects what no rule rejects';

/** Judges a call that the service has refused. It changes nothing. */
export function judgeRefusal(reach: Reach, { call, plan, table }: Answered): void {
  const { oracle, shadow, verdicts, unexplained } = reach;
  const mine = ask(oracle.engine, shadow, call, shadow.store.fork());
  const gone = goneBy(reach, call, plan);
  if (mine.status >= 400) {
    const rule = mine.headers['x-sandbox-rule'];
    if (rule !== undefined && !isPartlyKnown(reach)) verdicts.confirmed(claimOfRule(oracle, rule));
    else if (gone) verdicts.confirmed(gone);
    return;
  }
  if (isPartlyKnown(reach)) return;
  const deviation = deviationOf(reach, plan, '', REFUSED);
  if (plan.kind === 'transition' || plan.kind === 'action') verdicts.failed(claimOfCall(plan, table), deviation);
  else unexplained.push(deviation);
}

/** How many rules may refuse one call. */
const MOST_REFUSING = 5;

/** The engine with as few rules off as it takes for the call to be carried out. Each rule that refuses it has failed. */
export function engineThatTakes(reach: Reach, { call, plan }: Answered): Engine | undefined {
  const { oracle, shadow, verdicts } = reach;
  const off: string[] = [];
  for (let engine = oracle.engine; ; engine = oracle.without(...off)) {
    const { status, headers } = ask(engine, shadow, call, shadow.store.fork());
    if (status < 400) return engine;
    const rule = headers['x-sandbox-rule'];
    if (rule === undefined || off.includes(rule) || off.length === MOST_REFUSING) return undefined;
    off.push(rule);
    if (!isPartlyKnown(reach)) verdicts.failed(claimOfRule(oracle, rule), deviationOf(reach, plan, '', ACCEPTED));
  }
}
