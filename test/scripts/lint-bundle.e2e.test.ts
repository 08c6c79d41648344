import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceMap } from '../../scripts/build/source-map.ts';
import { lintWithSpectral } from '../../scripts/build/stages/lint-bundle.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { operationOf, type SoundDocument, soundDocument } from '../rules/document.ts';
import { patchSources } from '../support/sources.ts';

const { spectral } = projectAt();
const folder = mkdtempSync(path.join(tmpdir(), 'ruleset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXTENDS = 'extends: [[spectral:oas, all]]\n';

/** A ruleset of its own in a file. */
function ruleset(text: string): string {
  const file = path.join(folder, '.spectral.yaml');
  writeFileSync(file, text);
  return file;
}

/** A small document after a change, as JSON. */
function changed(change: (document: SoundDocument) => void): string {
  const document = soundDocument();
  change(document);
  return JSON.stringify(document);
}

describe('linting the bundle with Spectral', () => {
  it('finds what breaks its rules, with the place in the bundle', async () => {
    const json = changed((document) => (operationOf(document).tags = ['Nowhere']));
    expect(await lintWithSpectral(spectral, json)).toContainEqual({
      rule: 'operation-tag-defined',
      path: ['paths', '/settings/taxes/{tax_id}', 'put', 'tags', '0'],
      message: 'Operation tags must be defined in global tags.',
      hint: 'Operation tags must be defined in global tags.',
    });
    const before = await lintWithSpectral(spectral, JSON.stringify(soundDocument()));
    expect(before.map(({ rule }) => rule)).not.toContain('operation-tag-defined');
  });

  it('leaves out rules that are switched off', async () => {
    const json = JSON.stringify(soundDocument());
    const on = ruleset('extends: [[spectral:oas, all]]\nrules: { info-contact: off }\n');
    expect((await lintWithSpectral(on, json)).map(({ rule }) => rule)).toContain('info-license');
    const off = ruleset('extends: [[spectral:oas, all]]\nrules: { info-contact: off, info-license: off }\n');
    expect((await lintWithSpectral(off, json)).map(({ rule }) => rule)).not.toContain('info-license');
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

it('lints what is behind a reference', async () => {
  const json = changed(({ components }) => delete components.parameters['Page']!['description']);
  expect(await lintWithSpectral(spectral, json)).toContainEqual(
    expect.objectContaining({ rule: 'oas3-parameter-description', path: ['components', 'parameters', 'Page'] }),
  );
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
