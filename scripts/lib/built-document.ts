import path from 'node:path';
import { type OpenApiDocument, UnreadableDocumentError } from '../../src/contract/index.ts';
import { readDocumentFile } from '../../src/contract/node/index.ts';
import type { Project } from './project.ts';

/**
 * Reads the document that the build has written.
 *
 * @throws UnreadableDocumentError if it can't be read, with what to do.
 */
export async function readBuiltDocument({ generated }: Project): Promise<OpenApiDocument> {
  try {
    return await readDocumentFile(path.join(generated, 'openapi.json'));
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw new UnreadableDocumentError(`${error.message} \`npm run build\` writes it.`);
  }
}
