import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** A CycloneDX bill of materials as `npm sbom` writes it, as far as it is read here. */
export interface Bom {
  /** Another one each time. */
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    component: { 'bom-ref': string; name: string };
  };
  components: Component[];
  dependencies: Dependency[];
}

interface Component {
  'bom-ref': string;
  properties?: Property[];
}

interface Property {
  name: string;
  value: string;
}

interface Dependency {
  ref: string;
  dependsOn?: string[];
}

/** Names of properties, by the CycloneDX taxonomy for npm. */
const DEVELOPMENT = 'cdx:npm:package:development';
const BUNDLED = 'cdx:npm:package:bundled';

/**
 * Makes the bill of materials of the package: what is bundled into it. npm installs nothing else with it.
 *
 * @param root The folder of the project.
 * @throws Error if what is installed there is not what its lock file says.
 */
export function billOfMaterials(root: string, shipped: readonly BundledPackage[]): Bom {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  return selectShipped(listInstalled(root), shipped, name);
}

/** The bill of materials of all that is installed here, tools included. */
function listInstalled(root: string): Bom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'];
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })) as Bom;
}

/**
 * Takes from the bill of all that is installed the packages whose code reaches users. To npm they are tools of the
 * development; they are marked as bundled here. The same packages make the same bill: it has no number and no time.
 *
 * @param name What this package is called. npm calls it by the folder that it lies in.
 * @throws Error if a package that ships is not in the bill.
 */
export function selectShipped(
  bom: Bom,
  shipped: readonly Pick<BundledPackage, 'name' | 'version'>[],
  name: string,
): Bom {
  const byRef = new Map(bom.components.map((component) => [component['bom-ref'], component]));
  const components = shipped.map(({ name, version }) => {
    const component = byRef.get(`${name}@${version}`);
    if (!component) throw new Error(`${name} ${version} is not in the bill of materials; run npm ci`);
    const others = (component.properties ?? []).filter(({ name: key }) => key !== DEVELOPMENT && key !== BUNDLED);
    return { ...component, properties: [...others, { name: BUNDLED, value: 'true' }] };
  });
  const { serialNumber: _, metadata, ...others } = bom;
  const { timestamp: __, component, ...about } = metadata;
  return {
    ...others,
    metadata: { ...about, component: { ...component, name } },
    components,
    dependencies: dependenciesAmong(bom, new Set(components.map((one) => one['bom-ref']))),
  };
}

/** Who needs whom. What nobody needs whose code ships, this package itself needs. */
function dependenciesAmong({ metadata, dependencies }: Bom, kept: ReadonlySet<string>): Dependency[] {
  const among = dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) }));
  const needed = new Set(among.flatMap(({ dependsOn }) => dependsOn));
  return [{ ref: metadata.component['bom-ref'], dependsOn: [...kept].filter((ref) => !needed.has(ref)) }, ...among];
}
