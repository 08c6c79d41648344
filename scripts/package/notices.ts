import type { BundledPackage } from './bundled-packages.ts';

const RULE = '-'.repeat(80);

/** Writes the licences of the packages whose code this package carries, each with its text. */
export function writeNotices(packages: readonly BundledPackage[]): string {
  const head = `This package carries code of the ${packages.length} packages below, under their own licences.`;
  const sections = packages.map(({ name, version, license, texts }) => {
    const body =
      texts.length > 0
        ? texts.join('\n\n')
        : `The package holds no text of its licence. Its package.json says: ${license}`;
    return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${body}`;
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}
