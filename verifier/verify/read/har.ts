import { isNode, type Node } from '../../../src/contract/index.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** Reads an entry of an HTTP archive (HAR 1.2); undefined if it is not one. */
export function exchangeOfEntry(entry: unknown): Exchange | undefined {
  if (!isNode(entry)) return undefined;
  const { request, response, startedDateTime } = entry;
  if (!isNode(request) || !isNode(response)) return undefined;
  const { method, url, postData } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || typeof response['status'] !== 'number') return undefined;
  const content = isNode(response['content']) ? response['content'] : {};
  const sent = isNode(postData) ? postData : {};
  const headers = headersOf(request['headers'], sent['mimeType']);
  return {
    at: typeof startedDateTime === 'string' ? startedDateTime : undefined,
    request: {
      method,
      url,
      headers,
      body: sentBody(sent, headers, request['bodySize']),
      ...sizeOf(request['bodySize']),
    },
    response: {
      status: response['status'],
      headers: headersOf(response['headers'], content['mimeType']),
      ...contentBody(content),
      ...sizeOf(content['size']),
    },
  };
}

/** Headers by name. Where an archive leaves out the content type, what it says of the body is one. */
function headersOf(list: unknown, mimeType: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  // Browsers write the second one where there was none.
  if (typeof mimeType === 'string' && mimeType !== '' && mimeType !== 'x-unknown') headers['content-type'] = mimeType;
  for (const header of Array.isArray(list) ? (list as unknown[]) : []) {
    if (isNode(header) && typeof header['name'] === 'string' && typeof header['value'] === 'string')
      headers[header['name'].toLowerCase()] = header['value'];
  }
  return headers;
}

/**
 * The body of a request. Browsers and other tools leave out many, above all forms with files, and write the same as where
 * there was none: only its length tells the two apart.
 */
function sentBody({ text }: Node, headers: Readonly<Record<string, string>>, bodySize: unknown): string | undefined {
  if (typeof text === 'string' && text !== '') return text;
  const length = headers['content-length'];
  if (length !== undefined) return Number(length) === 0 ? '' : undefined;
  // A body with a content type is a body, whatever size is stated.
  return text === '' && bodySize === 0 && headers['content-type'] === undefined ? '' : undefined;
}

/** The size that an archive states; -1 if it does not know it. */
function sizeOf(size: unknown): Pick<Exchange['response'], 'size'> {
  return typeof size === 'number' && size >= 0 ? { size } : {};
}

/** The body of a response. An archive may leave it out, as browsers do with large ones. */
function contentBody({ text, encoding, size = 0 }: Node): Pick<Exchange['response'], 'body' | 'isUndecodable'> {
  if (typeof text !== 'string' || (text === '' && size !== 0)) return { body: undefined };
  if (encoding === undefined || encoding === '') return { body: text };
  if (encoding !== 'base64') return { body: undefined, isUndecodable: true };
  try {
    return { body: Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) };
  } catch {
    return { body: undefined, isUndecodable: true };
  }
}
