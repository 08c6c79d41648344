import path from 'node:path';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { documented } from '../support/documented.ts';
import { CONTRADICTIONS, compareDocument } from './compare.ts';
import { missingMarks } from './marks.ts';

const { root } = projectAt();

/** Lists every difference between a document and what the documents of the service state, but for contradictions. */
export function differencesOf(document: OpenApiDocument): string[] {
  const differences = [...compareDocument(document, documented), ...missingMarks(document)];
  return differences.filter((difference) => !CONTRADICTIONS.includes(difference));
}

/**
 * Adds to a difference where its subject stands in the sources, as `file:line`.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 */
export function withPlace(texts: ReadonlyMap<string, string>, difference: string): string {
  const [, name = '', field] = /^(?:components\/\w+\/)?(\w+)(?:[./](?:.*\/)?(\w+))?/.exec(difference) ?? [];
  const isOperation = /^[a-z]/.test(name);
  const definition = isOperation ? new RegExp(`operationId: ${name}$`, 'm') : new RegExp(`^${name}:$`, 'm');
  for (const [file, text] of texts) {
    const start = file.endsWith('.yaml') ? text.search(definition) : -1;
    if (start < 0) continue;
    const inner = field === undefined ? -1 : text.slice(start).search(new RegExp(`^ +${field}:`, 'm'));
    const line = text.slice(0, start + Math.max(inner, 0)).split('\n').length;
    return `${difference} (${path.relative(root, file)}:${line})`;
  }
  return difference;
}
