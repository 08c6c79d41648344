import { describe } from 'vitest';
import { testQuestions } from './asked.ts';

describe('the questions of readers', () => {
  testQuestions(1);
});
