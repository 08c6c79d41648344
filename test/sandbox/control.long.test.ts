import { testJunk } from './control.ts';

testJunk(67);
