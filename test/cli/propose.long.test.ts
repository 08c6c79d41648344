import { testBlankDate } from './propose.ts';

testBlankDate('json');
testBlankDate('yaml');
