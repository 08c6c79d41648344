import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { shippedPackages } from '../../scripts/package/shipped-packages.ts';
import { packagesOf } from '../support/judges/tools.ts';
import { run } from './installation.ts';

const { root } = projectAt();

interface Written {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: { name: string; purl: string; licenses: unknown[] }[];
}

/** Runs the program, and reads what it writes. */
function write(): string {
  run(process.execPath, ['scripts/run.mjs', 'scripts/release-sbom.ts'], root);
  return readFileSync(path.join(root, 'dist/sbom.cdx.json'), 'utf8');
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

describe('npm run release:sbom', () => {
  let written: string;
  let bom: Written;
  beforeAll(() => {
    written = write();
    bom = JSON.parse(written) as Written;
  });

  it('writes a CycloneDX bill of what ships', { timeout: 180_000 }, async () => {
    expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'inventory-service-api']);
    expect(bom.components.map(({ name }) => name)).toEqual((await shippedPackages(root)).map(({ name }) => name));
    expect(
      bom.components.filter(({ purl, licenses }) => !purl.startsWith('pkg:npm/') || licenses.length === 0),
    ).toEqual([]);
  });

  it('writes one that the schema of CycloneDX allows, which refuses others', { timeout: 600_000 }, async () => {
    expect(await problemsOf(bom)).toEqual([]);
    expect(await problemsOf({ ...bom, components: [{ name: 'one', purl: '', licenses: [] }] })).not.toEqual([]);
  });

  it('writes the same for the same packages', { timeout: 180_000 }, () => {
    expect(write()).toBe(written);
  });
});
