import { describe } from 'vitest';
import { testMarks } from './documents.ts';

describe('the contract against the documents of the service, without any one of its marks', () => {
  testMarks(1);
});
