import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { billOfMaterials } from '../../scripts/package/bill-of-materials.ts';
import type { BundledPackage } from '../../scripts/package/bundled-packages.ts';
import { shippedPackages } from '../../scripts/package/licences.ts';
import { packagesOf } from '../support/external/tools.ts';

const { root } = projectAt();

interface Written {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: { name: string; purl: string; licenses: unknown[] }[];
}

/** What is wrong with a bill by the schemas of CycloneDX, which its own library brings. */
async function problemsOf(bom: Written): Promise<unknown> {
  const schemas = path.join(await packagesOf('cyclonedx'), 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const read = (name: string): object => JSON.parse(readFileSync(path.join(schemas, name), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}`);
  const validate = ajv.compile(read(`bom-${bom.specVersion}.SNAPSHOT.schema.json`));
  validate(bom);
  return validate.errors ?? [];
}

describe('the bill of materials that is compiled', () => {
  let shipped: BundledPackage[];
  let written: string;
  let bom: Written;
  beforeAll(async () => {
    shipped = await shippedPackages(root);
    written = JSON.stringify(billOfMaterials(root, shipped));
    bom = JSON.parse(written) as Written;
  });

  it('is a CycloneDX bill of what ships', () => {
    expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'inventory-service-api']);
    expect(bom.components.map(({ name }) => name)).toEqual(shipped.map(({ name }) => name));
    expect(
      bom.components.filter(({ purl, licenses }) => !purl.startsWith('pkg:npm/') || licenses.length === 0),
    ).toEqual([]);
  });

  it('is one that the schema of CycloneDX allows, which refuses others', async () => {
    expect(await problemsOf(bom)).toEqual([]);
    expect(await problemsOf({ ...bom, components: [{ name: 'one', purl: '', licenses: [] }] })).not.toEqual([]);
  });

  it('is the same for the same packages', () => {
    expect(JSON.stringify(billOfMaterials(root, shipped))).toBe(written);
  });
});
