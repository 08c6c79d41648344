import { testDoors } from './door-tests.ts';
import { SOME } from './some.ts';

testDoors(['X-Api-Key: {token}'], SOME);
