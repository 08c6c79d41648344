import { sampleCall } from '../../../src/code-samples/index.ts';
import type { OpenApiDocument, Operation } from '../../../src/contract/index.ts';
import { sandboxOf, tryCall } from './call-sandbox.ts';

/** The sandbox's responses to sample requests with a body, by operationId. */
export type SampleAnswers = ReadonlyMap<string, unknown>;

/** Sends the sample call of each operation that takes a body to a sandbox as it is at first: the answer is to what the sample asks for. */
export async function answersTo(document: OpenApiDocument, operations: readonly Operation[]): Promise<SampleAnswers> {
  const sandbox = sandboxOf(document);
  const answers = new Map<string, unknown>();
  for (const operation of operations) {
    const call = sampleCall(document, operation);
    if (!call.body || !('json' in call.body)) continue;
    const { isDone, body } = await tryCall(sandbox, call);
    if (isDone) answers.set(operation.id, body);
    sandbox.reset();
  }
  return answers;
}
