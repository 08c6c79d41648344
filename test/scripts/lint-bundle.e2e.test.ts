import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceMap } from '../../scripts/build/source-map.ts';
import { lintWithSpectral } from '../../scripts/build/stages/lint-bundle.ts';
import { operationOf } from '../rules/document.ts';
import { patchSources } from '../support/sources.ts';
import { changed, rulesets, spectral } from './linted.ts';

const EXTENDS = 'extends: [[spectral:oas, all]]\n';

const ruleset = rulesets();

describe('linting the bundle with Spectral', () => {
  it('finds what breaks its rules, with the place in the bundle', async () => {
    const json = changed((document) => (operationOf(document).tags = ['Nowhere']));
    expect(await lintWithSpectral(spectral, json)).toContainEqual({
      rule: 'operation-tag-defined',
      path: ['paths', '/settings/taxes/{tax_id}', 'put', 'tags', '0'],
      message: 'Operation tags must be defined in global tags.',
      hint: 'Operation tags must be defined in global tags.',
    });
  });

  it.each([
    ['', 1, 'The ruleset must extend all rules of spectral:oas.'],
    ['extends: [[spectral:oas, recommended]]\nrules: {}', 1, 'The ruleset must extend all rules of spectral:oas.'],
    [`${EXTENDS}rules:\n  info-licence: off`, 3, 'spectral:oas has no rule info-licence.'],
    [`${EXTENDS}rules:\n  info-license: off\n  info-contact: warn`, 4, 'The rule info-contact may only be off.'],
    [`${EXTENDS}rules: [\n`, 3, expect.stringMatching(/^Flow sequence .* end with a \]\.$/)],
  ])('refuses the ruleset %j, in line %i', async (text, line, message) => {
    await expect(lintWithSpectral(ruleset(text), '{}')).rejects.toMatchObject({
      name: 'ContractError',
      problems: [{ file: '.spectral.yaml', line, message }],
    });
  });
});

describe('the source of a part of the bundle', () => {
  const sources = patchSources(['taxes']);
  let map: SourceMap;
  beforeAll(async () => {
    ({ map } = await sources.check());
  });

  it.each([
    [['paths', '/settings/taxes', 'post', 'summary'], 'openapi/resources/taxes/paths.yaml', 'summary: Create a tax'],
    [
      ['components', 'schemas', 'TaxFields', 'properties', 'tax_type'],
      'openapi/resources/taxes/schemas.yaml',
      'tax_type:',
    ],
    [['components', 'parameters', 'Page'], 'openapi/common/parameters.yaml', 'Page:'],
    [['tags', 1, 'name'], 'openapi/openapi.yaml', 'name: Taxes'],
    [
      ['paths', '/settings/taxes', 'post', 'requestBody', 'content', 'application/json', 'example', 'tax_name'],
      'openapi/resources/taxes/samples/createTax.request.json',
      '"tax_name"',
    ],
    [
      ['paths', '/settings/taxes', 'post', 'responses', '201', 'headers', 'X-None'],
      'openapi/resources/taxes/paths.yaml',
      "'201':",
    ],
  ])('of %j is %s', (bundlePath, file, text) => {
    const { line, column, ...place } = map.locate(bundlePath);
    expect(`${place.file}:${line}:${column}`).toBe(sources.placeOf(file, text));
  });
});
