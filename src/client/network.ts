import { type Call, infoOf } from './client-call.ts';
import { NetworkError } from './errors.ts';
import { redactError } from './redact.ts';

/** What is known of failures by their codes. */
const FAILURES: [codes: RegExp, what: string][] = [
  [/NOTFOUND|EAI_AGAIN/, 'its host was not found'],
  [/REFUSED/, 'it refused the connection'],
  [/CERT|SIGNED|UNABLE_TO|TLS|SSL/, 'its certificate or TLS was not accepted'],
  [/TIME/, 'the connection took too long'],
  [/RESET|EPIPE|SOCKET/, 'the connection broke'],
  [/^Z_/, 'its response cannot be decompressed'],
];

/** Hosts that only stand in for one, and what to do about each. */
const PLACEHOLDERS: [host: RegExp, remedy: string][] = [
  [
    /^sandbox\.localhost$/,
    'is a sandbox in memory, which only its own fetch reaches. Pass fetch: sandbox.fetch to the client',
  ],
  [/\.example(\.\w+)?$/, "is a placeholder. Set baseUrl to your service's URL, or to that of a sandbox"],
];

/** Codes of failures that stay. */
const LASTING = /CERT|SIGNED|UNABLE_TO|TLS|SSL|^Z_/;

/** What `fetch` implementations call a connection that was never made, so that nothing can have been carried out. */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$|CERT|SIGNED|UNABLE_TO/;

/** Whether a request has certainly not reached the service. */
export function wasNeverSent(error: unknown): boolean {
  return NEVER_SENT.test(codeOf(error) ?? '');
}

/** Whether the failure is there to stay. */
export function isLasting(error: unknown): boolean {
  return LASTING.test(codeOf(error) ?? '');
}

/** Makes the error for what `fetch` or the body of a response threw. */
export function networkError(error: unknown, call: Call): NetworkError {
  const code = codeOf(error);
  const [, what] = FAILURES.find(([codes]) => codes.test(code ?? '')) ?? [];
  const [, hostname = ''] = /^https?:\/\/([^/:?#]+)/.exec(call.url) ?? [];
  const [, remedy] = PLACEHOLDERS.find(([host]) => host.test(hostname)) ?? [];
  let message = 'The service could not be reached, or the connection broke';
  if (remedy) message = `No response: ${hostname} ${remedy}`;
  else if (what) message = `No answer from the service: ${what} (${code})`;
  return new NetworkError(message, { ...infoOf(call), code }, { cause: redactError(error, call.redact) });
}

/** The code of the failure, or of the first of several addresses that were tried. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as {
    code?: unknown;
    cause?: { code?: unknown; errors?: { code?: unknown }[] };
  };
  const found = cause?.code ?? cause?.errors?.[0]?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}
