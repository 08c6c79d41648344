import { type Exchange, textOf } from '../../../../verifier/verify/recorded-exchange.ts';

/** Writes exchanges as an HTTP archive (HAR 1.2). */
export function archiveOf(exchanges: readonly Exchange[]): string {
  const entries = exchanges.map(({ at, request, response }) => ({
    startedDateTime: at,
    time: 1,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      headers: headersOf(request.headers),
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: -1,
      ...(request.body &&
        request.body.length > 0 && {
          postData: { mimeType: request.headers?.['content-type'] ?? '', text: textOf(request.body) },
        }),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: headersOf(response.headers),
      cookies: [],
      content: {
        size: response.body?.length ?? -1,
        mimeType: response.headers?.['content-type'] ?? 'application/json',
        ...(response.body !== undefined && { text: textOf(response.body) }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  }));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'tests', version: '1' }, entries } });
}

function headersOf(headers: Readonly<Record<string, string>> = {}): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
