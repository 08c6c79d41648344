import { bundleEntries } from './bundle.ts';
import { type BundledPackage, bundledPackages } from './bundled-packages.ts';
import { carriedWorks } from './carried-works.ts';

/** Licences that allow to pass code on under MIT terms, and a font with it, as SPDX identifiers. Reviewed by people, one by one. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

/** Lists the packages whose code reaches users, all of them as part of this one: npm installs no other for them. */
export async function shippedPackages(root: string): Promise<BundledPackage[]> {
  return bundledPackages(root, await bundleEntries(root, undefined));
}

/** Picks the packages whose licence is not allowed. Of licences to choose from (`A OR B`), one is enough. */
export function notAllowed<Package extends { license: string }>(packages: readonly Package[]): Package[] {
  return packages.filter(
    ({ license }) =>
      !license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((choice) => ALLOWED.has(choice)),
  );
}

/** Names what reaches users under a licence that is not allowed; undefined if there is nothing. */
export async function problemOfLicences(root: string): Promise<string | undefined> {
  const refused = notAllowed([...(await shippedPackages(root)), ...carriedWorks(root)]);
  if (refused.length === 0) return undefined;
  const names = refused.map(({ name, version, license }) => `${name} ${version} (${license || 'none'})`);
  return `These licences are not allowed: ${names.join(', ')}. Leave the package out, or review the list of licences.`;
}
