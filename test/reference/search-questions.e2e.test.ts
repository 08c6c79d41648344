import { describe, expect, it } from 'vitest';
import { QUESTIONS, testQuestions } from './asked.ts';

describe('sixty questions of readers', () => {
  it('are that many, each asked once', () => {
    expect(new Set(QUESTIONS.map(([query]) => query)).size).toBe(60);
  });
});

describe('every third question of readers', () => {
  testQuestions(3);
});
