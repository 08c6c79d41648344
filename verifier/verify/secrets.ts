import { isSecretName, redactUrl } from '../../src/service/index.ts';
import type { Exchange } from './recorded-exchange.ts';
import { textOf } from './recorded-exchange.ts';

/**
 * Headers of requests that are known to hold no token. Any other may carry it, since an account is free to name one, and is left
 * out.
 */
const HARMLESS_HEADER =
  /^(accept|accept-(charset|encoding|language)|cache-control|connection|content-(disposition|encoding|language|length|type)|date|dnt|expect|host|if-[a-z-]+|keep-alive|origin|pragma|prefer|range|referer|sec-[a-z-]+|te|transfer-encoding|user-agent|via|x-(mock|sandbox)-[a-z-]+)$/i;

/** A field of JSON that is a string. */
const TEXT_FIELD = /"([^"]*)"(\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/** Secrets below this length may be ordinary words. */
const SHORTEST = 6;

/** Minimum length of a token in unknown headers. Anything shorter may be an id or a name. */
const SHORTEST_UNKNOWN = 16;

type Headers = Readonly<Record<string, string>>;

/** An exchange without its secrets: for recordings that keep values. Bodies that are no text are left out. */
export function withoutSecrets({ at, request, response }: Exchange): Exchange {
  const secrets = [...secretsIn(request.headers), ...tokensIn(request.headers), ...secretsIn(response.headers)]
    .sort((one, other) => other.length - one.length)
    .flatMap((secret) => [secret, encodeURIComponent(secret), ...base64(secret)]);
  const clean = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const message = (
    { headers, body, isUndecodable }: Exchange['request'] | Exchange['response'],
    isKept: (name: string) => boolean,
  ) => ({
    ...(isUndecodable && { isUndecodable }),
    headers: headers && cleanHeaders(headers, isKept, clean),
    body: body === undefined ? undefined : clean(textOf(body)).replaceAll(TEXT_FIELD, withoutSecretText),
  });
  return {
    at,
    request: {
      ...message(request, (name) => HARMLESS_HEADER.test(name) && !isSecretName(name)),
      method: request.method,
      url: clean(redactUrl(request.url)),
    },
    response: { ...message(response, (name) => !isSecretName(name)), status: response.status },
  };
}

/** A field of JSON, without its text if its name says that this is a secret. */
function withoutSecretText(field: string, name: string, sign: string): string {
  return isSecretName(name) ? `"${name}"${sign}"***"` : field;
}

function cleanHeaders(
  headers: Headers,
  isKept: (name: string) => boolean,
  clean: (text: string) => string,
): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => isKept(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, clean(value)]));
}

/** The secrets that headers hold whose names say so, as they are and in their parts. */
function secretsIn(headers: Headers = {}): string[] {
  return Object.entries(headers)
    .filter(([name]) => isSecretName(name))
    .flatMap(([, value]) => {
      // The first word of several is no secret, but says what follows: `Bearer`, or another one.
      const secret = value.replace(/^[\w-]+ +(?=\S)/, '');
      return [value, ...secret.split(/[\s;,"]+/), ...secret.split(/[\s;,="]+/)];
    })
    .filter((secret) => secret.length >= SHORTEST);
}

/** Returns possible tokens in headers of which nothing is known. */
function tokensIn(headers: Headers = {}): string[] {
  return Object.entries(headers)
    .filter(([name]) => !HARMLESS_HEADER.test(name) && !isSecretName(name))
    .flatMap(([, value]) => value.split(/[\s;,"]+/))
    .filter((value) => value.length >= SHORTEST_UNKNOWN);
}

function base64(text: string): string[] {
  try {
    return [btoa(text).replace(/=+$/, '')];
  } catch {
    return [];
  }
}
