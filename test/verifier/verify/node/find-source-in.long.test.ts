import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { testFormats } from './find-source-in.ts';

describe('the line of a part of a document', () => {
  testFormats(readFileSync('generated/openapi.json', 'utf8'), 500);
});
