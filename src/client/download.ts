import { quoteIds } from '../contract/exact-ids.ts';
import { type Call, infoOf } from './call.ts';
import { readEnvelope } from './envelope.ts';
import { ResponseError } from './errors.ts';

/**
 * Makes a file of a response.
 *
 * @throws ApiError if the service sent an envelope with a code that is not 0, ResponseError if it sent no file.
 */
export async function readFile(blob: Blob | undefined, call: Call, response: Response): Promise<File> {
  const disposition = response.headers.get('content-disposition');
  const type = response.headers.get('content-type') ?? '';
  if (blob?.size && (disposition !== null || !/json|html/i.test(type))) {
    return newFile(blob, fileName(disposition ?? '') ?? call.operationId ?? 'file', type);
  }
  readEnvelope(quoteIds((await blob?.text()) ?? ''), call, response);
  throw new ResponseError('The response holds no file', infoOf(call), response.status);
}

/** Not every runtime has `File`; where it is missing, a Blob gets what a File has more. */
function newFile(blob: Blob, name: string, type: string): File {
  if (typeof File === 'function') return new File([blob], name, { type });
  return Object.assign(new Blob([blob], { type }), { name, lastModified: Date.now(), webkitRelativePath: '' });
}

/** The name of a file (RFC 6266), without folders: its extended form if it is UTF-8, or else the plain one, quoted or not. */
function fileName(disposition: string): string | undefined {
  const [, extended] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decode(extended) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
  return name?.split(/[\\/]/).pop() || undefined;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
