import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenApiDocument, writeYaml } from '../../src/contract/index.ts';
import type { Project } from '../lib/project.ts';
import { readContract } from './build-contract.ts';
import { type Hashes, hashFiles, modulesOf } from './freshness.ts';
import { ContractError, refuse } from './problems.ts';
import { listFiles, readTexts, textsBelow } from './source-files.ts';
import type { Sources } from './sources.ts';
import { type OnStage, stageRunner } from './stage.ts';
import { checkSamples } from './stages/check-samples.ts';
import { generateCoverage } from './stages/coverage.ts';
import { lintWithSpectral } from './stages/lint-bundle.ts';
import { generateAffected } from './stages/write-affected.ts';
import { generateClient } from './stages/write-client.ts';
import { generateConventions } from './stages/write-conventions.ts';
import { generatePlaces } from './stages/write-places.ts';
import { generateRules } from './stages/write-rules.ts';
import { generateTypes } from './stages/write-types.ts';
import { generateWords, WORDS } from './stages/write-words.ts';

/** Files to write, by name. */
export type Files = Readonly<Record<string, string>>;

export interface Build {
  document: OpenApiDocument;
  files: Files;
  inputs: Hashes;
  /** Parsed sources. The next run only parses files that have changed. */
  sources: Sources;
}

export interface RunOptions {
  onStage: OnStage;
  last?: Sources | undefined;
}

const INDEX_RULE = 'index';

/** This module, with all that it imports. */
const PROGRAM = 'scripts/build/pipeline.ts';

/** The modules of this process, which do not change while it runs. */
let code: Promise<Hashes> | undefined;

/**
 * Runs every stage of the build and returns the files that it makes, without writing them.
 *
 * @throws ContractError at the first stage that finds a problem.
 */
export async function runPipeline(project: Project, { onStage, last }: RunOptions): Promise<Build> {
  refuseMissingIndex(project);
  const stage = stageRunner(onStage);
  code ??= hashCode();
  const inputs = { ...hashFiles(inputsOf(project)), ...(await code) };
  const { sources, document, map } = await readContract(project, readTexts(project), stage, last);
  const json = `${JSON.stringify(document, null, 2)}\n`;
  await stage('samples', () => checkSamples(document, map), String);
  await stage(
    'lint bundle',
    async () => {
      const findings = await lintWithSpectral(project.spectral, json);
      refuse(
        'lint bundle',
        findings.map(({ path: place, ...finding }) => ({ ...finding, ...map.locate(place) })),
      );
    },
    () => 'no problems',
  );
  const write = (name: string, file: string, run: () => string) =>
    stage(name, run, (text) => `${file}: ${kilobytes(text)}`);
  const files = {
    'openapi.json': json,
    'openapi.yaml': await write('yaml', 'openapi.yaml', () => writeYaml(document)),
    'client.ts': await write('client', 'client.ts', () => generateClient(document)),
    'affected.ts': await write('affected', 'affected.ts', () => generateAffected(document)),
    'conventions.ts': await write('conventions', 'conventions.ts', () => generateConventions(document)),
    'coverage.md': await write('coverage', 'coverage.md', () => generateCoverage(document)),
    'words.ts': await write('words', 'words.ts', () =>
      generateWords(readFileSync(path.join(project.root, WORDS), 'utf8')),
    ),
    'places.json': await write('places', 'places.json', () => generatePlaces(document, map)),
  };
  const rules = await stage(
    'rules',
    () => generateRules(textsBelow(project, 'openapi/rules'), textsBelow(project, 'sandbox')),
    (made) => `rules.json: ${kilobytes(made.json)}`,
  );
  const { types, models } = await stage(
    'types',
    () => generateTypes(document),
    (made) => `types.ts: ${kilobytes(made.types)}, models.ts: ${kilobytes(made.models)}`,
  );
  const typed = { 'types.ts': types, 'models.ts': models };
  return {
    document,
    files: { ...files, ...typed, 'rules.json': rules.json, 'rules.ts': rules.types },
    inputs,
    sources,
  };
}

function refuseMissingIndex({ root, entry }: Project): void {
  if (existsSync(entry)) return;
  const place = { file: path.relative(root, entry), line: 1, column: 1 };
  const hint = 'Restore it: the contract begins there.';
  refuse('read sources', [{ ...place, rule: INDEX_RULE, message: 'The file does not exist.', hint }]);
}

export function isIndexMissing(error: unknown): boolean {
  return error instanceof ContractError && error.problems.some(({ rule }) => rule === INDEX_RULE);
}

/** Lists all inputs of the build except its own modules. */
function inputsOf({ root, sources, rules, bundling, redocly, spectral }: Project): string[] {
  return [...[sources, rules].flatMap(listFiles), bundling, redocly, spectral, path.join(root, 'package.json')];
}

async function hashCode(): Promise<Hashes> {
  return hashFiles(await modulesOf(process.cwd(), [PROGRAM]));
}

function kilobytes(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}
