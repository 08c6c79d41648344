import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import type { Project } from '../lib/project.ts';
import { inBackground } from './background/thread.ts';
import { readContract } from './contract.ts';
import { listFiles, readTexts } from './files.ts';
import { type Hashes, hashFiles, modulesOf } from './freshness.ts';
import { ContractError, refuse } from './problems.ts';
import type { SourceMap } from './source-map.ts';
import type { Sources } from './sources.ts';
import { type OnStage, type StageRunner, stageRunner } from './stage.ts';
import { generateClient } from './stages/client.ts';
import { generateCoverage } from './stages/coverage.ts';
import type { Finding } from './stages/lint-bundle.ts';
import { generatePlaces } from './stages/places.ts';
import { createSampleCheck } from './stages/samples.ts';
import type { Types } from './stages/types.ts';
import { createYamlWriter } from './stages/yaml.ts';

/** Files to write, by name. */
export type Files = Readonly<Record<string, string>>;

/** What one run made, and from what. */
export interface Build {
  document: OpenApiDocument;
  files: Files;
  /** What was read. */
  inputs: Hashes;
  /** What the next run can reuse. */
  reusable: { sources: Sources; json: string };
}

/** How to run the build. */
export interface RunOptions {
  onStage: OnStage;
  /** The build before this one: what has not changed since is not made again. */
  last?: Build | undefined;
  /**
   * Called as soon as the contract has passed its own checks, while Spectral and openapi-typescript, which take longest,
   * are still at work in the background.
   */
  onContract?: (document: OpenApiDocument) => void;
}

const INDEX_RULE = 'index';
const BUNDLE_LINTER = 'scripts/build/background/lint-bundle.ts';
const TYPES_GENERATOR = 'scripts/build/background/types.ts';

/** This module, and those that run in threads. */
const PROGRAMS: readonly string[] = ['scripts/build/pipeline.ts', BUNDLE_LINTER, TYPES_GENERATOR];

/** Spectral and openapi-typescript take as long to load as to run, so each has a thread of its own. */
const bundleLinter = inBackground<{ ruleset: string; json: string }, Finding[]>(BUNDLE_LINTER);
const typesGenerator = inBackground<OpenApiDocument, Types>(TYPES_GENERATOR);

const checkSamples = createSampleCheck();
const writeDocument = createYamlWriter();

/** The modules of this process, which do not change while it runs. */
let code: Promise<Hashes> | undefined;

/**
 * Runs every stage of the build and returns the files that it makes, without writing them.
 *
 * @throws ContractError at the first stage that finds a problem.
 */
export async function runPipeline(
  project: Project,
  { onStage, last, onContract = () => {} }: RunOptions,
): Promise<Build> {
  refuseMissingIndex(project);
  const stage = stageRunner(onStage);
  bundleLinter.start();
  typesGenerator.start();
  code ??= hashCode();
  const inputs = hashFiles(inputsOf(project));
  let json = '';
  let background: ReturnType<typeof runInBackground> | undefined;
  const { sources, document, map } = await readContract(project, readTexts(project), stage, {
    last: last?.reusable.sources,
    onPublished(published) {
      json = `${JSON.stringify(published, null, 2)}\n`;
      if (last?.reusable.json !== json) background = runInBackground(project, published, json);
    },
  });
  const made = { inputs: { ...inputs, ...(await code) }, reusable: { sources, json } };
  if (last && !background) return { ...last, ...made };

  await stage('samples', () => checkSamples(document, map), String);
  onContract(document);
  const files = await writeFiles(document, map, json, stage);
  const [types, findings] = await background!;
  onStage({ name: 'types', duration: types.duration, summary: typesSummary(types.output) });
  refuseFindings(findings.output, map);
  onStage({ name: 'lint bundle', duration: findings.duration, summary: 'no problems' });
  return { document, files: { ...files, 'types.ts': types.output.types, 'models.ts': types.output.models }, ...made };
}

function refuseMissingIndex({ root, entry }: Project): void {
  if (existsSync(entry)) return;
  const place = { file: path.relative(root, entry), line: 1, column: 1 };
  const hint = 'Restore it: the contract begins there.';
  refuse('read sources', [{ ...place, rule: INDEX_RULE, message: 'The file does not exist.', hint }]);
}

/** Whether a build failed because the file that the contract begins with does not exist. */
export function isIndexMissing(error: unknown): boolean {
  return error instanceof ContractError && error.problems.some(({ rule }) => rule === INDEX_RULE);
}

function runInBackground(project: Project, document: OpenApiDocument, json: string) {
  const work = Promise.all([typesGenerator.run(document), bundleLinter.run({ ruleset: project.spectral, json })]);
  // Whatever fails first is reported, and the background stages are not waited for.
  work.catch(() => {});
  return work;
}

/** Writes the files that are made of the document in this thread. */
async function writeFiles(document: OpenApiDocument, map: SourceMap, json: string, stage: StageRunner): Promise<Files> {
  const write = (stageName: string, file: string, run: () => string) =>
    stage(stageName, run, (text) => `${file}: ${kilobytes(text)}`);
  return {
    'openapi.json': json,
    'openapi.yaml': await write('yaml', 'openapi.yaml', () => writeDocument(document)),
    'client.ts': await write('client', 'client.ts', () => generateClient(document)),
    'coverage.md': await write('coverage', 'coverage.md', () => generateCoverage(document)),
    'places.json': await write('places', 'places.json', () => generatePlaces(document, map)),
  };
}

function refuseFindings(findings: readonly Finding[], map: SourceMap): void {
  refuse(
    'lint bundle',
    findings.map(({ path, ...finding }) => ({ ...finding, ...map.locate(path) })),
  );
}

/** What the build reads apart from its own modules. */
function inputsOf({ sources, rules, redocly, spectral }: Project): string[] {
  return [...[sources, rules].flatMap(listFiles), redocly, spectral];
}

async function hashCode(): Promise<Hashes> {
  return hashFiles(await modulesOf(process.cwd(), PROGRAMS));
}

function typesSummary({ types, models }: Types): string {
  return `types.ts: ${kilobytes(types)}, models.ts: ${kilobytes(models)}`;
}

function kilobytes(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}
