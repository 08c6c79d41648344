import { inProcess, testPage } from './docs.ts';

testPage(inProcess, false);
