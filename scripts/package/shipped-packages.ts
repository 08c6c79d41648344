import { bundleEntries } from './bundle.ts';
import { type BundledPackage, bundledPackages } from './bundled-packages.ts';

/** Lists the packages whose code reaches users, all of them as part of this one: npm installs no other for them. */
export async function shippedPackages(root: string): Promise<BundledPackage[]> {
  return bundledPackages(root, await bundleEntries(root, undefined));
}
