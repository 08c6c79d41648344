export type { CallFilter, Failure } from '../sandbox/options/sandbox-options.ts';
export type { LogEntry } from '../sandbox/organizations/log-book.ts';
export { curlOf, harOf, type Sender } from '../sandbox/testing/call-formats.ts';
export { type CallExpectation, expectCall, type WithCalls } from '../sandbox/testing/expect-call.ts';
export { type Matched, type SandboxMatchers, sandboxMatchers } from '../sandbox/testing/matchers.ts';
export { type RemoteOptions, type RemoteSandbox, sandboxAt } from '../sandbox/testing/remote.ts';
