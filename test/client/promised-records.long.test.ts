import { describe } from 'vitest';
import { testPromises } from './promised-records.ts';

describe('a response without what the type of its method names', () => {
  testPromises(1);
});
