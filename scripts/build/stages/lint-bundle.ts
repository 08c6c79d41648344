import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { readRuleset } from './spectral-settings.ts';

const { Document, Ruleset, Spectral } = spectralCore;
const { oas } = rulesets;

export interface Finding {
  rule: string;
  /** Where in the bundle. */
  path: (string | number)[];
  message: string;
  hint: string | undefined;
}

/**
 * Lints a bundle with Spectral's rules for OpenAPI, whatever their severity.
 *
 * @param ruleset Path of the `.spectral.yaml`, which says which of the rules do not apply.
 * @throws ContractError if it says anything else.
 */
export async function lintWithSpectral(ruleset: string, json: string): Promise<Finding[]> {
  const spectral = new Spectral();
  const rules = readRuleset(ruleset, oas.rules);
  spectral.setRuleset(new Ruleset({ extends: [[oas, 'all']], rules }));
  const findings = await spectral.run(new Document(json, parsers.Json, 'openapi.json'));
  return findings.map(({ code, path, message }) => ({
    rule: String(code),
    path,
    message,
    hint: spectral.ruleset?.rules[code]?.description ?? undefined,
  }));
}
