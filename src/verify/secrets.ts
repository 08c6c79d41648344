import { redactUrl } from '../service/index.ts';
import type { Exchange } from './recorded-exchange.ts';
import { textOf } from './recorded-exchange.ts';

/** Headers that prove who sends a request. */
const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key)$|token|secret|password/i;

/** The value of a field of JSON whose name says that it is a secret. */
const SECRET_FIELD = /("[^"]*(?:token|secret|password|authorization)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Secrets below this length may be ordinary words. */
const SHORTEST = 6;

/** An exchange without its secrets: for recordings that keep values. Bodies that are no text are left out. */
export function withoutSecrets({ at, request, response }: Exchange): Exchange {
  const secrets = [request.headers, response.headers].flatMap(secretsIn);
  const clean = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const message = ({ headers, body, isUndecodable }: Exchange['request'] | Exchange['response']) => ({
    ...(isUndecodable && { isUndecodable }),
    headers: headers && cleanHeaders(headers, clean),
    body: body === undefined ? undefined : clean(textOf(body)).replaceAll(SECRET_FIELD, '$1"***"'),
  });
  return {
    at,
    request: { ...message(request), method: request.method, url: clean(redactUrl(request.url)) },
    response: { ...message(response), status: response.status },
  };
}

function cleanHeaders(
  headers: Readonly<Record<string, string>>,
  clean: (text: string) => string,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !SECRET_HEADER.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, clean(value)]));
}

/** The secrets that headers hold, in each form that they may be repeated in. */
function secretsIn(headers: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(headers)
    .filter(([name]) => SECRET_HEADER.test(name))
    .flatMap(([, value]) => [value, ...value.split(/[\s;,]+/), ...value.split(/[\s;,=]+/)])
    .filter((secret) => secret.length >= SHORTEST && !/^(service-oauthtoken|bearer|basic)$/i.test(secret))
    .sort((one, other) => other.length - one.length)
    .flatMap((secret) => [secret, encodeURIComponent(secret), ...base64(secret)]);
}

function base64(text: string): string[] {
  try {
    return [btoa(text).replace(/=+$/, '')];
  } catch {
    return [];
  }
}
