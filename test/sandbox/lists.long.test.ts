import { testAnyQuery } from './lists.ts';

testAnyQuery(500);
