import { describe } from 'vitest';
import { testForks } from './store.ts';

describe('a fork', () => testForks(200));
