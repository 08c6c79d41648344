import { describe } from 'vitest';
import { testContained } from './recursive.ts';

describe('many schemas that contain each other', () => {
  testContained(40);
});
