import { lint } from '@redocly/openapi-core';
import type { Project } from '../../lib/project.ts';
import { refuse } from '../problems.ts';
import { toProblem, UNRESOLVED } from '../redocly-findings.ts';
import type { Sources } from '../sources.ts';

/**
 * Lints the hand-written sources with Redocly, by its rules and by ours.
 *
 * @throws ContractError if there is an error or a warning.
 */
export async function lintSources(project: Project, { config, resolver }: Sources): Promise<string> {
  const findings = await lint({ ref: project.entry, config, externalRefResolver: resolver() });
  const problems = findings.filter((finding) => !finding.ignored).map((finding) => toProblem(project, finding));
  // Where references lead nowhere, the other findings may come of that.
  refuse(
    'lint sources',
    problems.filter(({ rule }) => rule === UNRESOLVED),
  );
  refuse('lint sources', problems);
  return 'no problems';
}
