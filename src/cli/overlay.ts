import type { OpenApiDocument } from '../contract/document.ts';
import { readDocument, UnreadableDocumentError } from '../contract/read.ts';
import type { Node } from '../contract/walk.ts';
import { CommandError } from './errors.ts';
import { readYamlFile } from './read-yaml.ts';

/**
 * Applies an overlay of a file to a document. Actions that change nothing are named on standard error.
 *
 * @throws CommandError if the file cannot be read, is not an overlay, or leaves no OpenAPI document.
 */
export async function withOverlay(document: OpenApiDocument, file: string): Promise<OpenApiDocument> {
  const { applyOverlay, OverlayError, readOverlay } = await import('../overlay/overlay.ts');
  try {
    const overlay = readOverlay(await readYamlFile(file), file);
    const { document: changed, unused } = await applyOverlay(document as unknown as Node, overlay);
    for (const { target } of unused)
      console.error(`${file}: ${target} is not in the document, so nothing is changed there.`);
    return readDocument(changed, `The document with ${file}`);
  } catch (error) {
    if (error instanceof OverlayError || error instanceof UnreadableDocumentError)
      throw new CommandError(error.message);
    throw error;
  }
}
