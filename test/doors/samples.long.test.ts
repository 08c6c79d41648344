import { describe } from 'vitest';
import { operations } from '../support/document.ts';
import { testSamples } from './samples.ts';
import { SOME } from './some.ts';

// Of the forms, the last one has what each language must escape.
describe('every operation', () => testSamples(['Token key="$`{token}\\"'], operations));
describe('some operations', () => testSamples(['Bearer {token}', 'X-Api-Key: {token}'], SOME));
