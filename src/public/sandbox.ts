export { createSandbox } from '../../sandbox/create-sandbox.ts';
export type { CustomRules } from '../../sandbox/custom-rules/slots.ts';
export type { Explanation, Source } from '../../sandbox/engine/explain/explanation.ts';
export { assumed, type Basis, customRule as rule, documented, type Rule } from '../../sandbox/engine/record/rule.ts';
export { type Reason, Refusal } from '../../sandbox/engine/refusal.ts';
export type { Clock, Duration } from '../../sandbox/engine/store/clock.ts';
export type {
  CallFilter,
  SandboxEvent,
  SandboxOptions,
  TokenGrant,
} from '../../sandbox/options/sandbox-options.ts';
export type { Explained } from '../../sandbox/organizations/explained.ts';
export type { LogEntry } from '../../sandbox/organizations/log-book.ts';
export type { RuleEvidence, RuleFinding, RuleFindings } from '../../sandbox/rule-states/finding.ts';
export type { Found, RuleState, Stated, Undecidable } from '../../sandbox/rule-states/rule-state.ts';
export type { Sandbox } from '../../sandbox/sandbox.ts';
export type { RecordsSeed } from '../../sandbox/seed/records.ts';
export type { FullRecord, Records } from '../../sandbox/state/record-access.ts';
export { type Snapshot, SnapshotError } from '../../sandbox/state/snapshot.ts';
export type { EventInput, EventName } from '../../sandbox/types/events.ts';
export type { Reader, ResourceName, Stored, Writer } from '../../sandbox/types/types.ts';
export type { Failure } from '../service/failure.ts';
