import { createSandbox, type Explanation, type Sandbox, type SandboxOptions } from '../../src/public/sandbox.ts';
import { askFor, ON_NOTHING } from './later-reads.ts';
import type { Asked } from './later-reads-of-documents.ts';
import { callerOf } from './sandbox-calls.ts';
import type { Json } from './story.ts';

/** An answer, and why it is as it is. */
export interface ExplainedReply {
  status: number;
  headers: Headers;
  body: Json;
  explanations: readonly Explanation[];
}

/** A sandbox in which an operation can be called, and how to call it there. */
export interface Prepared {
  operation: string;
  sandbox: Sandbox;
  asked: Asked;
}

/** Makes what an operation needs. */
export async function prepare(operation: string, options: SandboxOptions = {}): Promise<Prepared> {
  const sandbox = createSandbox({ ...(ON_NOTHING.has(operation) && { seed: 'empty' }), ...options });
  return { operation, sandbox, asked: await askFor(operation, sandbox, callerOf(sandbox)) };
}

/** Calls an operation, and asks why. Without its rules, an answer need not hold to the contract. */
export async function explain(
  sandbox: Sandbox,
  operation: string,
  { parameters, body }: Partial<Asked> = {},
): Promise<ExplainedReply> {
  let reply: ExplainedReply | undefined;
  const fetch: Sandbox['fetch'] = async (input, init) => {
    const { response, explanations } = await sandbox.explain(input, init);
    const isJson = response.headers.get('content-type') === 'application/json';
    const answer = isJson ? ((await response.json()) as Json) : {};
    reply = { status: response.status, headers: response.headers, body: answer, explanations };
    return new Response('', { headers: { 'content-type': 'application/pdf' } });
  };
  const { organizationId } = sandbox;
  await callerOf({ organizationId, fetch } as Sandbox)(operation, parameters, body);
  return reply!;
}
