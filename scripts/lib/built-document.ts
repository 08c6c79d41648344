import path from 'node:path';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { UnreadableDocumentError } from '../../src/contract/read.ts';
import type { Project } from './project.ts';

/**
 * Reads the document that the build has written.
 *
 * @throws UnreadableDocumentError if it cannot be read, with what to do.
 */
export async function readBuiltDocument({ generated }: Project): Promise<OpenApiDocument> {
  try {
    return await readDocumentFile(path.join(generated, 'openapi.json'));
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw new UnreadableDocumentError(`${error.message} \`npm run build\` writes it.`);
  }
}
