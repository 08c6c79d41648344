import { describe } from 'vitest';
import { testMoves } from './state-moves.ts';

describe('what moves a record', () => testMoves(1));
