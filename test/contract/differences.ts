import path from 'node:path';
import type { Documented } from '../../scripts/build/documented/read-documented.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { documented } from '../support/documented.ts';
import { CONTRADICTIONS, compareDocument } from './compare.ts';
import { JUDGED_PARTS, missingMarks } from './marks.ts';

const { root } = projectAt();

/** What a document is compared with. */
export interface Expected {
  /** What the documents of the service state. */
  documented: Documented;
  /** Places of the parts that bear a mark by judgement. */
  judged: readonly string[];
}

/** What the complete contract is compared with. */
const COMPLETE: Expected = { documented, judged: JUDGED_PARTS };

/** Lists every difference between a document and what the documents of the service state, except for contradictions. */
export function differencesOf(document: OpenApiDocument, expected = COMPLETE): string[] {
  const differences = [...compareDocument(document, expected.documented), ...missingMarks(document, expected.judged)];
  return differences.filter((difference) => !CONTRADICTIONS.includes(difference));
}

/** What to do about a difference. */
export const REMEDY =
  'The contract must say what the documents of the service state. Correct openapi/ at the places below, or openapi/documented/ if the documents state something else than it says. What no document states gets a mark instead: x-observed on the operation, response, parameter, schema or field if traffic shows it, x-inferred if it is a guess, and x-not-documented on an operation that is documented in part (docs/contributing/style.md).';

/**
 * Adds to a difference where its subject stands in the sources, as `file:line`.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 */
export function withPlace(texts: ReadonlyMap<string, string>, difference: string): string {
  const [, name = '', field] = /^(?:components\/\w+\/)?(\w+)(?:[./](?:.*\/)?(\w+))?/.exec(difference) ?? [];
  const isOperation = /^[a-z]/.test(name);
  const definition = new RegExp(isOperation ? `operationId: ${name}$|^${name}:$` : `^${name}:$`, 'm');
  for (const [file, text] of texts) {
    const start = file.endsWith('.yaml') ? text.search(definition) : -1;
    if (start < 0) continue;
    const inner = field === undefined ? -1 : text.slice(start).search(new RegExp(`^ +${field}:`, 'm'));
    const line = text.slice(0, start + Math.max(inner, 0)).split('\n').length;
    return `${difference} (${path.relative(root, file)}:${line})`;
  }
  return difference;
}
