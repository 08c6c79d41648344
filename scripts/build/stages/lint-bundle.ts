import { createRequire } from 'node:module';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { inlineReferences } from './inlined.ts';
import { readRuleset } from './spectral-settings.ts';

const { Ruleset, Spectral } = spectralCore;

/** Spectral's rules for OpenAPI alone, without those for AsyncAPI and Arazzo, which take as long to load. */
const { default: oas } = createRequire(import.meta.url)('@stoplight/spectral-rulesets/dist/oas') as {
  default: RulesetDefinition & { rules: object };
};

/** The name of the document, which Spectral asks for. */
const SOURCE = 'openapi.json';

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
 * @throws ContractError if it says anything else.
 */
export async function lintWithSpectral(ruleset: string, json: string): Promise<Finding[]> {
  const spectral = new Spectral({ resolver });
  const rules = readRuleset(ruleset, oas.rules);
  spectral.setRuleset(new Ruleset({ extends: [[oas, 'all']], rules }));
  const findings = await spectral.run({
    source: SOURCE,
    parsed: { data: JSON.parse(json), ast: undefined, lineMap: [], diagnostics: [] },
    getLocationForJsonPath: () => undefined,
  });
  return findings.map(({ code, path, message }) => ({
    rule: String(code),
    path,
    message,
    hint: spectral.ruleset?.rules[code]?.description ?? undefined,
  }));
}

/**
 * Resolves references for Spectral. Its own resolver, which reads other files as well, takes longer than all rules together;
 * a bundle refers only to itself.
 */
const resolver = {
  uriCache: {},
  async resolve(bundle: object) {
    const { document, references } = inlineReferences(bundle);
    const referred = new Set(Object.values(references).map((reference) => SOURCE + reference));
    const graph = { getNodeData: () => ({ refMap: references }), overallOrder: () => [...referred] };
    return { result: document, graph, errors: [] };
  },
} as unknown as NonNullable<NonNullable<ConstructorParameters<typeof Spectral>[0]>['resolver']>;
