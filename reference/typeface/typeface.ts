/** The typeface of the site, cut to what its pages use, from the root of the project. `scripts/typeface.ts` makes it. */
export const TYPEFACE = 'reference/typeface/geist.woff2';

/** What it has a glyph for: what can be typed in ASCII, quotes, dashes, dots and arrows. Other characters come from the system. */
export const CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~‘’“”–—…·×→←↑↓−';
