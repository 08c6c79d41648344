import { testPaging } from './paging.ts';

testPaging(200);
