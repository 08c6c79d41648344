import { makeFiles, testUnchecked } from './unchecked.ts';

testUnchecked(makeFiles(), ['har', 'ndjson'], true);
