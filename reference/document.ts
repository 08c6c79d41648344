import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../src/contract/document.ts';
import { ReferenceProblem } from './problem.ts';

/**
 * Reads the bundled document.
 *
 * @throws ReferenceProblem if the file cannot be read or is no JSON.
 */
export function readDocument(file: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  } catch (error) {
    throw new ReferenceProblem(`${file} cannot be read (${(error as Error).message}). \`npm run build\` writes it.`);
  }
}
