import { describe } from 'vitest';
import { operations } from '../support/document.ts';
import { IS_FULL, partOf } from '../support/full.ts';
import { testDoors } from './door-tests.ts';
import { SOME } from './some.ts';

// A service with another host, another path, and another prefix or another header; it refuses the documented form.
describe('operations', () => testDoors(['X-Api-Key: {token}'], partOf(operations, 3)));
describe.runIf(IS_FULL)('some operations', () => testDoors(['Bearer {token}'], SOME));
