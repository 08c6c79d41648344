import type { CallInfo } from './errors.ts';

/** What one call may set for itself. */
export interface CallOptions {
  /** Aborts the call at any point. */
  signal?: AbortSignal;
  /** At most this long for the call, in ms: waits, retries and reading bodies included. Infinity for no limit. */
  timeout?: number;
  /** At most this many repetitions of the request. */
  retries?: number;
}

/** A call in progress. The transport keeps it up to date. */
export interface Call {
  operationId: string | undefined;
  method: string;
  url: string;
  attempts: number;
  /** At most this many repetitions; undefined for those of the client. */
  retries?: number | undefined;
  /** Whether a response of success is a file, which stays as it is. Any other is JSON, whose ids become strings. */
  isFile: boolean;
  /** Takes the token out of a text of the service. */
  redact(text: string): string;
}

/** Creates a call that has not been sent. Its URL is the template until the request is built. */
export function newCall(
  method: string,
  url: string,
  { operationId, isFile = false, retries }: Partial<Call> = {},
): Call {
  return { operationId, method, url, attempts: 0, retries, isFile, redact: (text) => text };
}

/** What errors and hooks say about a call. */
export function infoOf({ operationId, method, url, attempts }: Call): CallInfo {
  return { operationId, method, url, attempts };
}
