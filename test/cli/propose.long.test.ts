import { testBlankDate } from './propose.ts';

testBlankDate('yaml');
