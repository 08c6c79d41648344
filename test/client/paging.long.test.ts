import { testPaging } from './paging.ts';

testPaging(1000);
