export type { RuleEvidence, RuleFinding, RuleFindings } from '../../sandbox/rule-states/finding.ts';
export {
  createProbe,
  type ProbePlan,
  type ProbeReport,
  type ProbeRun,
} from '../../verifier/probe/create-probe.ts';
export type { ProbeVerdict, VerdictKind } from '../../verifier/probe/decide.ts';
export {
  createJournal,
  type Journal,
  type JournalLine,
  type Left,
  type Made,
  type Uncertain,
} from '../../verifier/probe/journal.ts';
export type { Seen, Sign } from '../../verifier/probe/lookup.ts';
export type { ProbeOptions } from '../../verifier/probe/options.ts';
export type { ProbeClock } from '../../verifier/probe/pace.ts';
export { assumptionsOf, type ReportEvidence, reportText, ruleEvidenceOf } from '../../verifier/probe/report.ts';
export type { RuleVerdict } from '../../verifier/probe/rule-verdicts.ts';
export type { Ended } from '../../verifier/probe/run.ts';
export type { Allowed, LeftOut } from '../../verifier/probe/select.ts';
export type { ProbeExchange } from '../../verifier/probe/service.ts';
export { shippedProbes } from '../../verifier/probe/shipped.ts';
export type { Authorization } from '../contract/authorization.ts';
