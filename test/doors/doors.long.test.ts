import { describe } from 'vitest';
import { operations } from '../support/document.ts';
import { testDoors } from './door-tests.ts';
import { SOME } from './some.ts';

// A service with another host, another path, and another prefix or another header; it refuses the documented form.
describe('every operation', () => testDoors(['X-Api-Key: {token}'], operations));
describe('some operations', () => testDoors(['Bearer {token}'], SOME));
