import { type Call, infoOf } from './client-call.ts';
import { NetworkError } from './errors.ts';
import { redactError } from './redact.ts';

const FAILURES: [codes: RegExp, what: string][] = [
  [/NOTFOUND|EAI_AGAIN/, 'host not found'],
  [/REFUSED/, 'connection refused'],
  [/CERT|SIGNED|UNABLE_TO|TLS|SSL/, 'TLS handshake failed'],
  [/TIME/, 'connection timed out'],
  [/RESET|EPIPE|SOCKET/, 'connection lost'],
  [/^Z_/, "response can't be decompressed"],
];

/** Codes of failures that stay. */
const LASTING = /CERT|SIGNED|UNABLE_TO|TLS|SSL|^Z_/;

/** Codes of connections that were never made in `fetch` implementations, so that nothing can have been carried out. */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$|CERT|SIGNED|UNABLE_TO/;

export function wasNeverSent(error: unknown): boolean {
  return NEVER_SENT.test(codeOf(error) ?? '');
}

export function isLasting(error: unknown): boolean {
  return LASTING.test(codeOf(error) ?? '');
}

/** Makes the error for what `fetch` or the body of a response threw. */
export function networkError(error: unknown, call: Call): NetworkError {
  const code = codeOf(error);
  const isInMemory = call.url.includes('//sandbox.localhost/');
  const [, what = 'connection failed'] = FAILURES.find(([codes]) => codes.test(code ?? '')) ?? [];
  const why = isInMemory ? "pass the sandbox's fetch, too" : what;
  const message = `No response from ${call.url.split('/')[2]}: ${why}${code ? ` (${code})` : ''}`;
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
