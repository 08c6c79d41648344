import assert from 'node:assert/strict';
import { answerCheckOf } from '../answer-checks.ts';
import { problemsOfRefusal, type SentParts } from '../refusal-errors.ts';
import type { Json } from '../story.ts';

/** Checks an answer against the contract: every value, and no field that it does not have. */
export function checkAnswer(operation: string, status: number, body: Json, sent: SentParts): void {
  if (status >= 300) {
    assert.deepEqual(problemsOfRefusal(status, body, sent), []);
  } else assert.deepEqual(answerCheckOf(operation, status)!(body), []);
}
