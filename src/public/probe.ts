export type { Authorization } from '../contract/authorization.ts';
export {
  createProbe,
  type ProbeOptions,
  type ProbePlan,
  type ProbeReport,
  type ProbeRun,
} from '../probe/create-probe.ts';
export type { ProbeVerdict, VerdictKind } from '../probe/decide.ts';
export {
  createJournal,
  type Journal,
  type JournalLine,
  type Left,
  type Made,
  type Uncertain,
} from '../probe/journal.ts';
export type { Seen, Sign } from '../probe/lookup.ts';
export type { ProbeClock } from '../probe/pace.ts';
export { assumptionsOf, type ReportEvidence, reportText, ruleEvidenceOf } from '../probe/report.ts';
export type { RuleVerdict } from '../probe/rule-verdicts.ts';
export type { Ended } from '../probe/run.ts';
export type { Allowed, LeftOut } from '../probe/select.ts';
export type { ProbeExchange } from '../probe/service.ts';
export { shippedProbes } from '../probe/shipped.ts';
export type { RuleEvidence, RuleFinding, RuleFindings } from '../rule-states/finding.ts';
