import { describe } from 'vitest';
import { operations } from '../support/document.ts';
import { testNames, testPhrases } from './found-by-words.ts';

describe('the search', () => {
  testPhrases(1);
  testNames(operations);
});
