import type { OpenApiDocument } from '../src/contract.ts';
import { writeYaml } from '../src/yaml.ts';
import { inBackground } from './background/thread.ts';
import { readDocumented } from './documented/read.ts';
import { type Files, INPUTS_FILE, inputsFile } from './output.ts';
import { refuse } from './problems.ts';
import type { Project } from './project.ts';
import { type Bundle, bundleSources } from './stages/bundle.ts';
import { generateClient } from './stages/client.ts';
import { composeSchemas } from './stages/compose.ts';
import { generateCoverage } from './stages/coverage.ts';
import { addLinks } from './stages/links.ts';
import type { Finding } from './stages/lint-bundle.ts';
import { lintSources, openSources } from './stages/lint-sources.ts';
import { markUndocumentedTypes } from './stages/provenance.ts';
import { checkSamples } from './stages/samples.ts';
import { describeStates } from './stages/tags.ts';
import type { Types } from './stages/types.ts';

/** Told of each stage as it ends. */
export type OnStage = (stage: StageResult) => void;

/** A stage that has ended well. */
export interface StageResult {
  name: string;
  /** Duration in ms. */
  duration: number;
  /** What it made or found, in a few words. */
  summary: string;
}

/** What one run made, for the next to build on. */
export interface Build {
  json: string;
  files: Files;
}

/** Spectral and openapi-typescript take as long to load as to run, so each has a thread of its own. */
const bundleLinter = inBackground<{ root: string; json: string }, Finding[]>('scripts/background/lint-bundle.ts');
const typesGenerator = inBackground<OpenApiDocument, Types>('scripts/background/types.ts');

/**
 * Runs every stage of the build and returns the files that it makes, without writing them.
 *
 * @param last What the last run made; if the bundle is still the same, the stages behind it are left out.
 * @throws ContractError at the first stage that finds a problem.
 */
export async function runPipeline(project: Project, onStage: OnStage, last?: Build): Promise<Build> {
  async function stage<Result>(
    name: string,
    run: () => Promise<Result> | Result,
    summarize: (result: Result) => string,
  ) {
    const start = performance.now();
    const result = await run();
    onStage({ name, duration: performance.now() - start, summary: summarize(result) });
    return result;
  }

  bundleLinter.start();
  typesGenerator.start();
  const reader = await openSources(project);
  await stage('lint sources', () => lintSources(project, reader), String);
  const bundle = await stage(
    'bundle',
    () => bundleSources(project, reader),
    ({ document }) => `${Object.keys(document.paths).length} URLs, ${schemaCount(document)} schemas`,
  );
  const contract = await stage(
    'compose',
    () => publish(project, bundle),
    ({ yaml, document }) => `openapi.yaml, openapi.json: ${schemaCount(document)} schemas, ${kilobytes(yaml)}`,
  );
  const inputs = { [INPUTS_FILE]: inputsFile(project) };
  if (last?.json === contract.json) return { ...last, files: { ...last.files, ...inputs } };

  const consuming = Promise.all([
    bundleLinter.run({ root: project.root, json: JSON.stringify(bundle.document) }),
    typesGenerator.run(contract.document),
  ]);
  // If the samples fail, they have the word, and this is not waited for.
  consuming.catch(() => {});
  await stage('samples', () => checkSamples(contract.document, contract.sources), String);
  const [findings, types] = await consuming;
  refuse(
    'lint bundle',
    findings.output.map(({ path, ...finding }) => ({ ...finding, ...bundle.sources.locate(path) })),
  );
  onStage({ name: 'lint bundle', duration: findings.duration, summary: 'no problems' });
  onStage({ name: 'types', duration: types.duration, summary: typesSummary(types.output) });
  const client = await stage(
    'client',
    () => generateClient(contract.document),
    (text) => `client.ts: ${kilobytes(text)}`,
  );
  const coverage = await stage(
    'coverage',
    () => generateCoverage(contract.document),
    (text) => `coverage.md: ${kilobytes(text)}`,
  );
  return {
    json: contract.json,
    files: {
      'openapi.yaml': contract.yaml,
      'openapi.json': contract.json,
      'types.ts': types.output.types,
      'client.ts': client,
      'models.ts': types.output.models,
      'coverage.md': coverage,
      ...inputs,
    },
  };
}

/** Makes the document that ships from the bundle. */
function publish(project: Project, bundle: Bundle): Bundle & { yaml: string; json: string } {
  const composition = composeSchemas(bundle.document, bundle.sources);
  const marked = markUndocumentedTypes(composition, readDocumented(project));
  const document = describeStates(addLinks(marked));
  return {
    document,
    sources: composition.sources,
    yaml: writeYaml(document),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}

function schemaCount({ components }: OpenApiDocument): number {
  return Object.keys(components.schemas).length;
}

function typesSummary({ types, models }: Types): string {
  return `types.ts: ${kilobytes(types)}, models.ts: ${kilobytes(models)}`;
}

function kilobytes(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}
