import type { Remark } from '../contract/index.ts';
import type { Failure } from './failure.ts';
import type { RefusalReason } from './reasons.ts';
import type { Cut } from './service-call.ts';

/** A request that has been answered, or left by its client before. */
export interface LogEntry {
  /** `-` if it can't be read. */
  method: string;
  /** Path and query as they came in; `-` if they can't be read. */
  url: string;
  /** 0 if the client disconnected before it was answered. */
  status: number;
  /** Time that the answer took, in ms. */
  duration: number;
  /** The operation, if the URL and the method are one. */
  operationId?: string;
  /** Why the service answered by itself, if it did. */
  refusal?: RefusalReason;
  /** Places of parameters and fields that the contract does not have, such as `body.custmer_id`. */
  unknown?: readonly string[];
  /** Values of another type than was inferred, such as `body.zip` where text was inferred and a number came. */
  inferred?: readonly Remark[];
  /** A sentence on what the caller may not expect, such as the date of a sandbox. */
  hint?: string;
  /** The failure that was asked for and met it. */
  failure?: Failure;
  /** Part of the response that was cut off by a requested failure. */
  cut?: Cut;
  /** True if the client disconnected before the response. */
  aborted?: true;
  /** Error in the service itself. */
  error?: unknown;
}

/** Is called with each request when it has been answered. */
export type Log = (entry: LogEntry) => void;

/** Makes a function that calls another, whose failures are printed and go no further. */
export function guarded(log: Log | undefined): Log {
  if (!log) return () => undefined;
  return (entry) => {
    try {
      // A function that returns a promise fails later.
      Promise.resolve(log(entry) as unknown).catch(report);
    } catch (error) {
      report(error);
    }
  };
}

function report(error: unknown): void {
  console.error('The log function failed:', error);
}

/** Names of headers, of parameters and of fields whose values are secrets. */
const SECRET =
  /token|secret|passw(or)?d|authorization|cookie|credential|jwt|session|(api|access|private)[-_.]?key|x-sandbox-control|(^|[^a-z])(auth|key|sig|signature)([^a-z]|$)/i;

const REDACTED = 'REDACTED';

export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** Takes secrets out of a URL. */
export function redactUrl(url: string): string {
  return url.replaceAll(/([?&])([^=&#]*)=[^&#]+/g, (pair, sign: string, name: string) =>
    isSecretName(name) ? `${sign}${name}=${REDACTED}` : pair,
  );
}

/** Takes secrets out of a query. */
export function withoutSecrets(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const secrets = Object.keys(query).filter(isSecretName);
  return secrets.length === 0 ? query : { ...query, ...Object.fromEntries(secrets.map((name) => [name, REDACTED])) };
}
