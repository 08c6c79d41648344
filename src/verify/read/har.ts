import { isNode } from '../../contract/walk.ts';
import type { Exchange } from '../exchange.ts';

/** Reads an entry of an HTTP archive (HAR 1.2); undefined if it is not one. */
export function exchangeOfEntry(entry: unknown): Exchange | undefined {
  if (!isNode(entry)) return undefined;
  const { request, response, startedDateTime } = entry;
  if (!isNode(request) || !isNode(response)) return undefined;
  const { method, url, postData } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || typeof response['status'] !== 'number') return undefined;
  const content = isNode(response['content']) ? response['content'] : {};
  const sent = isNode(postData) ? postData : undefined;
  return {
    at: typeof startedDateTime === 'string' ? startedDateTime : undefined,
    request: { method, url, headers: headersOf(request['headers'], sent?.['mimeType']), body: sentBody(sent) },
    response: {
      status: response['status'],
      headers: headersOf(response['headers'], content['mimeType']),
      body: contentBody(content),
    },
  };
}

/** Headers by name. Where an archive leaves out the content type, what it says of the body is one. */
function headersOf(list: unknown, mimeType: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  if (typeof mimeType === 'string' && mimeType !== '') headers['content-type'] = mimeType;
  for (const header of Array.isArray(list) ? (list as unknown[]) : []) {
    if (isNode(header) && typeof header['name'] === 'string' && typeof header['value'] === 'string')
      headers[header['name'].toLowerCase()] = header['value'];
  }
  return headers;
}

function sentBody(sent: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (!sent) return '';
  return typeof sent['text'] === 'string' ? sent['text'] : undefined;
}

/** An archive may leave out a body, as browsers do with large ones. */
function contentBody({ text, encoding }: Readonly<Record<string, unknown>>): string | Uint8Array | undefined {
  if (typeof text !== 'string') return undefined;
  if (encoding !== 'base64') return text;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
