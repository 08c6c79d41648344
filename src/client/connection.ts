import type { Call } from './client-call.ts';
import type { Deadline } from './deadline.ts';
import type { Operation, Operations } from './operation.ts';
import type { Init, Prepare } from './prepare.ts';
import type { Answer } from './response.ts';
import type { Run } from './runner.ts';
import type { Send } from './transport.ts';

/** What a client sends its calls with. Calls by path, which have an entry of their own, share it. */
export interface Connection {
  organizationId: string;
  baseUrl: string;
  headers: Record<string, string>;
  operations: Operations;
  prepare: Prepare;
  send: Send;
  run: Run;
  /** Sends what was prepared for a method through the middleware of calls by path; undefined while there is none. */
  throughMiddleware?: (operation: Operation, init: Init, call: Call, deadline: Deadline) => Promise<Answer>;
}

/** The property of a client that holds its connection. Entries are bundled apart, so it is a symbol that all of them know. */
export const CONNECTION = Symbol.for('inventory-service-api.connection');
