import { afterAll, beforeAll } from 'vitest';
import { changedSince, type Globals, globals } from './globals.ts';

// The files of a suite share processes, so what one leaves behind would change the others.
let before: Globals;
beforeAll(() => {
  before = globals();
});
afterAll(() => {
  const changed = changedSince(before);
  if (changed.length > 0) throw new Error(`This file changed globals and did not restore them: ${changed.join(', ')}.`);
});
