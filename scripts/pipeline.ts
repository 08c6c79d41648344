import type { Ruleset } from '@stoplight/spectral-core';
import { INPUTS_FILE, inputsFile, type Files } from './output.ts';
import type { Project } from './project.ts';
import { createSourceMap } from './source-map.ts';
import { bundleSources } from './stages/bundle.ts';
import { generateClient } from './stages/client.ts';
import { generateCoverage } from './stages/coverage.ts';
import { lintBundle, loadRuleset } from './stages/lint-bundle.ts';
import { lintSources, openSources } from './stages/lint-sources.ts';
import { checkSamples } from './stages/samples.ts';
import { generateTypes } from './stages/types.ts';

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

/** What a pipeline keeps from one run for the next. */
export interface Memory {
  json: string;
  ruleset: Ruleset;
  files: Files;
}

/**
 * Runs every stage of the build and returns the files that it makes, without writing them.
 *
 * @param memory What an earlier run made; stages whose input is the same are left out.
 * @throws ContractError at the first stage that finds a problem.
 */
export async function runPipeline(project: Project, onStage: OnStage, memory?: Memory): Promise<Memory> {
  async function stage<Result>(name: string, run: () => Promise<Result> | Result, summarize: (result: Result) => string) {
    const start = performance.now();
    const result = await run();
    onStage({ name, duration: performance.now() - start, summary: summarize(result) });
    return result;
  }

  const reader = await openSources(project);
  const sources = createSourceMap(project);
  await stage('lint sources', () => lintSources(project, reader, sources), String);
  const bundle = await stage('bundle', () => bundleSources(project, reader, sources), ({ yaml, document }) =>
    `openapi.yaml, openapi.json: ${Object.keys(document.paths).length} URLs, ${Object.keys(document.components.schemas).length} schemas, ${kilobytes(yaml)}`,
  );
  const inputs = { [INPUTS_FILE]: inputsFile(project) };
  if (memory?.json === bundle.json) return { ...memory, files: { ...memory.files, ...inputs } };

  const ruleset = memory?.ruleset ?? (await loadRuleset(project));
  await stage('lint bundle', () => lintBundle(bundle.json, ruleset, sources), String);
  await stage('samples', () => checkSamples(bundle.document, sources), String);
  const types = await stage('types', () => generateTypes(bundle.document), (text) => `types.ts: ${kilobytes(text)}`);
  const client = await stage('client', () => generateClient(bundle.document), (text) => `client.ts: ${kilobytes(text)}`);
  const coverage = await stage('coverage', () => generateCoverage(bundle.document), (text) => `coverage.md: ${kilobytes(text)}`);
  return {
    json: bundle.json,
    ruleset,
    files: {
      'openapi.yaml': bundle.yaml,
      'openapi.json': bundle.json,
      'types.ts': types,
      'client.ts': client,
      'coverage.md': coverage,
      ...inputs,
    },
  };
}

function kilobytes(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}
