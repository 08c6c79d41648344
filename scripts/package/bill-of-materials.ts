import type { ShippedPackage } from './shipped-packages.ts';

/** A CycloneDX bill of materials, as far as it is read here. */
export interface Bom {
  metadata: { component: { 'bom-ref': string } };
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
const PATH = 'cdx:npm:package:path';
const DEVELOPMENT = 'cdx:npm:package:development';
const BUNDLED = 'cdx:npm:package:bundled';

/**
 * Takes from the bill of all that is installed the packages whose code reaches users. What is bundled is a tool of the
 * development to npm, and marked as bundled here.
 *
 * @throws Error if a package that ships is not in the bill.
 */
export function selectShipped(bom: Bom, shipped: readonly ShippedPackage[]): Bom {
  const byFolder = new Map(bom.components.map((component) => [property(component, PATH), component]));
  const components = shipped.map(({ name, folder, how }) => {
    const component = byFolder.get(folder);
    if (!component) throw new Error(`${name}, in ${folder}, is not in the bill of materials; run npm ci`);
    const others = (component.properties ?? []).filter(({ name: key }) => key !== DEVELOPMENT && key !== BUNDLED);
    return how === 'bundled' ? { ...component, properties: [...others, { name: BUNDLED, value: 'true' }] } : component;
  });
  return {
    ...bom,
    components,
    dependencies: dependenciesAmong(bom, new Set(components.map((component) => component['bom-ref']))),
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

function property({ properties = [] }: Component, wanted: string): string | undefined {
  return properties.find(({ name }) => name === wanted)?.value;
}
