import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import type { Project } from '../lib/project.ts';
import { readDocumented } from './documented/read-documented.ts';
import { createSourceMap, type SourceMap } from './source-map.ts';
import { openSources, type Sources } from './sources.ts';
import type { StageRunner } from './stage.ts';
import { bundleSources } from './stages/bundle.ts';
import { checkExtensions } from './stages/check-extensions.ts';
import { checkGuesses } from './stages/check-guesses.ts';
import { addLinks } from './stages/check-links.ts';
import { checkReferences } from './stages/check-references.ts';
import { refuseCircles } from './stages/circles.ts';
import { composeSchemas } from './stages/compose.ts';
import { lintSources } from './stages/lint-sources.ts';
import { addNamedSamples } from './stages/named-samples.ts';
import { orderFields } from './stages/order-fields.ts';
import { markUndocumentedTypes } from './stages/provenance.ts';
import { describeTags } from './stages/tags.ts';
import { checkConventions } from './stages/write-conventions.ts';

/** The contract as one document. */
export interface Contract {
  sources: Sources;
  /** The published document: schemas are composed, and derived parts are added. */
  document: OpenApiDocument;
  /** Leads from the document back to its sources. */
  map: SourceMap;
}

/**
 * Parses, bundles and lints the sources, and composes their schemas.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 * @param last The sources of the run before; what has not changed since is not parsed again.
 * @throws ContractError with what the linter finds, or else at the first stage that finds a problem.
 */
export async function readContract(
  project: Project,
  texts: ReadonlyMap<string, string>,
  stage: StageRunner,
  last?: Sources,
): Promise<Contract> {
  const sources = await stage(
    'read sources',
    async () => {
      const opened = await openSources(project, texts, last);
      refuseCircles(project, opened);
      return opened;
    },
    ({ files }) => `${files.size} files`,
  );
  // What the linter finds explains what stops the stages after it, so it comes first.
  await stage('lint sources', () => lintSources(project, sources), String);
  return publish(project, texts, sources, stage);
}

/**
 * Bundles sources, and composes their schemas.
 *
 * @throws ContractError at the first stage that finds a problem.
 */
export async function publish(
  project: Project,
  texts: ReadonlyMap<string, string>,
  sources: Sources,
  stage: StageRunner,
): Promise<Contract> {
  const components = await stage(
    'references',
    () => checkReferences(project, sources),
    (list) => `${list.length} components, all in use`,
  );
  const bundle = await stage(
    'bundle',
    () => bundleSources(project, sources),
    (document) => `${Object.keys(document.paths).length} URLs, ${schemaCount(document)} schemas`,
  );
  const composition = await stage(
    'compose',
    () => composeSchemas(bundle, createSourceMap(project, sources, components)),
    ({ document }) => `${schemaCount(document)} schemas`,
  );
  const documented = readDocumented(project, texts);
  const marked = markUndocumentedTypes(composition, documented);
  await stage('guesses', () => checkGuesses(marked, composition, documented), String);
  const { document, map } = addNamedSamples(project, sources, orderFields(marked, documented), composition.map);
  const described = describeTags(addLinks(document), documented);
  const edition = withEdition(described, project);
  await stage('extensions', () => checkExtensions(edition, map), String);
  await stage('conventions', () => checkConventions(edition, map), String);
  return { sources, document: edition, map };
}

/** Says in `info` of which version of the package the document is, since `version` is that of the service. */
function withEdition(document: OpenApiDocument, { manifest }: Project): OpenApiDocument {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { ...document, info: { ...document.info, 'x-contract-version': version } };
}

function schemaCount({ components }: OpenApiDocument): number {
  return Object.keys(components.schemas).length;
}
