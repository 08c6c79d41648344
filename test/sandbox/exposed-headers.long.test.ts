import { testExposed } from './exposed-headers.ts';

testExposed(1);
