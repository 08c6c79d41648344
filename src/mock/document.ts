import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../contract/document.ts';
import { whyNoEdition } from '../contract/edition.ts';
import { shippedFile } from '../contract/node/shipped.ts';
import { MockError } from './errors.ts';

/** The document that this package ships. */
export function shippedDocument(): OpenApiDocument {
  return JSON.parse(readFileSync(shippedFile('generated/openapi.json'), 'utf8')) as OpenApiDocument;
}

/**
 * Takes an edition of the contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockError if the file cannot be read, or the document is no edition of this contract.
 */
export async function readEdition(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  const document = typeof source === 'string' ? await read(source) : source;
  const name = typeof source === 'string' ? source : 'The document';
  const { openapi, paths } = (document ?? {}) as { openapi?: unknown; paths?: unknown };
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1') || typeof paths !== 'object' || paths === null) {
    throw new MockError(
      `${name} is no OpenAPI document of version 3.1: it lacks ${typeof openapi === 'string' ? 'paths' : 'openapi'}.`,
    );
  }
  const problem = whyNoEdition(document as OpenApiDocument);
  if (problem === undefined) return document as OpenApiDocument;
  const prism = `npx @stoplight/prism-cli mock ${typeof source === 'string' ? source : '<file>'}`;
  throw new MockError(
    `${name} is no edition of the Inventory Service API (${problem}); for other APIs there is the Prism CLI: ${prism}`,
  );
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
