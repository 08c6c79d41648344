import type { Parts } from '../fixture.ts';

/** Two documents and every change between them. */
export interface Case {
  what: string;
  before: Parts;
  after: Parts;
  expected: string[];
}
