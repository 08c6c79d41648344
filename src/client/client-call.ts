import type { CallInfo } from './errors.ts';

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call at any point. The call then throws the signal's reason, as `fetch` does. */
  signal?: AbortSignal | undefined;
  /**
   * Maximum time for the call, in ms, including waits, retries and reading bodies; Infinity for no limit. The default is the
   * client's.
   */
  timeout?: number | undefined;
  /** Maximum number of retries. By default the client's. */
  retries?: number | undefined;
  /**
   * Headers of this request, in addition to the client's. A header that carries the token is rejected, and a form has its own
   * `Content-Type`.
   */
  headers?: Record<string, string> | undefined;
}

/** The data of a call, with the response that it came in. The body of the response has been read. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
}

/** A promise of the data of a call. */
export interface CallPromise<Data> extends Promise<Data> {
  /** The data with the response, for its status and headers. Throws what the call throws. */
  withResponse(): Promise<WithResponse<Data>>;
}

/** A call in progress. The transport keeps it up to date. */
export interface Call extends CallInfo {
  /** At most this many repetitions; undefined for those of the client. */
  retries?: number | undefined;
  /** True if a successful response is a file, which stays as it is. Any other is JSON, whose ids become strings. */
  isFile: boolean;
  /** True if a successful response is left to the caller to read. */
  isStream: boolean;
  /** Status of the last response. */
  status: number | undefined;
  /** Time that the service asked to wait with that response, in ms; NaN if it did not. */
  retryAfter: number;
  /** Takes the token out of a string of the service. */
  redact(text: string): string;
}

let count = 0;

type CallStart = Pick<Call, 'method' | 'url'> & Partial<Pick<Call, 'operationId' | 'retries' | 'isFile' | 'isStream'>>;

/** Creates a call that has not been sent. Its URL is the template until the request is built. */
export function newCall({ method, url, operationId, retries, isFile = false, isStream = false }: CallStart): Call {
  count += 1;
  return {
    id: count,
    operationId,
    method,
    url,
    attempts: 0,
    mayHaveHappened: false,
    retries,
    isFile,
    isStream,
    status: undefined,
    retryAfter: NaN,
    redact: asItIs,
  };
}

function asItIs(text: string): string {
  return text;
}

/** A redirect may lead to a URL that holds the token. */
export function infoOf({ id, operationId, method, url, attempts, mayHaveHappened, redact }: Call): CallInfo {
  return { id, operationId, method, url: redact(url), attempts, mayHaveHappened };
}

/** Makes a promise of the data of one with the response. */
export function dataOf<Data>(result: Promise<WithResponse<Data>>): CallPromise<Data> {
  const data = result.then((given) => given.data) as CallPromise<Data>;
  data.withResponse = () => {
    // Its failure is that of the other promise.
    data.catch(() => undefined);
    return result;
  };
  return data;
}
