import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../contract/document.ts';
import { MockError } from './options.ts';

/**
 * Takes a contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockError if the file cannot be read, or holds no OpenAPI document of version 3.
 */
export async function loadDocument(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  const document = typeof source === 'string' ? await read(source) : source;
  const name = typeof source === 'string' ? source : 'The document';
  const { openapi, paths } = (document ?? {}) as { openapi?: unknown; paths?: unknown };
  if (typeof openapi !== 'string' || !openapi.startsWith('3.') || typeof paths !== 'object' || paths === null) {
    throw new MockError(
      `${name} is no OpenAPI document of version 3: it lacks ${typeof openapi === 'string' ? 'paths' : 'openapi'}.`,
    );
  }
  return document as OpenApiDocument;
}

async function read(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new MockError(`The document ${file} cannot be read: ${reasonOf(error as NodeJS.ErrnoException)}.`);
  }
  try {
    if (text.trimStart().startsWith('{')) return JSON.parse(text);
    const { parse } = await import('yaml');
    return parse(text);
  } catch (error) {
    throw new MockError(`The document ${file} is neither JSON nor YAML: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'this user may not read it',
  };
  return reasons[code ?? ''] ?? message;
}
