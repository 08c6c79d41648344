import type { OpenApiDocument } from '../src/contract/document.ts';
import type { Project } from './project.ts';
import { createSourceMap, type SourceMap } from './source-map.ts';
import { openSources, type Sources } from './sources.ts';
import type { StageRunner } from './stage.ts';
import { bundleSources } from './stages/bundle.ts';
import { checkReferences } from './stages/check-references.ts';
import { lintSources } from './stages/lint-sources.ts';

/** The contract as one document. */
export interface Contract {
  sources: Sources;
  document: OpenApiDocument;
  /** Leads from the document back to its sources. */
  map: SourceMap;
}

/**
 * Parses, lints and bundles the sources.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 * @param last The sources of the run before; what has not changed since is not parsed again.
 * @throws ContractError at the first stage that finds a problem.
 */
export async function readContract(
  project: Project,
  texts: ReadonlyMap<string, string>,
  stage: StageRunner,
  last?: Sources,
): Promise<Contract> {
  const sources = await stage(
    'read sources',
    () => openSources(project, texts, last),
    ({ files }) => `${files.size} files`,
  );
  await stage('lint sources', () => lintSources(project, sources), String);
  const components = await stage(
    'references',
    () => checkReferences(project, sources),
    (list) => `${list.length} components, all in use`,
  );
  const document = await stage(
    'bundle',
    () => bundleSources(project, sources),
    ({ paths, components: { schemas } }) => `${Object.keys(paths).length} URLs, ${Object.keys(schemas).length} schemas`,
  );
  return { sources, document, map: createSourceMap(project, sources, components) };
}
