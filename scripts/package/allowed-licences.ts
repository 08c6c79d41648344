/** Licences that allow to pass code on under MIT terms, and a font with it, as SPDX identifiers. Reviewed by people, one by one. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

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
