import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../support/document.ts';
import { type Composed, composed, judgedBodies } from './composed.ts';

describe('the contract, composed', () => {
  let made: Composed;
  beforeAll(async () => {
    made = await composed(['organizations', 'taxes', 'tax-groups', 'warehouses']);
  });

  it('judges every sample, and each with any value changed, as before', () => {
    const { judged, differing } = judgedBodies(made);
    expect(judged).toBeGreaterThan(400);
    expect(differing).toEqual([]);
  });

  it('has no allOf but for rules', () => {
    const parts = Object.entries(contract.components.schemas).flatMap(([name, { allOf = [] }]) =>
      allOf.map((rule) => [name, rule] as const),
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(([, rule]) => rule.$ref || rule.properties).map(([name]) => name)).toEqual([]);
  });

  it('leads from a field to the part that defines it', () => {
    const { contract: composition, map } = made;
    const place = composition.map.locate(['components', 'schemas', 'TaxListItem', 'properties', 'tax_name', 'type']);
    expect(place.file).toBe('openapi/resources/taxes/schemas.yaml');
    expect(place).toEqual(map.locate(['components', 'schemas', 'TaxFields', 'properties', 'tax_name', 'type']));
  });
});
