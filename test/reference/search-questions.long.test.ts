import { describe } from 'vitest';
import { testQuestions } from './asked.ts';

describe('sixty questions of readers', () => {
  testQuestions(1);
});
