import fs from 'node:fs';
import path from 'node:path';
import spectralCore, { type ISpectralDiagnostic, type Ruleset } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader';

/** What Spectral found in a bundle. */
export interface Finding {
  rule: string;
  /** Where in the bundle. */
  path: (string | number)[];
  message: string;
  /** What to do about it. */
  hint: string | undefined;
}

/** Lints a bundle with the ruleset of a project: `spectral:oas` and our own rules. */
export async function lintWithSpectral(root: string, json: string): Promise<Finding[]> {
  const ruleset = await loadRuleset(root);
  return (await runSpectral(json, ruleset)).map(({ code, path, message }) => ({
    rule: String(code),
    path,
    message,
    hint: ruleset.rules[code]?.description ?? undefined,
  }));
}

/** Loads the `.spectral.yaml` of a folder. */
export function loadRuleset(root: string): Promise<Ruleset> {
  return bundleAndLoadRuleset(path.join(root, '.spectral.yaml'), { fs, fetch: globalThis.fetch });
}

/** Runs a ruleset over a document and returns what it finds, whatever its severity. */
export function runSpectral(json: string, ruleset: Ruleset): Promise<ISpectralDiagnostic[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(ruleset);
  return spectral.run(new spectralCore.Document(json, parsers.Json, 'openapi.json'));
}
