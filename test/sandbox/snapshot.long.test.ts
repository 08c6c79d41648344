import { describe } from 'vitest';
import { testJunk } from './snapshot.ts';

describe('what is no snapshot', () => {
  testJunk(300);
});
