import type { OpenApiDocument } from '../src/contract/document.ts';
import { buildAssets } from './assets.ts';
import { createDiagrams } from './model/diagram.ts';
import { searchEntries } from './model/search.ts';
import { createSite } from './model/site.ts';
import { FIXED_PAGES } from './registry.tsx';
import { createPageContext } from './views/context.ts';
import { renderPage, sitePages } from './views/pages.tsx';

/** How to render the reference. */
export interface RenderOptions {
  /** The bundled document. */
  document: OpenApiDocument;
  /** Address of an event stream that announces new builds; for development. */
  reloadFrom?: string;
}

/**
 * Renders the reference.
 *
 * @returns The content of every file by its address, pages and shared files alike.
 * @throws Error if the document lacks something that a page shows.
 */
export async function renderReference({ document, reloadFrom }: RenderOptions): Promise<Map<string, string>> {
  const site = createSite(document);
  const found = FIXED_PAGES.filter(({ group }) => group === undefined);
  const [assets, draw] = await Promise.all([buildAssets(searchEntries(site, found)), createDiagrams()]);
  const pages = sitePages(site).map(({ address, ...page }): [string, string] => {
    const context = createPageContext(site, assets.addresses, draw, address);
    return [address, renderPage(context, { address, ...page }, reloadFrom)];
  });
  return new Map([...pages, ...assets.files]);
}
