import { expect } from 'vitest';
import type { Sandbox } from '../../src/public/sandbox.ts';
import { answerCheckOf } from './answer-checks.ts';
import { operationOf, TOKEN } from './mock-calls.ts';
import { problemsOfRefusal, type SentParts } from './refusal-errors.ts';
import type { Json } from './story.ts';

const BASE = 'https://inventory.example.com/inventory/v1';

/** An answer of a sandbox. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Json;
}

/** Calls an operation: identifiers of the URL and parameters of the query together, then the body. */
export type Caller = (operationId: string, parameters?: Json, body?: Json | FormData) => Promise<Reply>;

/** Calls the operations of a sandbox. Every answer is held against the contract: no field may be unknown to it. */
export function callerOf(sandbox: Sandbox, headers: Record<string, string> = TOKEN): Caller {
  return async (operationId, parameters = {}, body) => {
    const operation = operationOf(operationId);
    const query = new URLSearchParams();
    if (operationId !== 'listOrganizations') query.set('organization_id', sandbox.organizationId);
    const ids = operation.path.match(/(?<=\{)\w+/g) ?? [];
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    for (const [name, value] of Object.entries(parameters)) {
      if (!operation.path.includes(`{${name}}`)) query.set(name, String(value));
    }
    const isForm = body instanceof FormData;
    const response = await sandbox.fetch(`${BASE}${path}?${query}`, {
      method: operation.method.toUpperCase(),
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? ((await response.json()) as Json) : { bytes: new Uint8Array(await response.arrayBuffer()) };
    if (!isJson) return { status: response.status, headers: response.headers, body: answer };
    const sent = {
      path: Object.fromEntries(ids.map((name) => [name, parameters[name]])),
      query: Object.fromEntries(query),
      body,
    };
    checkAnswer(operationId, response.status, answer, sent);
    return { status: response.status, headers: response.headers, body: answer };
  };
}

function checkAnswer(operationId: string, status: number, answer: Json, sent: SentParts): void {
  // An expectation takes longer than a call of the sandbox, so there is one only where something is wrong.
  if (status >= 300) {
    const wrong = problemsOfRefusal(status, answer, sent);
    if (wrong.length > 0) expect.fail(`${operationId}: ${wrong.join('; ')} ${status} ${JSON.stringify(answer)}`);
    return;
  }
  const check = answerCheckOf(operationId, status);
  if (!check) return expect.fail(`${operationId} has no response ${status}`);
  const wrong = check(answer);
  if (wrong.length > 0) expect(wrong).toEqual([]);
}

/** A call that succeeds: the body of its answer. */
export async function ok(reply: Promise<Reply>): Promise<Json> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A call that is refused: status, code and message. */
export async function refused(reply: Promise<Reply>): Promise<[status: number, code: number, message: string]> {
  const { status, body } = await reply;
  if (status < 300) throw new Error(`It was not refused: ${JSON.stringify(body)}`);
  return [status, body['code'] as number, body['message'] as string];
}
