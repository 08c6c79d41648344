export { type FactoryFields, factory } from '../../sandbox/factory/factory.ts';
export type { FactoryName, FactoryState } from '../../sandbox/factory/states.ts';
export type { CallFilter } from '../../sandbox/options/sandbox-options.ts';
export type { LogEntry } from '../../sandbox/organizations/log-book.ts';
export { curlOf, type Sender } from '../../sandbox/testing/call-formats.ts';
export type { RecordChange } from '../../sandbox/testing/changes.ts';
export { type Checkpoint, type Checkpoints, createCheckpoints } from '../../sandbox/testing/checkpoints.ts';
export {
  type EventLog,
  type EventLogOptions,
  type Gap,
  recordEvents,
  type ToldEvent,
} from '../../sandbox/testing/event-log.ts';
export { type CallExpectation, expectCall, type WithCalls } from '../../sandbox/testing/expect-call.ts';
export { type Matched, type SandboxMatchers, sandboxMatchers } from '../../sandbox/testing/matchers.ts';
export type { Receipt, ReceiptState, RuleUse, RuleUses } from '../../sandbox/testing/receipt.ts';
export { type Fetching, type Receipts, receipts, type TestName } from '../../sandbox/testing/receipts.ts';
export { type RemoteOptions, type RemoteSandbox, sandboxAt } from '../../sandbox/testing/remote.ts';
export type { Failure } from '../service/failure.ts';
