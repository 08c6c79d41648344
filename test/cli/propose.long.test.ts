import { testBlankDate, testKeys } from './propose.ts';

testBlankDate('json');
testBlankDate('yaml');

testKeys([
  ['verify', '--never-seen'],
  ['verify', '--format', 'json'],
  ['verify', '--format', 'markdown'],
  ['verify', '--format', 'sarif'],
  ['evidence', 'merge'],
  ['evidence', 'show'],
  ['propose'],
]);
