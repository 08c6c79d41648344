import type { Parts } from '../fixture.ts';

/** Two documents and every change between them. */
export interface Case {
  what: string;
  before: Parts;
  after: Parts;
  expected: string[];
}

/**
 * A schema that changed, and what that means in a request and in a response: `impact kind`, then the place below the
 * body if it is not the body itself. Nothing where it means nothing.
 */
export interface SchemaCase {
  what: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  message: string;
  request: string;
  response: string;
}
