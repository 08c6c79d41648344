import assert from 'node:assert/strict';
import { answerCheckOf } from '../answer-checks.ts';
import type { Json } from '../story.ts';

/** Checks an answer against the contract: every value, and no field that it does not have. */
export function checkAnswer(operation: string, status: number, body: Json): void {
  if (status >= 300) {
    assert.deepEqual(Object.keys(body), ['code', 'message']);
    assert.equal(Math.floor((body['code'] as number) / 10 ** (String(body['code']).length - 3)), status);
  } else assert.deepEqual(answerCheckOf(operation, status)!(body), []);
}
