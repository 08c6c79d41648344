import { readFileSync } from 'node:fs';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const { Document, Ruleset, Spectral } = spectralCore;

/** What Spectral found in a bundle. */
export interface Finding {
  rule: string;
  /** Where in the bundle. */
  path: (string | number)[];
  message: string;
  /** What to do about it. */
  hint: string | undefined;
}

/**
 * Lints a bundle with Spectral's rules for OpenAPI, whatever their severity.
 *
 * @param ruleset Path of the `.spectral.yaml`, which says which of the rules do not apply.
 */
export async function lintWithSpectral(ruleset: string, json: string): Promise<Finding[]> {
  const spectral = new Spectral();
  const { rules } = loadRuleset(ruleset);
  spectral.setRuleset(new Ruleset({ extends: [[rulesets.oas as RulesetDefinition, 'all']], rules }));
  const findings = await spectral.run(new Document(json, parsers.Json, 'openapi.json'));
  return findings.map(({ code, path, message }) => ({
    rule: String(code),
    path,
    message,
    hint: spectral.ruleset?.rules[code]?.description ?? undefined,
  }));
}

/** Reads a ruleset that extends `spectral:oas` and does no more than switch rules off. */
function loadRuleset(file: string): { rules: Record<string, 'off'> } {
  const ruleset = parse(readFileSync(file, 'utf8')) as { extends: unknown; rules: Record<string, unknown> };
  const isPlain = JSON.stringify(ruleset.extends) === '[["spectral:oas","all"]]';
  const others = Object.entries(ruleset.rules).filter(([, setting]) => setting !== 'off' && setting !== false);
  if (!isPlain || others.length > 0)
    throw new Error(
      `${file} may only switch off rules of spectral:oas. Rules of our own belong in scripts/build/rules/.`,
    );
  return { rules: Object.fromEntries(Object.keys(ruleset.rules).map((rule) => [rule, 'off'])) };
}
