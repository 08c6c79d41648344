import { describe } from 'vitest';
import { operations } from '../support/document.ts';
import { IS_FULL, partOf } from '../support/full.ts';
import { testSamples } from './samples.ts';
import { SOME } from './some.ts';

// Of the forms, the last one has what each language must escape.
describe('operations', () => testSamples(['Token key="$`{token}\\"'], partOf(operations, 3)));
describe.runIf(IS_FULL)('some operations', () => testSamples(['Bearer {token}', 'X-Api-Key: {token}'], SOME));
