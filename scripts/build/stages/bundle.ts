import { bundle } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../../src/contract/index.ts';
import type { Project } from '../../lib/project.ts';
import { refuse } from '../problems.ts';
import { toProblem } from '../redocly-findings.ts';
import type { Sources } from '../sources.ts';

/**
 * Bundles the sources into one document, with every component under its own name.
 *
 * @throws ContractError if the bundler reports a problem.
 */
export async function bundleSources(project: Project, { config, resolver }: Sources): Promise<OpenApiDocument> {
  const result = await bundle({
    ref: project.entry,
    config,
    externalRefResolver: resolver(),
    componentRenamingConflicts: 'error',
  });
  refuse(
    'bundle',
    result.problems.map((problem) => toProblem(project, problem)),
  );
  return result.bundle.parsed as OpenApiDocument;
}
