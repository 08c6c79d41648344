import type { Operations } from './operation.ts';
import type { Prepare } from './prepare.ts';
import type { Run } from './runner.ts';
import type { Send } from './transport.ts';

/** Shared with calls by path, which have their own entry point. */
export interface Connection {
  organizationId: string;
  baseUrl: string;
  headers: Record<string, string>;
  operations: Operations;
  prepare: Prepare;
  send: Send;
  run: Run;
}

/** The property of a client that holds its connection. Entries are bundled apart, so it is a symbol that all of them know. */
export const CONNECTION = Symbol.for('inventory-service-api.connection');
