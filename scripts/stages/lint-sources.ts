import path from 'node:path';
import {
  BaseResolver,
  type Config,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { type Problem, refuse } from '../problems.ts';
import type { Project } from '../project.ts';
import { syntaxErrors } from '../source-map.ts';

const HINTS: Record<string, string> = {
  'no-unresolved-refs': 'Check the file and the key after `#/`; a reference points at a top-level key of a file.',
  'operation-operationId-unique': 'Give one of the two operations another operationId.',
  'no-invalid-schema-examples':
    'Mend the example, or the schema if the example is right by the documents of the service.',
  'no-invalid-parameter-examples':
    'Mend the example, or the schema if the example is right by the documents of the service.',
  'operation-tag-defined': 'Add the tag to openapi/openapi.yaml, or use one that stands there.',
  'path-parameters-defined': 'Refer to a path parameter of this name in the `parameters` of the URL.',
};

/** What Redocly needs to read the sources, shared by linting and bundling so that each file is read once. */
export interface Reader {
  config: Config;
  resolver: BaseResolver;
}

/** Opens the sources of a project with its `redocly.yaml`. */
export async function openSources(project: Project): Promise<Reader> {
  const config = await loadConfig({ configPath: path.join(project.root, 'redocly.yaml') });
  return { config: config.forAlias('main'), resolver: new BaseResolver(config.resolve) };
}

/**
 * Lints the hand-written sources with Redocly.
 *
 * @throws ContractError if there is an error or a warning.
 */
export async function lintSources(project: Project, { config, resolver }: Reader): Promise<string> {
  const findings = await lint({ ref: project.entry, config, externalRefResolver: resolver }).catch((error: unknown) => {
    refuseSyntaxErrors(project);
    throw error;
  });
  const problems = findings.filter((problem) => !problem.ignored);
  if (problems.length > 0) refuseSyntaxErrors(project);
  refuse(
    'lint sources',
    problems.map((problem) => toProblem(project, problem)),
  );
  return 'no problems';
}

/** Broken YAML has the word before whatever follows from it. */
function refuseSyntaxErrors(project: Project): void {
  const hint = 'Mend the YAML; mind quotes, brackets and indentation.';
  refuse(
    'lint sources',
    syntaxErrors(project).map((error) => ({ ...error, rule: 'yaml', hint })),
  );
}

/** Turns a finding of Redocly into a problem with a place in the sources. */
export function toProblem(project: Project, problem: NormalizedProblem): Problem {
  const [location] = problem.location;
  const { start } = location ? getLineColLocation(location) : { start: { line: 1, col: 1 } };
  const file = location?.source.absoluteRef ?? project.entry;
  const suggestion = problem.suggest.length > 0 ? `Did you mean ${problem.suggest.join(' or ')}?` : undefined;
  return {
    file: path.relative(project.root, file),
    line: start.line,
    column: start.col,
    rule: problem.ruleId,
    message: problem.message.replaceAll(`${project.root}${path.sep}`, ''),
    hint: suggestion ?? HINTS[problem.ruleId] ?? (problem.reference && `See ${problem.reference}`),
  };
}
