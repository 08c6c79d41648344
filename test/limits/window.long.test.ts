import { testTurns } from './window.ts';

testTurns(1000);
