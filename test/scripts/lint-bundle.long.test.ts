import { describe, expect, it } from 'vitest';
import { lintWithSpectral } from '../../scripts/build/stages/lint-bundle.ts';
import { soundDocument } from '../rules/document.ts';
import { changed, rulesets, spectral } from './linted.ts';

const ruleset = rulesets();

describe('linting the bundle with Spectral', () => {
  it('finds no undefined tag in a sound document', async () => {
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
});

it('lints what is behind a reference', async () => {
  const json = changed(({ components }) => delete components.parameters['Page']!['description']);
  expect(await lintWithSpectral(spectral, json)).toContainEqual(
    expect.objectContaining({ rule: 'oas3-parameter-description', path: ['components', 'parameters', 'Page'] }),
  );
});
