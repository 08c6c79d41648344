import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** Something of another package that this one carries and does not install, such as a font. */
export type CarriedWork = Pick<BundledPackage, 'name' | 'version' | 'license' | 'texts'>;

/** What the typeface of the reference is cut from. */
export const TYPEFACE_SOURCE = { name: '@fontsource-variable/geist', version: '5.3.0', license: 'OFL-1.1' } as const;

/** What the icons of the reference are taken from. */
const ICON_SOURCE = { name: 'lucide-static', version: '1.62.0', license: 'ISC' } as const;

/** Lists what the reference carries of other packages, with the texts of their licences. */
export function carriedWorks(root: string): CarriedWork[] {
  const text = (folder: string): string =>
    readFileSync(path.join(root, 'reference', folder, 'LICENSE.txt'), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim();
  return [
    { ...TYPEFACE_SOURCE, texts: [text('typeface')] },
    { ...ICON_SOURCE, texts: [text('icons')] },
  ];
}
