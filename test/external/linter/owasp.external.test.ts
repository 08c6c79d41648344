import { readFileSync } from 'node:fs';
import path from 'node:path';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../../scripts/lib/project.ts';
import { OF_OWASP } from './explained.ts';

const { Document, Spectral } = spectralCore;
const rules = owasp as unknown as RulesetDefinition;

describe("Spectral's rules of OWASP", () => {
  let broken: Set<string>;
  beforeAll(async () => {
    const spectral = new Spectral();
    spectral.setRuleset(rules);
    const json = readFileSync(path.join(projectAt().generated, 'openapi.json'), 'utf8');
    const findings = await spectral.run(new Document(json, parsers.Json, 'openapi.json'));
    broken = new Set(findings.map(({ code }) => String(code)));
  });

  it('are followed, except for those whose reason is listed', () => {
    expect([...broken].sort()).toEqual(OF_OWASP.map(({ rule }) => rule));
  });

  it('find a token that is sent in the URL', async () => {
    const spectral = new Spectral();
    spectral.setRuleset(rules);
    const scheme = { type: 'apiKey', in: 'query', name: 'token' };
    const document = { openapi: '3.1.0', components: { securitySchemes: { scheme } } };
    const findings = await spectral.run(new Document(JSON.stringify(document), parsers.Json));
    expect(findings.map(({ code }) => code)).toContain('owasp:api2:2023-no-api-keys-in-url');
  });
});
