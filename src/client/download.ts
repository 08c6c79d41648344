import { quoteIds } from '../contract/index.ts';
import { type Call, infoOf } from './client-call.ts';
import { readEnvelope } from './envelope.ts';
import { ResponseError } from './errors.ts';

/** An envelope without a name is looked for in files up to this many bytes. */
const LARGEST_ENVELOPE = 65_536;

/**
 * Makes a file of a response. It is one if it has a Content-Disposition, or else if it is neither HTML nor an envelope.
 *
 * @throws ApiError if the service sent an envelope with a code that is not 0, ResponseError if it sent no file.
 */
export function readFile(bytes: ArrayBuffer | undefined, call: Call, response: Response): File {
  const disposition = response.headers.get('content-disposition');
  const type = response.headers.get('content-type') ?? '';
  if (bytes?.byteLength && (disposition !== null || !isEnvelope(bytes, type))) {
    return newFile(bytes, fileName(disposition ?? '') ?? call.operationId ?? 'file', type);
  }
  readEnvelope(quoteIds(textOf(bytes)), call, response);
  throw new ResponseError('The response does not contain a file', { ...infoOf(call), status: response.status });
}

/** Checks whether a response is an envelope, HTML, or truncated JSON, regardless of its content type. */
function isEnvelope(bytes: ArrayBuffer, type: string): boolean {
  // Without a type, its first bytes say whether it is a page, such as that of a login.
  const isText = type ? /json|html/i.test(type) : /^\s*<(!doctype )?html/i.test(textOf(bytes.slice(0, 99)));
  if (!isText && bytes.byteLength > LARGEST_ENVELOPE) return false;
  try {
    const body: unknown = JSON.parse(textOf(bytes));
    return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
  } catch {
    return isText;
  }
}

function textOf(bytes?: ArrayBuffer): string {
  return new TextDecoder().decode(bytes);
}

/** Not every runtime has `File`; where it is missing, a Blob gets what a File has more. */
function newFile(bytes: ArrayBuffer, name: string, type: string): File {
  if (typeof File === 'function') return new File([bytes], name, { type });
  return Object.assign(new Blob([bytes], { type }), { name, lastModified: Date.now(), webkitRelativePath: '' });
}

/** A parameter of Content-Disposition: its name, and its value with quotes or without. */
const PARAMETER = /(?:^|;)\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g;

/** The name of a file (RFC 6266), without folders: its extended form if it is UTF-8, or else the plain one, quoted or not. */
function fileName(disposition: string): string | undefined {
  const given = new Map<string, string>();
  for (const [, name, quoted, plain] of disposition.matchAll(PARAMETER))
    given.set(name!.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain!.trim());
  const [, extended] = /^utf-8'[^']*'(\S+)$/i.exec(given.get('filename*') ?? '') ?? [];
  const name = decode(extended) ?? utf8(given.get('filename'));
  const last = name
    ?.replace(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .pop();
  return last && !/^\.*$/.test(last) ? last : undefined;
}

/** Headers are read byte for byte. Where the bytes are those of UTF-8, this is the text that was meant. */
function utf8(text: string | undefined): string | undefined {
  if (!text || !/[\x80-\xff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (char) => char.charCodeAt(0)));
  } catch {
    return text;
  }
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
