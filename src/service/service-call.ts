import type { Refusal } from './service-refusal.ts';

/** A request that came in, whatever brought it. */
export interface Call {
  method: string;
  /** The target of the request line: path and query as they came in. */
  target: string;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The body, decompressed; why it can't be read; or undefined if there is none. */
  body: Uint8Array | Refusal | undefined;
  /** Aborted when the client disconnects. It is looked at only if the answer has to wait. */
  readonly signal?: AbortSignal | undefined;
}

/** Known parts of a request that can't be read. */
export type CallHead = Pick<Call, 'method' | 'target' | 'header'>;

/** Part of a response that is cut off: all of it, or half of its body. */
export type Cut = 'all' | 'half';

export interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  body: Uint8Array | undefined;
  cut?: Cut | undefined;
}
