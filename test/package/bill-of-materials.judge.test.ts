import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { shippedPackages } from '../../scripts/package/shipped-packages.ts';
import { run } from './installation.ts';

const { root } = projectAt();

describe('npm run release:sbom', () => {
  it('writes a CycloneDX bill of what ships', { timeout: 180_000 }, async () => {
    run(process.execPath, ['scripts/run.mjs', 'scripts/release-sbom.ts'], root);
    const bom = JSON.parse(readFileSync(path.join(root, 'dist/sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string; group?: string; purl: string; licenses: unknown[] }[];
    };
    const names = bom.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(names).toEqual((await shippedPackages(root)).map(({ name }) => name));
    expect(
      bom.components.filter(({ purl, licenses }) => !purl.startsWith('pkg:npm/') || licenses.length === 0),
    ).toEqual([]);
  });
});
