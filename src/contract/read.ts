import { complete } from './complete.ts';
import type { OpenApiDocument } from './document.ts';
import { problemOfNesting, problemOfStructure } from './structure.ts';
import { isNode, type Node } from './walk.ts';

/** Something that is not an OpenAPI document of version 3.1 or 3.2. The message names it, and says why it is not. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}

/**
 * Reads an OpenAPI document of version 3.1 or 3.2 from its text, JSON or YAML.
 *
 * @param name What messages call it, such as the name of its file.
 * @throws UnreadableDocumentError if the text is something else.
 */
export async function parseDocument(text: string, name = 'The document'): Promise<OpenApiDocument> {
  return complete(await parseAsWritten(text, name));
}

/**
 * Reads an OpenAPI document of version 3.1 or 3.2 from its text, and fills in nothing.
 *
 * @throws UnreadableDocumentError if the text is something else.
 */
export async function parseAsWritten(text: string, name: string): Promise<Node> {
  return check(await parse(text, name), name);
}

/**
 * Reads an OpenAPI document of version 3.1 or 3.2 from a parsed value, which is copied.
 *
 * @param name What messages call it.
 * @throws UnreadableDocumentError if the value is something else.
 */
export function readDocument(value: unknown, name = 'The document'): OpenApiDocument {
  return complete(structuredClone(check(value, name)));
}

const RAISE = ' To upgrade it, run: npx @scalar/cli document upgrade.';

/** JSON is YAML too, but is read much faster as what it is. */
async function parse(text: string, name: string): Promise<unknown> {
  try {
    const trimmed = text.trim();
    if (trimmed.startsWith('{')) return JSON.parse(trimmed);
    const { parseYaml } = await import('./yaml.ts');
    return parseYaml(text);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'MULTIPLE_DOCS')
      throw new UnreadableDocumentError(`${name} contains several documents. It must contain exactly one.`);
    const reason = message.split('\n', 1)[0]!.replace(/:$/, '');
    throw new UnreadableDocumentError(`${name} is neither JSON nor YAML: ${reason}.`);
  }
}

function check(value: unknown, name: string): Node {
  if (!isNode(value) || value['openapi'] === undefined) return refuse(name, 'it has no `openapi`');
  const version = String(value['openapi']);
  if (!/^\d+\.\d+\.\d+/.test(version)) return refuse(name, '`openapi` is not a version such as 3.1.0');
  if (!/^3\.[12]\./.test(version))
    throw new UnreadableDocumentError(
      `${name} is OpenAPI ${version}; version 3.1 or 3.2 is required.${version.startsWith('3.0.') ? RAISE : ''}`,
    );
  const parts = ['paths', 'components', 'webhooks'].filter((part) => value[part] !== undefined);
  if (parts.length === 0) return refuse(name, 'it has none of `paths`, `components` and `webhooks`');
  const problem = problemOfNesting(value) ?? problemOfStructure(value);
  return problem === undefined ? value : refuse(name, problem);
}

function refuse(name: string, reason: string): never {
  throw new UnreadableDocumentError(`${name} is not an OpenAPI document: ${reason}.`);
}
