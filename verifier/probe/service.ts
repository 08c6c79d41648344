import { type Authorization, authorizationHeaders, quoteIds } from '../../src/contract/index.ts';
import type { Answered } from './lookup.ts';
import type { createPace } from './pace.ts';
import type { ProbedOperation } from './probe.ts';

/** Why a run stops before its end. What it has made is in the journal. */
export class Stopped extends Error {
  override readonly name: string = 'Stopped';
}

/** The owner has stopped a run. */
export class Interrupted extends Stopped {
  override readonly name = 'Interrupted';
}

/** The service is not probed with these settings: no connection is made, or what every account accepts is rejected. */
export class Unusable extends Stopped {
  override readonly name = 'Unusable';
}

/** A request and its response, without the token, as `createRecorder` of `inventory-service-api/verify` takes them. */
export interface ProbeExchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined };
  response: { status: number; headers: Record<string, string>; body: string | undefined };
}

export interface ServiceOptions {
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  baseUrl: string;
  organizationId: string;
  accessToken: string;
  authorization: Authorization;
  pace: ReturnType<typeof createPace>;
  /** Calls of this run at most. */
  budget: number;
  /** Time limit of a request, in milliseconds. */
  timeout: number;
  onExchange: ((exchange: ProbeExchange) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** A call as it is sent. */
export interface Sent {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Calls the service within budget and pace. */
export interface Service {
  /** Calls that may still be made. */
  readonly left: number;
  readonly calls: number;
  /**
   * Makes a call, when the pace allows it.
   *
   * @param isCleaning Whether it is made even if the run was interrupted, since it deletes what the run has made.
   * @returns The answer, undefined if none came, to a GET not even to a second request; of status 429 only if the service answers so again and again.
   * @throws Stopped if the budget is used, or the run was interrupted; Unusable if there is no connection, so that nothing was sent.
   */
  call(operation: ProbedOperation, sent: Sent, isCleaning?: boolean): Promise<Answered | undefined>;
}

/** Number of 429 responses after which the run ends. */
const MOST_LIMITED = 3;

const MINUTE = 60_000;

/** Makes what calls the service. */
export function createService(options: ServiceOptions): Service {
  const { fetch, baseUrl, organizationId, accessToken, authorization, pace, budget, timeout, onExchange, signal } =
    options;
  let calls = 0;
  let limited = 0;

  async function send(
    operation: ProbedOperation,
    { path, query, body }: Sent,
  ): Promise<{ response: Response; text: string } | 'lost' | 'late'> {
    const search = new URLSearchParams({ organization_id: organizationId });
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const url = `${baseUrl.replace(/\/$/, '')}${filled}?${search}`;
    const headers = { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) };
    const text = body === undefined ? undefined : JSON.stringify(body);
    try {
      const response = await fetch(url, {
        method: operation.method,
        headers: { ...headers, ...authorizationHeaders(authorization, accessToken) },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(text !== undefined && { body: text }),
      });
      const answered = await response.text();
      onExchange?.({
        request: { method: operation.method, url, headers, body: text },
        response: { status: response.status, headers: Object.fromEntries(response.headers), body: answered },
      });
      return { response, text: answered };
    } catch (error) {
      const code = notSentCode(error);
      if (code !== undefined)
        throw new Unusable(
          `No connection to ${baseUrl} (${code}): ${operation.method} ${operation.path} was not sent.`,
        );
      if (error instanceof TypeError) return 'lost';
      if (error instanceof DOMException && /Abort|Timeout/.test(error.name)) return 'late';
      throw error;
    }
  }

  return {
    get left() {
      return budget - calls;
    },
    get calls() {
      return calls;
    },
    async call(operation, sent, isCleaning = false) {
      // A server may close a connection just as it is used again. What only reads can be sent once more.
      let mayRepeat = operation.method === 'GET';
      for (;;) {
        if (calls >= budget) throw new Stopped(`The budget of ${budget} requests is used up.`);
        await pace.next(isCleaning ? undefined : signal);
        if (signal?.aborted && !isCleaning) throw new Interrupted('The run was interrupted.');
        calls += 1;
        const answer = await send(operation, sent);
        if (answer === 'lost' && mayRepeat) {
          mayRepeat = false;
          continue;
        }
        if (typeof answer === 'string') return undefined;
        const { status } = answer.response;
        if (status !== 429) return { status, body: parsed(answer.text) };
        limited += 1;
        if (limited >= MOST_LIMITED) return { status, body: undefined };
        const seconds = Number(answer.response.headers.get('retry-after'));
        pace.pause(seconds > 0 && seconds <= 600 ? seconds * 1000 : MINUTE);
      }
    },
  };
}

/** Returns the runtime's code for a connection that was never made; undefined if the request may have been sent. */
function notSentCode(error: unknown): string | undefined {
  const { code } = ((error as Error | undefined)?.cause ?? {}) as { code?: unknown };
  const isNotSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$|CERT|SIGNED|UNABLE_TO/.test(
    String(code),
  );
  return isNotSent ? String(code) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(quoteIds(text)) as unknown;
  } catch {
    return undefined;
  }
}
