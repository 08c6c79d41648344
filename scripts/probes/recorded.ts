import type { Facts } from '../../src/sandbox/engine/index.ts';

/** The calls that a test made to one organization of a sandbox, in their order. */
export interface RecordedSession {
  calls: RecordedCall[];
}

/** A call of a test. */
export interface RecordedCall {
  operation: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The records that it names, and those that these name, as they were then. */
  given: Record<string, { resource: string; facts: Facts }>;
  /** The ids that its answer shows first, each with the JSON Pointer to it. */
  ids: Record<string, string>;
}
