import { describe } from 'vitest';
import { testQuestions } from './asked.ts';

describe('every third question of readers', () => {
  testQuestions(3);
});
