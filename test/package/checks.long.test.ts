import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { type Bom, selectShipped } from '../../scripts/package/bill-of-materials.ts';
import type { BundledPackage } from '../../scripts/package/bundled-packages.ts';
import { notAllowed, shippedPackages } from '../../scripts/package/licences.ts';

const { root } = projectAt();

describe('what ships', () => {
  let shipped: BundledPackage[];
  beforeAll(async () => {
    shipped = await shippedPackages(root);
  });

  it('is what is bundled, each by its name', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['openapi-fetch', '@remix-run/multipart-parser', 'minisearch']));
    expect(names).not.toContain('vitest');
    expect(shipped.every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
  });

  it('has allowed licences', () => {
    expect(notAllowed(shipped)).toEqual([]);
  });

  it('is in the bill of materials, marked as bundled', () => {
    const component = ({ name, version }: { name: string; version: string }) => ({
      'bom-ref': `${name}@${version}`,
      properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
    });
    const [first, second] = shipped.map((one) => component(one)['bom-ref']) as [string, string];
    const root = { 'bom-ref': 'root', name: 'clone' };
    const bom: Bom = {
      serialNumber: 'urn:uuid:7',
      metadata: { timestamp: '2026-01-01T00:00:00.000Z', component: root },
      components: [component({ name: 'vitest', version: '4.0.0' }), ...shipped.map(component)],
      dependencies: [
        { ref: 'root', dependsOn: ['vitest@4.0.0', first] },
        { ref: first, dependsOn: [second] },
        { ref: 'vitest@4.0.0' },
      ],
    };
    const { components, dependencies, ...about } = selectShipped(bom, shipped, 'inventory-service-api');
    expect(about).toEqual({ metadata: { component: { ...root, name: 'inventory-service-api' } } });
    expect(components.map((entry) => entry['bom-ref'])).toEqual(shipped.map((one) => component(one)['bom-ref']));
    for (const { properties } of components)
      expect(properties).toEqual([{ name: 'cdx:npm:package:bundled', value: 'true' }]);
    expect(dependencies[0]).toEqual({
      ref: 'root',
      dependsOn: components.map((entry) => entry['bom-ref']).filter((ref) => ref !== second),
    });
    expect(dependencies).toContainEqual({ ref: first, dependsOn: [second] });
    expect(() => selectShipped({ ...bom, components: [] }, shipped, 'any')).toThrow('npm ci');
  });
});
