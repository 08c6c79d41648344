import type { Contract, Id } from '../../sandbox/engine/index.ts';
import { isNode, type Node, quoteIds } from '../../src/contract/index.ts';
import { type Exchange, textOf } from '../verify/index.ts';
import { attribute, type Difference, type Open } from './attribute.ts';
import { claimOfRule } from './claims.ts';
import { idsIn, idsOf } from './id-pairs.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { judgeRefusal } from './judge/judge-refusal.ts';
import { type Answered, learnIds, learnRecords } from './learn.ts';
import { type Oracle, oracleOf } from './oracle.ts';
import { assumeSettings, createShadow, moveClock, type Shadow } from './shadow.ts';
import { shownIn } from './shown.ts';
import { createVerdicts, type Deviation, type Source, type Verdict } from './verdicts.ts';

/** An exchange with its values, and where it was recorded. */
export interface Recorded extends Source {
  exchange: Exchange;
}

export interface BehaviourReport {
  /** The claims that the recording confirms or contradicts, sorted by id. */
  verdicts: Verdict[];
  /** Differences that several rules could explain: one of them, or some together, do not hold. */
  open: readonly Open[];
  /** Calls that the service refused and no rule refuses. */
  unexplained: Deviation[];
  /** Number of rules that the recording says nothing about. */
  notSeen: number;
  exchanges: number;
  /** Exchanges that say nothing of rules, by the reason. */
  skipped: Record<Skipped, number>;
  /** Number of exchanges that came after a later one. They are replayed by their times. */
  outOfOrder: number;
}

/** Why an exchange says nothing of rules. */
export type Skipped =
  | 'not in the contract'
  | 'no rule applies'
  | 'request body not recorded'
  | 'refers to something that was not recorded';

/**
 * Replays recorded calls, by their times, against a sandbox that knows what the recording shows, and compares what the
 * service answered with what each rule makes of it. A rule counts only where the sandbox would answer otherwise without it.
 */
export function replay(contract: Contract, recorded: readonly Recorded[]): BehaviourReport {
  const oracle = oracleOf(contract);
  const { inOrder, outOfOrder } = byTime(recorded);
  // What the recording does not show may concern records from the start, so the first run only finds them.
  const { tainted } = run(oracle, inOrder, new Map(), false);
  return { ...run(oracle, inOrder, tainted, true).report, outOfOrder };
}

/** Sorts exchanges by their times. One without a time stays behind the one before it, and those of one time keep their order. */
function byTime(recorded: readonly Recorded[]): { inOrder: Recorded[]; outOfOrder: number } {
  let time = Number.NEGATIVE_INFINITY;
  let outOfOrder = 0;
  const timed = recorded.map((entry) => {
    const sentAt = Date.parse(entry.exchange.at ?? '');
    if (sentAt < time) outOfOrder += 1;
    if (!Number.isNaN(sentAt)) time = sentAt;
    return { entry, time };
  });
  const sorted = timed.sort((first, other) => (first.time === other.time ? 0 : first.time - other.time));
  return { inOrder: sorted.map(({ entry }) => entry), outOfOrder };
}

/** Records that are named together with what the recording does not show, by the organization. */
type Tainted = ReadonlyMap<string, ReadonlySet<Id>>;

function run(
  oracle: Oracle,
  recorded: readonly Recorded[],
  tainted: Tainted,
  judgesRules: boolean,
): { report: Omit<BehaviourReport, 'outOfOrder'>; tainted: Tainted } {
  const shadows = new Map<string, Shadow>();
  const verdicts = createVerdicts();
  const unexplained: Deviation[] = [];
  const differences: Difference[] = [];
  const skipped: BehaviourReport['skipped'] = {
    'not in the contract': 0,
    'no rule applies': 0,
    'request body not recorded': 0,
    'refers to something that was not recorded': 0,
  };

  function take({ exchange, file, line }: Recorded): Skipped | undefined {
    const answered = read(oracle, exchange);
    if (typeof answered === 'string') return answered;
    const { call, plan, body, lacksBody } = answered;
    const { status } = exchange.response;
    const now = Date.parse(exchange.at ?? '') || 0;
    const shadow =
      shadows.get(call.organization!) ??
      createShadow(oracle.engine, call.organization!, now, tainted.get(call.organization!));
    shadows.set(call.organization!, shadow);
    moveClock(shadow, now);
    assumeSettings(shadow, call);
    const namedIds = idsOf(call);
    const isRead = plan.kind === 'get' || plan.kind === 'list';
    const readId = isRead ? call.path[plan.idParameter ?? ''] : undefined;
    const isShown = [...namedIds].every((id) => id === readId || (shadow.seen.has(id) && !shadow.opaque.has(id)));
    const reach = { oracle, shadow, verdicts, unexplained, differences, file, line, namedIds, judgesRules };
    const isSuccess = status < 300;
    if (!isShown || lacksBody || (isSuccess && plan.envelope.form === 'file')) {
      if (isSuccess) learnRecords(shadow, oracle.engine, answered);
      // An unknown id in a body may be that of any record.
      const reached = [...namedIds, ...idsIn(body), ...(lacksBody ? shadow.seen : [])];
      if (plan.writes) for (const id of reached) shadow.tainted.add(id);
      learnIds(shadow, body, plan.writes || !isShown);
      return lacksBody ? 'request body not recorded' : 'refers to something that was not recorded';
    }
    if (isSuccess) judgeAnswer(reach, answered);
    else judgeRefusal(reach, answered);
    if (isSuccess) learnIds(shadow, body, false);
    return undefined;
  }

  for (const entry of recorded) {
    const reason = take(entry);
    if (reason !== undefined) skipped[reason] += 1;
  }
  const confirmed = new Map(verdicts.all().map((verdict) => [verdict.id, verdict.confirmed]));
  const { failed, open } = attribute(differences, confirmed);
  for (const { rule, deviation } of failed) verdicts.failed(claimOfRule(oracle, rule), deviation);
  const allVerdicts = verdicts.all();
  const seen = new Set(allVerdicts.map(({ id }) => id));
  return {
    report: {
      verdicts: allVerdicts,
      open,
      unexplained,
      notSeen: oracle.rules.filter(({ id }) => !seen.has(id)).length,
      exchanges: recorded.length,
      skipped,
    },
    tainted: new Map([...shadows].map(([organization, shadow]) => [organization, shadow.tainted])),
  };
}

/** Statuses that say nothing of rules: no token, no permission, too many calls, a change of the service. */
const NO_RULE = new Set([401, 403, 408, 429]);

function read(oracle: Oracle, exchange: Exchange): (Answered & { lacksBody: boolean }) | Skipped {
  const { status } = exchange.response;
  if (status < 200 || (status >= 300 && status < 400) || status >= 500 || NO_RULE.has(status)) return 'no rule applies';
  const { call, lacksBody = false } = oracle.callOf(exchange) ?? {};
  const plan = call && oracle.plans.get(call.operation);
  const table = plan && oracle.tableOf(plan);
  if (!call?.organization || call.form || !plan || !table) return 'not in the contract';
  const body = plan.envelope.form === 'file' && status < 300 ? {} : bodyOf(exchange);
  if (!body) return 'no rule applies';
  const id = call.path[plan.idParameter ?? ''] ?? '';
  return { call, lacksBody, plan, table, body, shown: shownIn(body, plan, table.idField, id) };
}

function bodyOf({ response }: Exchange): Node | undefined {
  try {
    const value = JSON.parse(quoteIds(textOf(response.body ?? ''))) as unknown;
    return isNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
