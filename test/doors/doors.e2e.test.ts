import { testDoors } from './door-tests.ts';
import { DOORS } from './doors.ts';
import { SOME } from './some.ts';

// Postman's runner takes long to read the collection, so only the long suite uses it.
const { 'the collection for Postman': _, ...doors } = DOORS;

testDoors(['X-Api-Key: {token}'], SOME, doors);
