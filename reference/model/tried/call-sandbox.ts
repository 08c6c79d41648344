import { contractOf } from '../../../sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../../../sandbox/index.ts';
import { SAMPLE_TOKEN, type SampleCall, urlOf } from '../../../src/code-samples/index.ts';
import { authorizationHeaders, DOCUMENTED_AUTHORIZATION, type OpenApiDocument } from '../../../src/contract/index.ts';
import type { Explanation } from '../../../src/public/sandbox.ts';
import { ASKING_WHY, apart } from '../../reasons.ts';

export interface Tried {
  isDone: boolean;
  /** The rule that refused the call. */
  rule: string | undefined;
  /** Kinds of refusals, such as `missing`. */
  refusal: string;
  body: Readonly<Record<string, unknown>>;
  reasons: readonly Explanation[];
}

/** A sandbox as each is at first, by its document: to read a contract takes longer than to try many calls. */
const untouched = new WeakMap<OpenApiDocument, Sandbox>();

/** A sandbox that calls are tried in while the site is built. */
export function sandboxOf(document: OpenApiDocument): Sandbox {
  const first = untouched.get(document) ?? createSandboxFor(contractOf(document));
  untouched.set(document, first);
  return first.fork();
}

/**
 * Sends a call to a sandbox.
 *
 * @param asksWhy Whether reasons are wanted. They take several times as long as the call.
 */
export async function tryCall({ fetch }: Sandbox, call: SampleCall, asksWhy = false): Promise<Tried> {
  const response = await fetch(`${urlOf(call)}?${new URLSearchParams(call.query)}`, {
    method: call.method,
    headers: {
      ...authorizationHeaders(DOCUMENTED_AUTHORIZATION, SAMPLE_TOKEN),
      'Content-Type': 'application/json',
      ...(asksWhy && ASKING_WHY),
    },
    ...(call.body && 'json' in call.body && { body: JSON.stringify(call.body.json) }),
  });
  const answer = response.headers.get('content-type')?.includes('json') ? await response.json() : {};
  return {
    isDone: response.ok,
    rule: response.headers.get('x-sandbox-rule') ?? undefined,
    refusal: response.headers.get('x-sandbox-refusal') ?? '',
    ...apart(answer as Record<string, unknown>),
  };
}
