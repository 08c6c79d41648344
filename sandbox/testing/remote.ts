import * as service from '../../src/service/index.ts';
import type { CallFilter } from '../options/index.ts';
import type { LogEntry } from '../organizations/index.ts';

/** Organization of a sandbox, and access to its control URLs. */
export interface RemoteOptions {
  /** The first one by default. */
  organizationId?: string | undefined;
  /** The token of a sandbox that was started with `--control-token`. */
  controlToken?: string | undefined;
}

const OPTIONS = service.object({ 'organizationId?': service.FILLED, 'controlToken?': service.TEXT });

/** A sandbox that is reached over HTTP, for one organization. */
export interface RemoteSandbox {
  /** Id of the organization; undefined for the first one. */
  readonly organizationId: string | undefined;
  /** The calls of the log that have all that a filter names, oldest first. */
  calls(filter?: CallFilter): Promise<LogEntry[]>;
  /** Lets a later call fail. */
  failNext(failure: service.Failure): Promise<void>;
  /** Makes another organization from the seed: one for each test lets tests run in parallel. */
  newOrganization(): Promise<RemoteSandbox & { readonly organizationId: string }>;
  /**
   * Calls a control URL, such as `control('POST /clock/advance', { days: 40 })`.
   *
   * @returns What it answers: JSON, or text for calls in the format of curl.
   * @throws Error with what the sandbox says if it refuses the call, or if nothing answers; RangeError if it is no such call.
   */
  control<Answer = Record<string, unknown>>(call: string, body?: unknown): Promise<Answer>;
}

/**
 * A sandbox that runs elsewhere, for tests of pages and programs that call it.
 *
 * @param url Its origin, such as `http://127.0.0.1:4010`.
 * @throws RangeError if it is no URL, or if an option is not known, or not what it must be.
 */
export function sandboxAt(url: string, options: RemoteOptions = {}): RemoteSandbox {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new RangeError(`url must be a URL, such as http://127.0.0.1:4010, not ${JSON.stringify(url)}.`);
  service.checkInput(OPTIONS, options, 'the options of sandboxAt');
  const { organizationId, controlToken = '1' } = options;

  async function control<Answer>(call: string, body?: unknown): Promise<Answer> {
    const [, method, path] = /^([A-Z]+) (\/\S*)$/.exec(call) ?? [];
    if (method === undefined || path === undefined)
      throw new RangeError(`A control call is a method and a path, such as GET /clock, not ${JSON.stringify(call)}.`);
    const address = new URL(`/sandbox${path}`, url);
    if (organizationId !== undefined && !path.startsWith('/organizations'))
      address.searchParams.set('organization_id', organizationId);
    const response = await fetch(address, {
      method,
      headers: { 'X-Sandbox-Control': controlToken },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${call}: nothing responds at ${url}. Start the sandbox first.`, { cause: error });
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    // Calls for curl are text. What is no sandbox may answer anything.
    const answer = (isJson ? JSON.parse(text) : response.ok ? text : {}) as Answer & { message?: string };
    if (!response.ok)
      throw new Error(
        `${call}: ${answer.message ?? `${url} responded with ${response.status}, but not as a sandbox does`}`,
      );
    return answer;
  }

  return {
    organizationId,
    control,
    async calls(filter = {}) {
      // An empty filter asks for all calls as well, and not for those that happen to be there.
      const parameters = Object.entries({ from: 1, ...filter }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
      );
      const { log } = await control<{ log: LogEntry[] }>(`GET /log?${new URLSearchParams(parameters)}`);
      return log;
    },
    async failNext(failure) {
      await control('POST /failures', failure);
    },
    async newOrganization() {
      const { organizationId: id } = await control<{ organizationId: string }>('POST /organizations');
      return sandboxAt(url, { ...options, organizationId: id }) as RemoteSandbox & { organizationId: string };
    },
  };
}
