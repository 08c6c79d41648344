import { describe } from 'vitest';
import { testUploads } from './body.ts';

describe('a large upload that is refused', () => testUploads(5));
