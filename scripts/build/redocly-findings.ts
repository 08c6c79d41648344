import path from 'node:path';
import { getLineColLocation, type NormalizedProblem, type YamlParseError } from '@redocly/openapi-core';
import type { Project } from '../lib/project.ts';
import type { Problem } from './problems.ts';

const EXAMPLE_HINT = 'Correct the example, or the schema if the example is right by the service documentation.';

/** The rule of a reference that leads nowhere. */
export const UNRESOLVED = 'no-unresolved-refs';

/** Hints for findings of Redocly's own rules. Our rules have their own hints. */
const HINTS: Record<string, string> = {
  [UNRESOLVED]: 'Check the file and the key after `#/`; a reference points at a top-level key of a file.',
  'operation-operationId-unique': 'Give one of the two operations another operationId.',
  'no-invalid-schema-examples': EXAMPLE_HINT,
  'no-invalid-parameter-examples': EXAMPLE_HINT,
  'operation-tag-defined': 'Add the tag to openapi/openapi.yaml, or use one that stands there.',
  struct:
    'Correct it by the OpenAPI 3.1 specification: a key is misspelt, is missing, stands in another place, or has a value of another kind.',
  'no-duplicated-tag-names': 'Rename one of the two tags, or take it away.',
  'path-parameters-defined': 'Refer to a path parameter of this name in the `parameters` of the URL.',
};

/** Turns a finding of Redocly into a problem with a place in the sources. */
export function toProblem(project: Project, finding: NormalizedProblem & { hint?: string }): Problem {
  const [location] = finding.location;
  const { start } = location ? getLineColLocation(location) : { start: { line: 1, col: 1 } };
  const file = location?.source.absoluteRef ?? project.entry;
  const suggestion = finding.suggest.length > 0 ? `Did you mean ${finding.suggest.join(' or ')}?` : undefined;
  const text = location?.source.getLines()[start.line - 1]?.slice(start.col - 1) ?? '';
  return {
    file: path.relative(project.root, file),
    line: start.line,
    column: start.col,
    rule: finding.ruleId,
    message: messageOf(finding.ruleId, text) ?? finding.message.replaceAll(`${project.root}${path.sep}`, ''),
    hint:
      finding.hint ??
      suggestion ??
      missingFileHint(finding.ruleId, text) ??
      HINTS[finding.ruleId] ??
      (finding.reference && `See ${finding.reference}`),
  };
}

function missingFileHint(rule: string, text: string): string | undefined {
  return rule === UNRESOLVED && !text.includes('#')
    ? 'Write this file, or correct its path, which is relative to the file that names it.'
    : undefined;
}

/** Returns a better message than Redocly's, if there is one; `text` is the rest of the line. */
function messageOf(rule: string, text: string): string | undefined {
  if (rule === UNRESOLVED) {
    const [, quoted, plain] = /\$ref['"]?:\s*(?:['"]([^'"]+)|([^'"\s,}]+))/.exec(text) ?? [];
    return (quoted ?? plain) && `"${quoted ?? plain}" leads nowhere.`;
  }
  const id = rule === 'operation-operationId-unique' && /operationId['"]?:\s*['"]?(\w+)/.exec(text)?.[1];
  return id ? `Another operation has the operationId "${id}" already.` : undefined;
}

/** Turns YAML or JSON that can't be parsed into a problem with its place. */
export function syntaxProblem({ root }: Project, { source, line, col, message }: YamlParseError): Problem {
  const file = path.relative(root, source.absoluteRef);
  return {
    file,
    line: line || 1,
    column: col || 1,
    rule: 'yaml',
    message: message.replace(/(?: in "[^"]*")? \(\d+:\d+\)$/, ''),
    hint: file.endsWith('.json')
      ? 'Correct the JSON; check quotes, brackets and commas.'
      : 'Correct the YAML; check quotes, brackets and indentation.',
  };
}
