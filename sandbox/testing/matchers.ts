import { type CallExpectation, judgeCalls, type Verdict, type WithCalls } from './expect-call.ts';

/** What a matcher returns, as Vitest, Jest and Playwright take it. */
export interface Matched {
  pass: boolean;
  message(): string;
}

/** The matchers as `expect` has them, for the declarations of a test runner. */
export interface SandboxMatchers<Result = unknown> {
  /** Whether a sandbox was called so; of one over HTTP, a promise. */
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
