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
