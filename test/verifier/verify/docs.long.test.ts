import { asProgram, testPage } from './docs.ts';

testPage(asProgram);
