import { canonicalUrl, plainAddress } from './plain/plain-links.ts';
import type { SitePage } from './views/pages.tsx';

/** The files that a site has for programs, by their addresses. */
export interface MachineFiles {
  /** Title of the API. */
  title: string;
  pages: readonly SitePage[];
  /** Every page as Markdown, by address. */
  plain: ReadonlyMap<string, string>;
  /** Addresses of the document in its forms. */
  documents: readonly string[];
  /** Where the site will be, with a slash at the end; undefined if that is not known. */
  baseUrl: string | undefined;
}

/** Writes the files for programs: lists of the pages, all their text, and a map of the site if its address is known. */
export function machineFiles({ title, pages, plain, documents, baseUrl }: MachineFiles): [string, string][] {
  const lines = pages.map((page) => `- [${page.title}](${plainAddress(page.address)}): ${page.description}`);
  const forms = documents.map((address) => `[${address}](${address})`).join(', ');
  const list = [`# ${title}`, `The document of the API: ${forms}`, '## Pages', lines.join('\n'), ''].join('\n\n');
  return [
    ['llms.txt', list],
    ['llms-full.txt', [...plain.values()].join('\n---\n\n')],
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
