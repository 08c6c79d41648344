import { type CallExpectation, judgeCalls, type Verdict, type WithCalls } from './expect-call.ts';

/** Result of a matcher, in the form that Vitest, Jest and Playwright accept. */
export interface Matched {
  pass: boolean;
  message(): string;
}

/** The matchers as `expect` has them, for the declarations of a test runner. */
export interface SandboxMatchers<Result = unknown> {
  /** Checks whether a sandbox received such a call. Returns a promise for a sandbox over HTTP. */
  toHaveCall(expectation: CallExpectation): Result;
}

/**
 * Matchers for `expect.extend` of Vitest, Jest and Playwright. What is wrong with an expectation fails a test, also after `not`.
 *
 * ```ts
 * expect.extend(sandboxMatchers);
 * expect(sandbox).toHaveCall({ operationId: 'createInvoice', times: 1 });
 * ```
 */
export const sandboxMatchers = {
  toHaveCall(sandbox: WithCalls, expectation: CallExpectation): Matched | Promise<Matched> {
    const judged = judgeCalls(sandbox, expectation);
    return judged instanceof Promise ? judged.then(matched) : matched(judged);
  },
};

function matched({ isMet, message }: Verdict): Matched {
  return { pass: isMet, message: () => (isMet ? message.replace('Expected a', 'Expected no') : message) };
}
