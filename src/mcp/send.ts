import { createControl } from '../../sandbox/control/index.ts';
import { CONVENTIONS, shippedContract } from '../../sandbox/engine/index.ts';
import { openSandbox } from '../../sandbox/index.ts';
import { redactor } from '../client/index.ts';
import { authorizationHeaders, DOCUMENTED_AUTHORIZATION } from '../contract/index.ts';
import { createInventoryClient, type InventoryClientOptions } from '../public/client.ts';
import { httpOf } from '../public/http.ts';
import type { SandboxOptions } from '../public/sandbox.ts';
import type { Send } from './tools/call.ts';
import type { Reply } from './tools/unknown-arguments.ts';

/** Headers in which a mock and a sandbox name what they do not know. */
const UNKNOWN_HEADERS = ['x-mock-unknown', 'x-sandbox-unknown'];

/** Rules by which a sandbox follows parameters of lists that the contract does not have. */
const FOLLOWING = [CONVENTIONS.fieldFilters.id, CONVENTIONS.sortOrder.id];

/** Headers in which they name what is of another type than was inferred. */
const INFERRED_HEADERS = ['x-mock-inferred', 'x-sandbox-inferred'];

type Result = { data?: unknown; error?: unknown; response: Response };

/**
 * Sends calls with a client, which keeps to the limits of the service and repeats what may be repeated. No answer holds the token, not
 * even one of success that repeats it.
 *
 * @param isSandbox Whether a sandbox of this process answers, whose headers name rules. What a service writes there names none.
 */
export function sendWith(options: InventoryClientOptions & { accessToken: string }, isSandbox = false): Send {
  const token = options.accessToken.trim();
  const authorization = options.authorization ?? DOCUMENTED_AUTHORIZATION;
  const redact = redactor(token, Object.values(authorizationHeaders(authorization, token)));
  const request = httpOf(createInventoryClient(options)).request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<Result>;
  return async ({ entry: { operation }, path, query, body }): Promise<Reply> => {
    const isFile = !operation.responses[operation.successStatus]?.content?.['application/json'];
    const init = { params: { path, query }, ...(body && { body }), ...(isFile && { parseAs: 'arrayBuffer' }) };
    const { data, error, response } = await request(operation.method, operation.path, init);
    const unknown = UNKNOWN_HEADERS.flatMap((name) => response.headers.get(name)?.split(', ') ?? []);
    const assumptions = response.headers.get('x-sandbox-assumptions')?.split(', ') ?? [];
    return {
      status: response.status,
      unknown,
      following: response.headers.has('x-sandbox-unknown')
        ? FOLLOWING.filter((rule) => assumptions.some((one) => one.split(';')[0] === rule))
        : undefined,
      assumptions: isSandbox ? assumptions : [],
      inferred: INFERRED_HEADERS.flatMap((name) => response.headers.get(name) ?? []),
      body:
        data instanceof ArrayBuffer
          ? fileIn(response, data)
          : JSON.parse(redact(JSON.stringify(data ?? error ?? null))),
    };
  };
}

function fileIn({ headers }: Response, { byteLength }: ArrayBuffer): string {
  return `A file of ${byteLength} bytes, ${headers.get('content-type')}. Its content is left out.`;
}

/**
 * Sends calls to a sandbox in this process, also those that control it.
 *
 * @param evidence What probes of accounts have found of its rules.
 * @throws RangeError if it is no such evidence.
 */
export function sendToSandbox(evidence?: SandboxOptions['evidence']): Send {
  const contract = shippedContract();
  const open = openSandbox(contract, { evidence });
  const control = createControl(open, () => undefined);
  const { sandbox } = open;
  const send = sendWith(
    {
      baseUrl: sandbox.baseUrl,
      organizationId: sandbox.organizationId,
      accessToken: 'sandbox',
      fetch: sandbox.fetch,
      limits: false,
    },
    true,
  );
  return async (call) => {
    const { entry, path, query, body } = call;
    if (!entry.isControl) return send(call);
    const url = entry.operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
    const { status, body: answer } = await control({
      method: entry.operation.method.toUpperCase(),
      path: url,
      query: new URLSearchParams(query),
      body: body ? JSON.stringify(body) : '',
    });
    return { status, body: answer, unknown: [], following: undefined, inferred: [], assumptions: [] };
  };
}
