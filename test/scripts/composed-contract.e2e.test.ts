import { beforeAll, describe, expect, it } from 'vitest';
import { createSourceMap, type SourceMap } from '../../scripts/build/source-map.ts';
import { openSources, readTexts } from '../../scripts/build/sources.ts';
import { bundleSources } from '../../scripts/build/stages/bundle.ts';
import { checkReferences } from '../../scripts/build/stages/check-references.ts';
import { type Composition, composeSchemas } from '../../scripts/build/stages/compose.ts';
import { openValidator } from '../../scripts/build/validator.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { sampledBodies } from '../support/bodies.ts';

describe('the contract, composed', () => {
  let bundle: OpenApiDocument;
  let map: SourceMap;
  let contract: Composition;
  beforeAll(async () => {
    const project = projectAt();
    const sources = await openSources(project, readTexts(project));
    map = createSourceMap(project, sources, checkReferences(project, sources));
    bundle = await bundleSources(project, sources);
    contract = composeSchemas(bundle, map);
  }, 60_000);

  it('judges every sample, and each with any value changed, as before', () => {
    const [before, after] = [openValidator(bundle), openValidator(contract.document)];
    const bodies = sampledBodies(contract.document);
    const differing = bodies.filter(
      ({ schema, value }) =>
        (before.violations(schema, value).length === 0) !== (after.violations(schema, value).length === 0),
    );
    expect(bodies.length).toBeGreaterThan(10_000);
    expect(differing.map(({ name }) => name)).toEqual([]);
  }, 120_000);

  it('has no allOf but for rules', () => {
    const parts = Object.entries(contract.document.components.schemas).flatMap(([name, { allOf = [] }]) =>
      allOf.map((rule) => [name, rule] as const),
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(([, rule]) => rule.$ref || rule.properties).map(([name]) => name)).toEqual([]);
  });

  it('leads from a field to the part that defines it', () => {
    const place = contract.map.locate(['components', 'schemas', 'TaxListItem', 'properties', 'tax_name', 'type']);
    expect(place.file).toBe('openapi/resources/taxes/schemas.yaml');
    expect(place).toEqual(map.locate(['components', 'schemas', 'TaxFields', 'properties', 'tax_name', 'type']));
  });
});
