import { readFile } from 'node:fs/promises';
import type { ComparedDocument } from './document.ts';

/** A file that cannot be compared. The message names it, and says why. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}

/**
 * Reads an OpenAPI 3.1 document, YAML or JSON.
 *
 * @throws UnreadableDocumentError if there is no such file, or it holds something else.
 */
export async function readDocument(file: string): Promise<ComparedDocument> {
  const document = await parse(file, await read(file));
  if (typeof document !== 'object' || document === null || !('openapi' in document)) {
    throw new UnreadableDocumentError(`${file} is not an OpenAPI document: it has no \`openapi\`.`);
  }
  if (!/^3\.1\./.test(String(document.openapi))) {
    throw new UnreadableDocumentError(
      `${file} is OpenAPI ${String(document.openapi)}. Documents of version 3.1 can be compared.`,
    );
  }
  return { paths: {}, ...(document as Omit<ComparedDocument, 'paths'>) };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'it may not be read',
    };
    throw new UnreadableDocumentError(`Cannot read ${file}: ${reasons[code ?? ''] ?? message}.`);
  }
}

/** JSON is YAML too, but is read much faster as what it is. */
async function parse(file: string, text: string): Promise<unknown> {
  try {
    if (text.trimStart().startsWith('{')) return JSON.parse(text);
    const yaml = await import('yaml');
    return yaml.parse(text);
  } catch (error) {
    throw new UnreadableDocumentError(`${file} is neither JSON nor YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}
