import { type Node, readDocument, UnreadableDocumentError, visible } from '../contract/index.ts';
import { inputName } from '../contract/node/index.ts';
import { readYamlFile } from './read-yaml.ts';
import { InputError } from './usage-error.ts';

/**
 * Applies an overlay of a file to a document. Actions that change nothing are named on standard error.
 *
 * @throws InputError if the file can't be read, is not an overlay, or leaves no OpenAPI document.
 */
export async function withOverlay(document: Node, file: string): Promise<Node> {
  const name = inputName(file);
  const { applyOverlay, OverlayError, readOverlay } = await import('../overlay/overlay.ts');
  try {
    const overlay = readOverlay(await readYamlFile(file), name);
    const { document: changed, unused } = await applyOverlay(document, overlay);
    for (const { target } of unused)
      console.error(visible(`${name}: ${target} is not in the document, so nothing is changed there.`));
    readDocument(changed, `The document with ${name}`);
    return changed;
  } catch (error) {
    if (error instanceof OverlayError || error instanceof UnreadableDocumentError) throw new InputError(error.message);
    throw error;
  }
}
