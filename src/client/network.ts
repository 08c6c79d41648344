/** What is known of a failure by its code: what happened, and whether it will happen again. */
const FAILURES: [codes: RegExp, what: string, isLasting?: true][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its host was not found'],
  [/^ECONNREFUSED$/, 'it refused the connection'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|_(TLS|SSL)_/, 'its certificate or TLS was not accepted', true],
  [/TIMEOUT|^ETIMEDOUT$/, 'the connection took too long'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection broke'],
  [/^Z_/, 'its response cannot be decompressed', true],
];

/** What `fetch` implementations call a connection that was never made, so that nothing can have been carried out. */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED|UNABLE_TO_/;

/** Whether a request has certainly not reached the service. */
export function wasNeverSent(error: unknown): boolean {
  return NEVER_SENT.test(codeOf(error) ?? '');
}

/** Whether the failure is there to stay. */
export function isLasting(error: unknown): boolean {
  return failureOf(error)?.[2] === true;
}

/** Says what happened. */
export function explainFailure(error: unknown): string {
  const failure = failureOf(error);
  return failure
    ? `No answer from the service: ${failure[1]} (${codeOf(error)})`
    : 'The service could not be reached, or the connection broke';
}

/** The code of the failure, or of the first of several addresses that were tried. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as {
    code?: unknown;
    cause?: { code?: unknown; errors?: { code?: unknown }[] };
  };
  const found = cause?.code ?? cause?.errors?.[0]?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

function failureOf(error: unknown) {
  const code = codeOf(error);
  return code === undefined ? undefined : FAILURES.find(([codes]) => codes.test(code));
}
