import spectralCore, { type ISpectralDiagnostic, type Ruleset } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader';
import fs from 'node:fs';
import path from 'node:path';
import { refuse, type Problem } from '../problems.ts';
import type { Project } from '../project.ts';
import type { SourceMap } from '../source-map.ts';

/** Loads the Spectral ruleset of a project, `.spectral.yaml`. */
export function loadRuleset(project: Project): Promise<Ruleset> {
  return bundleAndLoadRuleset(path.join(project.root, '.spectral.yaml'), { fs, fetch: globalThis.fetch });
}

/**
 * Lints the bundle with Spectral: `spectral:oas` and our own rules.
 *
 * @throws ContractError if there is any finding, whatever its severity.
 */
export async function lintBundle(json: string, ruleset: Ruleset, sources: SourceMap): Promise<string> {
  const findings = await runSpectral(json, ruleset);
  refuse('lint bundle', findings.map((finding) => toProblem(finding, ruleset, sources)));
  return 'no problems';
}

/** Runs a ruleset over a document and returns what it finds. */
export function runSpectral(json: string, ruleset: Ruleset): Promise<ISpectralDiagnostic[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(ruleset);
  return spectral.run(new spectralCore.Document(json, parsers.Json, 'openapi.json'));
}

function toProblem(finding: ISpectralDiagnostic, ruleset: Ruleset, sources: SourceMap): Problem {
  const rule = String(finding.code);
  return {
    ...sources.locate(finding.path),
    rule,
    message: finding.message,
    hint: ruleset.rules[rule]?.description ?? undefined,
  };
}
