import { testDoors } from './door-tests.ts';
import { DOORS } from './doors.ts';
import { SOME } from './some.ts';

// The collection takes long to be read by what Postman runs, so that way is in the long suite alone.
const { 'the collection for Postman': _, ...doors } = DOORS;

testDoors(['X-Api-Key: {token}'], SOME, doors);
