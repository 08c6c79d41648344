import { describe } from 'vitest';
import { testHelp } from './programs.ts';

describe('a release program', () => {
  testHelp(['check', 'record', 'publish', 'site']);
});
