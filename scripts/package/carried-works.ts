import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** Something of another package that this one carries and does not install, such as a font. */
export type CarriedWork = Pick<BundledPackage, 'name' | 'version' | 'license' | 'texts'>;

/** Sources of the reference's typefaces: the package, its file, and the licence in this repository. */
export const TYPEFACE_SOURCES = {
  typeface: {
    name: '@fontsource-variable/geist',
    version: '5.3.0',
    file: 'geist-latin-wght-normal.woff2',
    licence: 'typeface/LICENSE.txt',
  },
  codeTypeface: {
    name: '@fontsource-variable/geist-mono',
    version: '5.3.0',
    file: 'geist-mono-latin-wght-normal.woff2',
    licence: 'typeface/LICENSE-mono.txt',
  },
} as const;

const ICON_SOURCE = { name: 'lucide-static', version: '1.62.0', license: 'ISC' } as const;

/** Lists what the reference carries of other packages, with the texts of their licences. */
export function carriedWorks(root: string): CarriedWork[] {
  const text = (file: string): string =>
    readFileSync(path.join(root, 'reference', file), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim();
  return [
    ...Object.values(TYPEFACE_SOURCES).map(({ name, version, licence }) => ({
      name,
      version,
      license: 'OFL-1.1',
      texts: [text(licence)],
    })),
    { ...ICON_SOURCE, texts: [text('icons/LICENSE.txt')] },
  ];
}
