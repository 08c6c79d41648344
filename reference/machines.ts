import type { FullText } from './plain/full-texts.ts';
import { canonicalUrl, plainAddress } from './plain/plain-links.ts';
import type { SitePage } from './views/pages.tsx';

/** The files that a site has for programs, by their addresses. */
export interface MachineFiles {
  /** Title of the API. */
  title: string;
  pages: readonly SitePage[];
  /** The files with several pages. */
  fullTexts: readonly FullText[];
  /** Addresses of the document in its forms. */
  documents: readonly string[];
  /** Where the site will be, with a slash at the end; undefined if that is not known. */
  baseUrl: string | undefined;
}

/** Writes the files for programs: a list of the pages, files with several of them, and a map of the site if its address is known. */
export function machineFiles({ title, pages, fullTexts, documents, baseUrl }: MachineFiles): [string, string][] {
  const lines = pages.map((page) => `- [${page.title}](${plainAddress(page.address)}): ${page.description}`);
  const forms = documents.map((address) => `[${address}](${address})`).join(', ');
  const titles = new Map(pages.map((page) => [plainAddress(page.address), page.title]));
  const files = fullTexts.map((file) => {
    const [first, last] = [file.pages[0]!, file.pages.at(-1)!].map((page) => titles.get(page));
    return `- [${file.title}](${file.address}): ${file.pages.length} pages, from "${first}" to "${last}".`;
  });
  const list = [
    ...[`# ${title}`, `OpenAPI document: ${forms}`],
    ...['## Pages', lines.join('\n')],
    ...['## Many pages in one file', 'Each has at most 100 kB.', files.join('\n'), ''],
  ].join('\n\n');
  return [
    ['llms.txt', list],
    ...fullTexts.map(({ address, text }): [string, string] => [address, text]),
    ...(baseUrl === undefined ? [] : mapOfSite(baseUrl, pages)),
  ];
}

/** The map of a site for search engines, and the file that leads to it, which counts only at the root of a host. */
function mapOfSite(baseUrl: string, pages: readonly SitePage[]): [string, string][] {
  const entries = pages.map(
    ({ address }) => `<url><loc>${canonicalUrl(baseUrl, address).replaceAll('&', '&amp;')}</loc></url>`,
  );
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}sitemap.xml\n`;
  return [
    ['sitemap.xml', map],
    ['robots.txt', robots],
  ];
}
